import { beforeEach, expect, test, vi } from 'vitest'

import type { AuditAction } from '#shared/audit/values.ts'
import type { Settings, SettingsInput } from '#shared/settings/contract.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { endQueriesWith } from '#server/platform/db/pool/ended-queries.ts'
import { aPortal, aSignedInAdministrator, type Portal } from '#test/a-portal.ts'
import { anAdministrator } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { aVisitor, signedInAs } from '#test/test-client.ts'
import { followInstallation } from './follow-installation.ts'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const HOSTILE_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

function base64(text: string) {
  return Buffer.from(text).toString('base64')
}

function someSettings(overrides: Partial<SettingsInput> = {}): SettingsInput {
  return {
    name: 'Contoso Support',
    contact: { text: 'Write to us', url: 'mailto:help@contoso.example' },
    contactDetails: ['Monday to Friday, 8 AM to 6 PM', '+1 555 0100'],
    resources: [
      { text: 'Handbook', url: 'https://contoso.example/handbook' },
      { text: 'Status', url: null },
    ],
    privacyUrl: 'https://contoso.example/privacy',
    timeZone: 'Europe/Berlin',
    nearPercent: 20,
    undoSeconds: 15,
    reopenDays: 14,
    assignOnReply: true,
    acknowledgeTickets: false,
    askForRating: false,
    ...overrides,
  }
}

// The settings belong to the installation, and the tests of this file share one.
beforeEach(async () => {
  const { deps } = await buildTestApp()
  await asStaff(deps.db, async (tx) => {
    await tx.deleteFrom('installationLogo').execute()
    await tx
      .updateTable('installation')
      .set({ name: 'Portico', timeZone: 'UTC', updatedBy: null, version: 1 })
      .execute()
  })
})

async function anAdminPortal() {
  const portal = await buildTestApp()
  return { ...portal, client: await aSignedInAdministrator(portal) }
}

function listAudit({ deps }: Pick<Portal, 'deps'>, action: AuditAction) {
  return asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['action', 'actorName', 'subjectName', 'before', 'after'])
      .where('action', '=', action)
      .orderBy('id')
      .execute(),
  )
}

test('the settings are neutral when the installation is new', async () => {
  const { client } = await anAdminPortal()
  expect((await client.get('/api/admin/settings')).json()).toMatchObject({
    name: 'Portico',
    logo: null,
    timeZone: 'UTC',
    version: 1,
    updatedBy: null,
  })
})

test('saving the settings normalizes them and records who saved them', async () => {
  const portal = await buildTestApp()
  const client = await signedInAs(portal, await anAdministrator(portal.deps, { name: 'Ada Admin' }))
  const typed = someSettings({ name: '  Contoso  ', privacyUrl: ' https://CONTOSO.example ' })
  const res = await client.put('/api/admin/settings', { ...typed, version: 1 })
  expect(res.statusCode).toBe(200)
  const saved = {
    hasCrm: false,
    ...someSettings({ name: 'Contoso', privacyUrl: 'https://contoso.example/' }),
    language: null,
    logo: null,
    version: 2,
    updatedAt: portal.deps.now().toISOString(),
    updatedBy: 'Ada Admin',
  }
  expect(res.json()).toEqual(saved)
  expect((await client.get('/api/admin/settings')).json()).toEqual(saved)
})

test('the settings are accepted when they have empty addresses and empty lists', async () => {
  const { client } = await anAdminPortal()
  const res = await client.put('/api/admin/settings', {
    ...someSettings(),
    contact: { text: 'Ask', url: '' },
    contactDetails: [],
    resources: [],
    privacyUrl: '',
  })
  expect(res.json()).toMatchObject({
    contact: { text: 'Ask', url: null },
    contactDetails: [],
    resources: [],
    privacyUrl: null,
  })
})

test('saving the settings writes an audit entry of the changes, and none when nothing changed', async () => {
  const portal = await anAdminPortal()
  const { client } = portal
  await client.put('/api/admin/settings', someSettings())
  const known = (await listAudit(portal, 'settings.changed')).length
  const renamed = someSettings({ name: 'Fabrikam' })
  await client.put('/api/admin/settings', renamed)
  const again = await client.put('/api/admin/settings', renamed)
  const entries = await listAudit(portal, 'settings.changed')
  expect(entries.slice(known)).toMatchObject([
    { before: { name: 'Contoso Support' }, after: { name: 'Fabrikam' } },
  ])
  expect(Object.keys(entries.at(-1)?.after ?? {})).toEqual(['name'])
  expect(again.json().version).toBe(3)
})

test('saving the settings answers 409 with the current state when another user has saved', async () => {
  const { client } = await anAdminPortal()
  const { version }: Settings = (await client.get('/api/admin/settings')).json()
  await client.put('/api/admin/settings', { ...someSettings({ name: 'First' }), version })
  const late = await client.put('/api/admin/settings', {
    ...someSettings({ name: 'Late' }),
    version,
  })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ error: 'conflict', settings: { name: 'First', version: 2 } })
  expect((await client.get('/api/admin/settings')).json().name).toBe('First')
})

