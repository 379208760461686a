import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { anAdministrator } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { confirmedAs, signedInAs } from '#test/test-client.ts'
import { aWorkCustomer, startWorkAccounts } from '#test/work-account-sign-in.ts'

const PATH = '/api/admin/sign-in-applications'

async function anApplicationPage() {
  const portal = await buildTestApp()
  await portal.deps.db.deleteFrom('connections').execute()
  await portal.deps.db.deleteFrom('signInApplications').execute()
  const admin = await anAdministrator(portal.deps)
  return { ...portal, admin, client: await confirmedAs(portal, admin) }
}

test('get sign-in applications answers the addresses to register when there is none yet', async () => {
  const { client, deps } = await anApplicationPage()
  const { publicUrl } = deps.config
  const none = { clientId: '', hasSecret: false, clientProof: 'client_secret', usedBy: [] }
  expect((await client.get(PATH)).json()).toEqual({
    microsoft: {
      ...none,
      redirectUri: `${publicUrl}/api/auth/oidc/microsoft/callback`,
      postLogoutUri: `${publicUrl}/login`,
    },
    google: {
      ...none,
      redirectUri: `${publicUrl}/api/auth/oidc/google/callback`,
      postLogoutUri: null,
    },
  })
})

test('save sign-in applications keeps a secret that is left blank, and answers and audits none', async () => {
  const { client, deps } = await anApplicationPage()
  const google = { clientId: 'one.apps.example', clientSecret: 'hush-hush' }
  const saved = await client.put(PATH, { google })
  expect(saved.json()).toMatchObject({
    google: { clientId: google.clientId, hasSecret: true },
    microsoft: { clientId: '' },
  })
  const kept = await client.put(PATH, { google: { ...google, clientSecret: '' } })
  expect(kept.json().google).toMatchObject({ hasSecret: true })
  const moved = await client.put(PATH, { google: { clientId: 'two.apps.example' } })
  expect(moved.statusCode).toBe(400)
  expect(moved.json()).toMatchObject({ fields: { 'google.clientSecret': expect.any(String) } })
  const log = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'settings.sign_in_applications_changed')
      .execute(),
  )
  expect(log).toHaveLength(1)
  expect(log[0]?.after).toMatchObject({ google: { clientId: google.clientId } })
  expect(JSON.stringify([saved.json(), log])).not.toContain('hush')
})

test('save sign-in applications asks for a confirmation when there is none', async () => {
  const page = await anApplicationPage()
  const client = await signedInAs(page, page.admin)
  const res = await client.put(PATH, { google: { clientId: 'evil', clientSecret: 'evil' } })
  expect(res.json()).toMatchObject({ error: 'confirmation_required' })
})

test('an application is not removed while customers sign in by it', async () => {
  const page = await anApplicationPage()
  await startWorkAccounts(page, 'google')
  const customer = await aWorkCustomer(page, 'google')
  const remove = () => page.client.put(PATH, { google: { clientId: '' } })
  expect((await remove()).statusCode).toBe(409)
  expect((await page.client.get(PATH)).json().google.usedBy).toEqual([
    { id: customer.id, name: customer.name },
  ])
  await page.client.delete(`/api/admin/customers/${customer.id}/connection`)
  expect((await remove()).json()).toMatchObject({ google: { clientId: '', hasSecret: false } })
})

test('Google can be drafted and not tested when the installation has no application', async () => {
  const page = await anApplicationPage()
  await startWorkAccounts(page, 'google')
  const customer = await aWorkCustomer(page, 'google', { enabled: false })
  await page.deps.db.deleteFrom('signInApplications').execute()
  const path = `/api/admin/customers/${customer.id}/connection`
  const saml = { kind: 'google', enabled: true }
  const saved = (await page.client.put(`${path}/draft`, { saml, version: 0 })).json()
  expect(saved.availableKinds).toEqual(['saml', 'oidc'])
  expect(saved.draft.settings.entityId).toBe(page.deps.config.googleIssuer)
  const refused = { fields: { 'saml.kind': expect.stringMatching(/application/) } }
  expect((await page.client.post(`${path}/tests`, { saml })).json()).toMatchObject(refused)
  const live = await page.client.post(`${path}/go-live`, { version: 1, untested: true })
  expect(live.json()).toMatchObject(refused)
  const begun = await page.client.post('/api/auth/initiate-login', {
    email: `ada@${customer.domain}`,
  })
  expect(begun.json()).toMatchObject({ success: false })
})
