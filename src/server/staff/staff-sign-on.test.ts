import { afterEach, expect, test } from 'vitest'

import { anAdministrator, TEST_PASSWORD } from '#test/builders.ts'
import { buildTestApp, type TestApp } from '#test/build-test-app.ts'
import { aTeamConnection } from '#test/team-connection.ts'
import { aVisitor, confirmedAs, signedInAs } from '#test/test-client.ts'

const WAY = '/api/admin/staff-sign-on'

// The rule and the connection are the installation's, and the tests of this file share one.
afterEach(async () => {
  const { deps } = await buildTestApp()
  await deps.db.updateTable('installation').set({ staffPasswords: 'everybody' }).execute()
  await deps.db.deleteFrom('connections').execute()
  await deps.db.updateTable('users').set({ active: false }).execute()
})

async function aListedTeam(portal: TestApp) {
  const [listed, other] = [await anAdministrator(portal.deps), await anAdministrator(portal.deps)]
  const client = await confirmedAs(portal, listed)
  await client.put(`/api/admin/staff/${listed.id}`, { mayUsePassword: true })
  return { listed, other, client }
}

function logIn(portal: TestApp, email: string, password = TEST_PASSWORD) {
  return aVisitor(portal).post('/api/auth/admin-login', { email, password })
}

test('every account may use a password until it is limited to listed accounts', async () => {
  const portal = await buildTestApp()
  const { listed, other, client } = await aListedTeam(portal)
  expect((await client.get(WAY)).json()).toMatchObject({ isOn: false, passwords: 'everybody' })
  expect((await client.put(`${WAY}/passwords`, { passwords: 'listed' })).json()).toMatchObject({
    passwords: 'listed',
  })

  // Without the other way in, the rule would lock everybody out.
  expect((await logIn(portal, other.email)).statusCode).toBe(200)
  await aTeamConnection(portal.deps)
  expect((await client.get(WAY)).json()).toMatchObject({ isOn: true, passwords: 'listed' })
  const refused = await logIn(portal, other.email)
  expect(refused.statusCode).toBe(403)
  expect(refused.json().error).toBe('password_not_allowed')
  expect((await logIn(portal, listed.email)).statusCode).toBe(200)
  expect((await logIn(portal, other.email, 'another password')).json().error).toBe(
    'invalid_credentials',
  )
})

test('passwords cannot be limited when no administrator with a password is listed', async () => {
  const portal = await buildTestApp()
  const client = await confirmedAs(portal, await anAdministrator(portal.deps))
  const res = await client.put(`${WAY}/passwords`, { passwords: 'listed' })
  expect(res.statusCode).toBe(409)
  expect(res.json().message).toContain('First choose an emergency account')
})

test('an administrator stays one when passwords are limited and they are the last listed one', async () => {
  const portal = await buildTestApp()
  const { listed, other, client } = await aListedTeam(portal)
  await client.put(`${WAY}/passwords`, { passwords: 'listed' })
  for (const change of [{ mayUsePassword: false }, { active: false }, { role: 'agent' }]) {
    const res = await client.put(`/api/admin/staff/${listed.id}`, change)
    expect(res.statusCode, JSON.stringify(change)).toBe(409)
  }
  await client.put(`/api/admin/staff/${other.id}`, { mayUsePassword: true })
  const res = await client.put(`/api/admin/staff/${listed.id}`, { mayUsePassword: false })
  expect(res.json()).toMatchObject({ mayUsePassword: false })
})

test('the list of accounts is changed with a confirmation, and both changes are in the audit log', async () => {
  const portal = await buildTestApp()
  const { listed, client } = await aListedTeam(portal)
  const unconfirmed = await signedInAs(portal, listed)
  const res = await unconfirmed.put(`/api/admin/staff/${listed.id}`, { mayUsePassword: false })
  expect(res.json().error).toBe('confirmation_required')
  const rule = await unconfirmed.put(`${WAY}/passwords`, { passwords: 'listed' })
  expect(rule.json().error).toBe('confirmation_required')

  await client.put(`${WAY}/passwords`, { passwords: 'listed' })
  const entries = (await client.get('/api/admin/audit-log')).json()
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'settings.changed', after: { staffPasswords: 'listed' } },
    { action: 'account.changed', after: { mayUsePassword: true } },
  ])
})
