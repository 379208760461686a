import { afterEach, expect, test } from 'vitest'

import { createSession } from '#server/access/sessions/sessions.ts'
import { cookieName } from '#server/platform/http/request/cookies.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import { anAdministrator, anAgent } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { aTeamConnection } from '#test/team-connection.ts'
import { aVisitor, confirmedAs, signedInAs } from '#test/test-client.ts'

// The team's connection and accounts are the installation's, and the tests of this file share one.
afterEach(async () => {
  const { deps } = await buildTestApp()
  await deps.db.deleteFrom('connections').execute()
  await deps.db.updateTable('users').set({ active: false }).execute()
})

/** Creates a team that is connected to its own provider. One member came in by that, and two by passwords. */
async function aConnectedTeam() {
  const portal = await buildTestApp()
  const { deps } = portal
  const team = await aTeamConnection(deps)
  const agent = await anAgent(deps)
  const { token } = await createSession(deps, agent, { byProvider: true })
  const byProvider = aVisitor(portal)
  byProvider.cookies.set(cookieName(deps.config, SESSION_COOKIE), token)
  const admin = await confirmedAs(portal, await anAdministrator(deps))
  return {
    ...portal,
    admin,
    byProvider,
    byPassword: await signedInAs(portal, agent),
    url: `/api/admin/customers/${team.id}/connection`,
  }
}

test('people of its provider are signed out, and none with a password, when the team is switched off', async () => {
  const { admin, byProvider, byPassword, url } = await aConnectedTeam()
  expect((await byProvider.get('/api/account')).statusCode).toBe(200)
  expect((await admin.delete(url)).json()).toMatchObject({
    customer: { isTeam: true },
    live: { enabled: false },
  })
  expect((await byProvider.get('/api/account')).statusCode).toBe(401)
  expect((await byPassword.get('/api/account')).statusCode).toBe(200)
  expect((await admin.get(url)).statusCode).toBe(200)
  expect((await admin.get('/api/auth/team-sign-on')).json()).toEqual({ url: null })
})

test('people of the previous provider are signed out, and no one else, when the team has another one', async () => {
  const { admin, byProvider, byPassword, url } = await aConnectedTeam()
  const { live } = (await admin.get(url)).json()
  const saml = { ...live, entityId: 'https://other.example/metadata' }
  await admin.put(`${url}/draft`, { saml, version: 0 })
  expect((await admin.post(`${url}/go-live`, { version: 1, untested: true })).statusCode).toBe(200)
  expect((await byProvider.get('/api/account')).statusCode).toBe(401)
  expect((await byPassword.get('/api/account')).statusCode).toBe(200)
  expect((await admin.get(url)).statusCode).toBe(200)
})

test('switch off of the team answers 409 when no administrator has a password', async () => {
  const { deps, admin, url } = await aConnectedTeam()
  await deps.db.updateTable('users').set({ passwordHash: null }).execute()
  const refused = await admin.delete(url)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toContain('no administrator has a password')
  expect((await admin.get(url)).json().live.enabled).toBe(true)
})