test.each<[string, Partial<Record<keyof SettingsInput, unknown>>]>([
  ['name', { name: '   ' }],
  ['name', { name: 'x'.repeat(61) }],
  ['name', { name: 'a\0b' }],
  ['contact.text', { contact: { text: '', url: null } }],
  ['contact.url', { contact: { text: 'x', url: 'javascript:alert(1)' } }],
  ['contact.url', { contact: { text: 'x', url: 'java\nscript:alert(1)' } }],
  ['contact.url', { contact: { text: 'x', url: 'http://contoso.example' } }],
  ['contact.url', { contact: { text: 'x', url: 'help at contoso.example' } }],
  ['contactDetails', { contactDetails: Array(9).fill('x') }],
  ['contactDetails', { contactDetails: ['x', ' '] }],
  ['resources', { resources: [{ text: 'x', url: 'data:text/html,x' }] }],
  ['resources', { resources: [{ text: 'x', url: 'mailto:a@b.example' }] }],
  ['resources', { resources: Array.from({ length: 9 }, () => ({ text: 'x', url: null })) }],
  ['resources.text', { resources: [{ text: ' ', url: null }] }],
  ['privacyUrl', { privacyUrl: '/privacy' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
])('%s is refused when it is %j', async (field, overrides) => {
  const { client } = await anAdminPortal()
  const res = await client.put('/api/admin/settings', { ...someSettings(), ...overrides })
  expect(res.statusCode).toBe(400)
  expect(Object.keys(res.json().fields)).toEqual([field])
})

test('saving a plain http link is allowed only to loopback, and only when the portal is on loopback', async () => {
  const local = await anAdminPortal()
  const settings = someSettings({ privacyUrl: 'http://localhost:8080/privacy' })
  expect((await local.client.put('/api/admin/settings', settings)).statusCode).toBe(200)
  const publicly = await buildTestApp({ isLoopback: false })
  const client = await aSignedInAdministrator(publicly)
  const refused = await client.put('/api/admin/settings', settings)
  expect(refused.json().fields).toHaveProperty('privacyUrl')
})

test('the default time zone applies when a customer has none', async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const { customer, client, deps } = portal
  await deps.db
    .updateTable('customers')
    .set({ timeZone: null })
    .where('id', '=', customer.id)
    .execute()
  await admin.put('/api/admin/settings', someSettings({ timeZone: 'Asia/Tokyo' }))
  const promise = (await client.get('/api/tickets/service-level')).json()
  expect(promise.timeZone).toBe('Asia/Tokyo')
  const raised = await client.post('/api/tickets', {
    subject: 'x',
    description: 'x',
    categories: ['HARDWARE_ISSUE'],
  })
  // At 19:00 in Tokyo the clock starts at 9 o'clock the next morning, which is midnight in UTC.
  expect(raised.json().sla.responseDueAt).toBe('2026-03-04T01:00:00.000Z')
})

test('a logo has an address of its own that may be cached forever', async () => {
  const portal = await anAdminPortal()
  const { client } = portal
  const { logo }: Settings = (
    await client.put('/api/admin/settings/logo', { content: PIXEL })
  ).json()
  expect(logo).toMatchObject({ contentType: 'image/png', width: 1, height: 1 })
  const served = await aVisitor(portal).get(logo!.url)
  expect(served.statusCode).toBe(200)
  expect(served.rawPayload.toString('base64')).toBe(PIXEL)
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const other = (await client.put('/api/admin/settings/logo', { content: base64('<svg/>') })).json()
  expect(other.logo.url).not.toBe(logo!.url)
  const outdated = await aVisitor(portal).get(logo!.url)
  expect(outdated.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'private, no-cache',
  })
})

