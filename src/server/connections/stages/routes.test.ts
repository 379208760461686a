import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aConnectionTest } from '#test/a-connection-test.ts'
import { anAdminPortal, aNewCustomer, someSaml } from '#test/a-new-customer.ts'
import { aUser } from '#test/builders.ts'
import { attacker, idp } from '#test/saml-setup.ts'
import { signedInAs } from '#test/test-client.ts'
import { completeSettings } from '#shared/connections/fields.ts'
import { settingsFingerprint } from '#server/connections/settings/settings-fingerprint.ts'

type Portal = Awaited<ReturnType<typeof anAdminPortal>>

const OTHER = 'https://other.northwind.example/metadata'

/** A customer that was saved by the form, and the calls about its connection. */
async function aConnection(portal: Portal, overrides: object = {}) {
  const saml = someSaml(overrides)
  const body = aNewCustomer({ saml })
  const customer = (await portal.admin.post('/api/admin/customers', body)).json()
  const url = `/api/admin/customers/${customer.id}/connection`
  return {
    customer,
    saml,
    url,
    signOn: async () => (await portal.admin.get(url)).json(),
    save: (change: object, version = 0) =>
      portal.admin.put(`${url}/draft`, { saml: { ...saml, ...change }, version }),
    goLive: (seen: object) => portal.admin.post(`${url}/go-live`, seen),
    versions: async () => (await portal.admin.get(`${url}/versions`)).json(),
    returnTo: (number: number) => portal.admin.post(`${url}/versions/${number}/return`),
    switchOff: () => portal.admin.delete(url),
  }
}

/** Writes down that settings passed a test. */
async function pass({ deps }: Portal, customerId: string, settings: object) {
  const fingerprint = settingsFingerprint(completeSettings(settings))
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('connectionTests')
      .values(
        aConnectionTest(customerId, deps.now(), {
          fingerprint,
          state: 'passed',
          finishedAt: deps.now(),
        }),
      )
      .execute(),
  )
}

async function auditOf({ deps }: Portal, customerId: string) {
  const entries = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['action', 'before', 'after'])
      .where('customerId', '=', customerId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )
  return entries.filter(({ action }) => action.startsWith('connection.'))
}

test('save draft changes no live setting and answers the differences', async () => {
  const portal = await anAdminPortal()
  const { customer, save, signOn } = await aConnection(portal)
  expect(await signOn()).toMatchObject({ customer: { id: customer.id }, draft: null })

  const saved = await save({ entityId: OTHER, cert: attacker.certPem })
  expect(saved.statusCode).toBe(200)
  const { live, draft } = await signOn()
  expect(live).toEqual(customer.saml)
  expect(draft).toMatchObject({
    settings: { enabled: true, entityId: OTHER },
    stage: 'draft',
    version: 1,
    testedAt: null,
    changes: [
      { field: 'entityId', before: customer.saml.entityId, after: OTHER },
      {
        field: 'cert',
        before: { sha256: expect.any(String), expiresAt: expect.any(String) },
        after: { sha256: expect.any(String), expiresAt: expect.any(String) },
      },
    ],
  })
  expect(await auditOf(portal, customer.id)).toMatchObject([
    { action: 'connection.draft_saved', after: { entityId: OTHER } },
  ])
})

test('save draft accepts settings when they are incomplete, and answers 400 when they are unusable', async () => {
  const portal = await anAdminPortal()
  const { save } = await aConnection(portal)
  const wrong = await save({ cert: 'no certificate' })
  expect(wrong.statusCode).toBe(400)
  expect(Object.keys(wrong.json().fields)).toEqual(['saml.cert'])
  expect((await save({ entityId: '', cert: '' })).statusCode).toBe(200)
})

test('save draft refuses and stores nothing when values are this portal’s own or a private key', async () => {
  const portal = await anAdminPortal()
  const { customer, save, signOn } = await aConnection(portal)
  const own = new URL(customer.saml.callbackUrl)
  const wrong = await save({
    entityId: `${own.origin}/saml/metadata/${customer.id}`,
    entryPoint: own.href,
    previousCert: idp.privateKey,
  })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().fields).toEqual({
    'saml.entityId': expect.stringContaining('this portal’s own address'),
    'saml.entryPoint': expect.stringContaining('this portal’s own address'),
    'saml.previousCert': expect.stringContaining('private key'),
  })
  expect((await signOn()).draft).toBeNull()
  expect(await auditOf(portal, customer.id)).toEqual([])
  expect((await save({ entityId: `https://idp.example/saml/metadata/1` })).statusCode).toBe(200)
})

test('save draft answers 409 when another user has saved another draft', async () => {
  const portal = await anAdminPortal()
  const { save, signOn } = await aConnection(portal)
  await save({ entityId: OTHER })
  expect((await save({ entityId: 'https://third.example' })).statusCode).toBe(409)
  expect((await signOn()).draft.settings.entityId).toBe(OTHER)
  expect((await save({ entityId: 'https://third.example' }, 1)).statusCode).toBe(200)
})

test('go live asks first when the settings never passed a test', async () => {
  const portal = await anAdminPortal()
  const { customer, save, goLive, signOn } = await aConnection(portal)
  await save({ entityId: OTHER })
  const asked = await goLive({ version: 1 })
  expect(asked.statusCode).toBe(409)
  expect(asked.json().message).toBe('These settings haven’t passed a test.')
  expect((await signOn()).live).toEqual(customer.saml)

  expect((await goLive({ version: 1, untested: true })).statusCode).toBe(200)
  expect(await signOn()).toMatchObject({ live: { entityId: OTHER }, draft: null })
})

test('go live does not ask when the settings passed a test', async () => {
  const portal = await anAdminPortal()
  const { customer, saml, save, goLive, signOn } = await aConnection(portal)
  await save({ entityId: OTHER })
  await pass(portal, customer.id, { ...saml, entityId: OTHER })
  const testedAt = portal.deps.now().toISOString()
  expect(await signOn()).toMatchObject({ liveTestedAt: null, draft: { testedAt } })
  expect((await goLive({ version: 1 })).statusCode).toBe(200)
  expect(await signOn()).toMatchObject({ liveTestedAt: testedAt, draft: null })
})

test('go live answers 400 when a setting is missing, and 409 without a draft or for another one', async () => {
  const portal = await anAdminPortal()
  const { save, goLive } = await aConnection(portal)
  expect((await goLive({ version: 0, untested: true })).statusCode).toBe(409)
  await save({ entityId: '', cert: '' })
  const missing = await goLive({ version: 1, untested: true })
  expect(missing.statusCode).toBe(400)
  expect(Object.keys(missing.json().fields).toSorted()).toEqual(['saml.cert', 'saml.entityId'])
  expect((await goLive({ version: 7, untested: true })).statusCode).toBe(409)
})

test('the sessions of another provider’s people end, and open forms notice, when a draft goes live', async () => {
  const portal = await anAdminPortal()
  const { customer, save, goLive } = await aConnection(portal)
  const person = await signedInAs(portal, await aUser(portal.deps, customer))
  await save({ entityId: OTHER })
  await goLive({ version: 1, untested: true })
  expect((await person.get('/api/tickets')).statusCode).toBe(401)
  const form = { ...aNewCustomer(), domain: customer.domain, version: customer.version }
  const late = await portal.admin.put(`/api/admin/customers/${customer.id}`, form)
  expect(late.statusCode).toBe(409)
})

test('each change of the live settings is a version with its author, time, method and content', async () => {
  const portal = await anAdminPortal()
  const { customer, saml, save, goLive, versions } = await aConnection(portal)
  await save({ entityId: OTHER })
  await goLive({ version: 1, untested: true })
  const form = aNewCustomer({ domain: customer.domain, saml: { ...saml, auditEnabled: false } })
  await portal.admin.put(`/api/admin/customers/${customer.id}`, form)
  // Saved again without a change of single sign-on.
  await portal.admin.put(`/api/admin/customers/${customer.id}`, { ...form, name: 'Renamed' })

  const by = (await portal.admin.get('/api/auth/user')).json().user.name
  const made = { madeAt: portal.deps.now().toISOString(), madeBy: by, isOn: true }
  expect(await versions()).toMatchObject([
    {
      ...made,
      number: 3,
      way: 'form',
      isLive: true,
      changes: [
        { field: 'entityId', before: OTHER, after: customer.saml.entityId },
        { field: 'auditEnabled', before: true, after: false },
      ],
    },
    { ...made, number: 2, way: 'page', isLive: false, changes: [{ field: 'entityId' }] },
    { ...made, number: 1, way: 'form', isLive: false },
  ])
})