test('a logo is served with a policy that lets nothing in it run when it is SVG', async () => {
  const portal = await anAdminPortal()
  const res = await portal.client.put('/api/admin/settings/logo', {
    content: base64(HOSTILE_DRAWING),
  })
  const served = await aVisitor(portal).get(res.json().logo.url)
  expect(served.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['a page', base64('<!doctype html><script>alert(1)</script>')],
  ['nothing', ''],
  ['no Base64', '<svg/>'],
  ['a picture of an absurd size', base64('<svg width="1e300" height="1e300"/>')],
  ['a picture too wide to see', base64('<svg viewBox="0 0 1e9 1"/>')],
  [
    'too large a picture',
    Buffer.concat([Buffer.from('<svg/>'), Buffer.alloc(262_144)]).toString('base64'),
  ],
])('a logo is refused when it is %s', async (_, content) => {
  const portal = await anAdminPortal()
  const res = await portal.client.put('/api/admin/settings/logo', { content })
  expect(res.statusCode).toBe(400)
  expect(Object.keys(res.json().fields)).toEqual(['content'])
  expect((await aVisitor(portal).get('/api/installation/logo')).statusCode).toBe(404)
})

test('saving a logo answers 415 when it is not sent as JSON', async () => {
  const { client } = await anAdminPortal()
  const res = await client.send('PUT', '/api/admin/settings/logo', {
    payload: Buffer.from(PIXEL, 'base64'),
    headers: { 'content-type': 'image/png' },
  })
  expect(res.statusCode).toBe(415)
})

test('audit entries are written without the picture when a logo is saved or removed', async () => {
  const portal = await anAdminPortal()
  const { client } = portal
  const known = (await listAudit(portal, 'settings.logo_changed')).length
  const { logo }: Settings = (
    await client.put('/api/admin/settings/logo', { content: PIXEL })
  ).json()
  expect((await client.delete('/api/admin/settings/logo')).json().logo).toBeNull()
  expect((await client.delete('/api/admin/settings/logo')).statusCode).toBe(200)
  expect((await aVisitor(portal).get(logo!.url)).statusCode).toBe(404)
  const entries = await listAudit(portal, 'settings.logo_changed')
  expect(entries.slice(known)).toMatchObject([
    { before: { contentType: null, sha256: null }, after: { contentType: 'image/png' } },
    { before: { contentType: 'image/png' }, after: { contentType: null, sha256: null } },
  ])
})

test('an open settings form stays current when a logo is saved', async () => {
  const { client } = await anAdminPortal()
  await client.put('/api/admin/settings/logo', { content: PIXEL })
  const res = await client.put('/api/admin/settings', { ...someSettings(), version: 1 })
  expect(res.statusCode).toBe(200)
  expect(res.json().logo).not.toBeNull()
})

test('the settings cache drops an answer when a change came after its query', async () => {
  const { deps, client } = await anAdminPortal()
  const early = Promise.withResolvers<void>()
  const gates = [undefined, early.promise]
  const db = deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await gates.shift()
      return result
    },
  })
  const installation = await followInstallation({ db, log: deps.log })
  installation.forget()
  const asked = installation.brand('en')
  await client.put('/api/admin/settings', someSettings({ name: 'Newest' }))
  installation.forget()
  expect((await installation.brand('en')).name).toBe('Newest')
  early.resolve()
  await asked
  expect((await installation.brand('en')).name).toBe('Newest')
})

test('the settings are read to the end when the request that asked for them has ended', async () => {
  const { deps } = await anAdminPortal()
  const warn = vi.spyOn(deps.log, 'warn')
  const installation = await followInstallation(deps)
  installation.forget()
  const ended = AbortSignal.abort()
  endQueriesWith(
    () => ended,
    () => installation.language(),
  )
  await installation.brand('en')
  expect(warn).not.toHaveBeenCalled()
})

test('the text of the contact is in the language of the reader when it is the default, and as it was typed when it is custom', async () => {
  const { deps, client } = await anAdminPortal()
  const installation = await followInstallation(deps)
  const read = async (text: string) => {
    await client.put('/api/admin/settings', { ...someSettings(), contact: { text, url: null } })
    installation.forget()
    return (await installation.brand('de')).contact.text
  }
  const usual = wordsIn('en').settings.usualContact
  expect(await read(usual)).toBe(wordsIn('de').settings.usualContact)
  expect(await read('Ask Ada')).toBe('Ask Ada')
})

const HANDBOOK = { text: 'Handbook', url: 'https://contoso.example/handbook' }

test('a link keeps its names when they are left out, and loses those that are empty', async () => {
  const portal = await anAdminPortal()
  const save = async (link: object) => {
    const resources = [{ ...HANDBOOK, ...link }]
    const res = await portal.client.put('/api/admin/settings', { ...someSettings(), resources })
    return res.json().resources
  }
  const named = { ...HANDBOOK, names: { de: 'Handbuch' } }
  expect(await save({ names: { de: ' Handbuch ' } })).toEqual([named])
  const [entry] = (await listAudit(portal, 'settings.changed')).slice(-1)
  expect(entry?.after).toMatchObject({ resources: [named] })
  expect(await save({})).toEqual([named])
  expect(await save({ names: { de: '' } })).toEqual([HANDBOOK])
})

test.each([
  [{ tlh: 'Manuel' }, 'tlh'],
  [{ de: 'x'.repeat(61) }, 'resources.names.de'],
])('the names %j are refused when they are given to a link', async (names, field) => {
  const { client } = await anAdminPortal()
  const resources = [{ ...HANDBOOK, names }]
  const res = await client.put('/api/admin/settings', { ...someSettings(), resources })
  expect(res.statusCode).toBe(400)
  expect(res.json().fields).toHaveProperty([field])
})