test('an earlier version comes back as another one, and the draft is kept, when it is returned to', async () => {
  const portal = await anAdminPortal()
  const { customer, save, goLive, versions, returnTo, signOn } = await aConnection(portal)
  await save({ entityId: OTHER })
  await goLive({ version: 1, untested: true })
  await save({ entityId: 'https://third.example' })

  expect((await returnTo(1)).statusCode).toBe(200)
  const { live, draft } = await signOn()
  expect(live).toEqual(customer.saml)
  expect(draft.settings.entityId).toBe('https://third.example')
  expect(await versions()).toMatchObject([
    { number: 3, way: 'return', returnedTo: 1, isLive: true },
    { number: 2 },
    { number: 1 },
  ])
  expect((await auditOf(portal, customer.id)).at(-1)).toMatchObject({
    action: 'connection.returned',
    before: { entityId: OTHER },
    after: { entityId: customer.saml.entityId },
  })
  expect((await returnTo(9)).statusCode).toBe(404)
})

test('the settings from before versions are kept with the first change', async () => {
  const portal = await anAdminPortal()
  const { customer, save, goLive, versions, returnTo, signOn } = await aConnection(portal)
  // A process of the release before changes the row alone.
  await asWorker(portal.deps.db, (tx) =>
    tx
      .updateTable('connections')
      .set({ entityId: OTHER })
      .where('customerId', '=', customer.id)
      .execute(),
  )
  await save({ entityId: 'https://third.example' })
  await goLive({ version: 1, untested: true })
  expect(await versions()).toMatchObject([{ number: 3 }, { number: 2 }, { number: 1 }])
  await returnTo(2)
  expect((await signOn()).live.entityId).toBe(OTHER)
})

test('the live settings stay when the draft is discarded', async () => {
  const portal = await anAdminPortal()
  const { customer, url, save, signOn } = await aConnection(portal)
  await save({ entityId: OTHER })
  expect((await portal.admin.delete(`${url}/draft`)).statusCode).toBe(200)
  expect(await signOn()).toMatchObject({ live: customer.saml, draft: null })
})

test('no one is admitted any more, and the settings remain as a version, when a connection is switched off', async () => {
  const portal = await anAdminPortal()
  const { customer, save, switchOff, versions, returnTo, signOn } = await aConnection(portal)
  const person = await signedInAs(portal, await aUser(portal.deps, customer))
  await save({ entityId: OTHER })
  const off = await switchOff()
  expect(off.json()).toMatchObject({
    live: { ...customer.saml, enabled: false },
    off: { version: 1, at: portal.deps.now().toISOString(), by: 'Ada Admin' },
    draft: { settings: { entityId: OTHER } },
  })
  const overview = await portal.admin.get(`/api/admin/customers/${customer.id}/overview`)
  expect(overview.json().customer.setup.state).toBe('off')
  expect((await person.get('/api/tickets')).statusCode).toBe(401)
  expect(await versions()).toMatchObject([
    { number: 2, way: 'page', isOn: false, isLive: true, changes: [{ field: 'enabled' }] },
    { number: 1, isOn: true },
  ])
  expect((await auditOf(portal, customer.id)).at(-1)).toMatchObject({
    action: 'connection.switched_off',
    before: { enabled: true },
    after: { enabled: false },
  })

  expect((await switchOff()).statusCode).toBe(200)
  expect(await versions()).toHaveLength(2)
  await returnTo(1)
  expect(await signOn()).toMatchObject({ live: customer.saml, off: null })
})

test('a pilot ends, too, when the connection is switched off', async () => {
  const portal = await anAdminPortal()
  const { customer, url, save, switchOff } = await aConnection(portal)
  await save({ entityId: OTHER })
  const emails = [`ada@${customer.domain}`]
  await portal.admin.post(`${url}/pilot`, { version: 1, untested: true, emails })
  expect((await switchOff()).json().draft).toMatchObject({ stage: 'draft', pilotEmails: emails })
})
