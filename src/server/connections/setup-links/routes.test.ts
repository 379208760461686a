import { expect, test } from 'vitest'

import { auditActionsOf } from '#shared/audit/values.ts'
import { hashLinkToken } from '#server/access/account-links/make-link.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'
import { findLinkByToken } from '#server/access/setup-links/queries.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, aSignedInAdministrator, type Portal } from '#test/a-portal.ts'
import { someSaml } from '#test/a-new-customer.ts'
import { aSetupLink, cameBy } from '#test/a-setup-link.ts'
import { aCustomer, anAdministrator } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aMailServer } from '#test/mail-server.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'
import { aVisitor, statusesOf } from '#test/test-client.ts'
import { goLiveByLink } from './go-live-by-link.ts'

const DAY_MS = 24 * 3_600_000
const INA = { name: 'Ina Ibsen', email: 'ina@northwind.example' }
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const DEAD = { error: 'not_found', message: expect.stringContaining('This setup link') }

function linksOf({ customer }: Pick<Portal, 'customer'>) {
  return `/api/admin/customers/${customer.id}/connection/setup-links`
}

function entriesOf({ deps, customer }: Portal) {
  return deps.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('customerId', '=', customer.id)
    .where('action', 'in', auditActionsOf('setup_link'))
    .orderBy('id')
    .execute()
}

test('a link is created with an end and its secret once, is listed, and opens its customer', async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const made = await admin.post(linksOf(portal), { ...INA, days: 3, mayGoLive: true })
  expect(made.statusCode).toBe(201)
  const { link, url, mail } = made.json()
  expect(link).toMatchObject({
    ...INA,
    mayGoLive: true,
    madeBy: 'Ada Admin',
    state: 'open',
    expiresAt: new Date(TEST_NOW.getTime() + 3 * DAY_MS).toISOString(),
    readyAt: null,
    lastUse: null,
  })
  expect(mail).toBeNull()
  expect(url).toMatch(/^http:\/\/localhost:\d+\/setup#[\w-]{43}$/)

  const [, token = ''] = url.split('#')
  const opened = await cameBy(portal, { token }).get('/api/setup-link')
  expect(opened.json()).toEqual({
    customer: {
      id: portal.customer.id,
      name: portal.customer.name,
      domain: portal.customer.domain,
    },
    name: INA.name,
    madeBy: 'Ada Admin',
    mayGoLive: true,
    expiresAt: link.expiresAt,
    readyAt: null,
  })
  const listed = await admin.get(linksOf(portal))
  expect(listed.json().links).toEqual([
    {
      ...link,
      lastUse: { at: TEST_NOW.toISOString(), address: '127.0.0.1', browser: 'lightMyRequest' },
    },
  ])
  expect(listed.body).not.toContain(token)
})

test('a link works for two weeks and may not go live when nothing else is given', async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const { link } = (await admin.post(linksOf(portal), { name: INA.name })).json()
  expect(link).toMatchObject({
    email: null,
    mayGoLive: false,
    expiresAt: new Date(TEST_NOW.getTime() + 14 * DAY_MS).toISOString(),
  })
})

test('the list names technical contacts when they have an address', async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const { id: customerId } = portal.customer
  await portal.deps.db
    .insertInto('technicalContacts')
    .values([
      { customerId, position: 0, name: 'Tom', email: null, phone: '555 0100' },
      { customerId, position: 1, ...INA, phone: null },
    ])
    .execute()
  expect((await admin.get(linksOf(portal))).json()).toEqual({ links: [], contacts: [INA] })
})

test('create link answers 400 with each problem, and 409 when the customer is inactive', async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const refused = async (body: object) => (await admin.post(linksOf(portal), body)).json().fields
  expect(await refused({ name: ' ' })).toEqual({ name: 'Enter a name' })
  expect(await refused({ name: 'Ina', isMailed: true })).toEqual({
    email: 'Enter the address to send the link to',
  })
  for (const days of [0, 91, 1.5]) {
    expect(await refused({ name: 'Ina', days })).toEqual({
      days: 'Enter a number from 1 to 90',
    })
  }
  const inactive = await aCustomer(portal.deps, { active: false })
  expect((await admin.post(linksOf({ customer: inactive }), INA)).statusCode).toBe(409)
  const nobody = { customer: { ...inactive, id: portal.user.id } }
  expect((await admin.post(linksOf(nobody), INA)).statusCode).toBe(404)
})

test('a link stops working when it is revoked or expired or its customer is deactivated', async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const made = await aSetupLink(portal.deps, portal.customer)
  const ina = cameBy(portal, made)
  expect((await ina.get('/api/setup-link')).statusCode).toBe(200)
  const revoked = await admin.delete(`${linksOf(portal)}/${made.link.id}`)
  expect(revoked.json()).toMatchObject({ id: made.link.id, state: 'revoked' })
  expect((await admin.delete(`${linksOf(portal)}/${made.link.id}`)).statusCode).toBe(200)
  const after = await ina.get('/api/setup-link')
  expect([after.statusCode, after.json()]).toEqual([404, DEAD])
  expect((await entriesOf(portal)).map(({ action }) => action)).toEqual([
    'setup_link.made',
    'setup_link.used',
    'setup_link.revoked',
  ])

  const late = cameBy(portal, await aSetupLink(portal.deps, portal.customer, { days: 1 }))
  portal.setNow(new Date(TEST_NOW.getTime() + DAY_MS - 1))
  expect((await late.get('/api/setup-link')).statusCode).toBe(200)
  portal.setNow(new Date(TEST_NOW.getTime() + DAY_MS))
  expect((await late.get('/api/setup-link')).json()).toEqual(DEAD)

  const other = cameBy(portal, await aSetupLink(portal.deps, portal.customer))
  await portal.deps.db
    .updateTable('customers')
    .set({ active: false })
    .where('id', '=', portal.customer.id)
    .execute()
  expect((await other.get('/api/setup-link')).json()).toEqual(DEAD)
})

test("an administrator cannot revoke a link when it is another customer's", async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const made = await aSetupLink(portal.deps, portal.customer)
  const other = { customer: await aCustomer(portal.deps) }
  expect((await admin.delete(`${linksOf(other)}/${made.link.id}`)).statusCode).toBe(404)
  expect((await cameBy(portal, made).get('/api/setup-link')).statusCode).toBe(200)
})

test('each visit is one entry of the audit log with person, address and browser', async () => {
  const portal = await aPortal()
  const made = await aSetupLink(portal.deps, portal.customer)
  const ina = cameBy(portal, made)
  const visit = (minute: number, address: string, browser = FIREFOX) => {
    portal.setNow(new Date(TEST_NOW.getTime() + minute * 60_000))
    const headers = { 'user-agent': browser }
    return ina.send('GET', '/api/setup-link', { headers, address })
  }
  await Promise.all([visit(0, '203.0.113.7'), visit(0, '203.0.113.7')])
  await visit(20, '203.0.113.7')
  await visit(40, '203.0.113.7')
  await visit(41, '203.0.113.8')
  await visit(42, '203.0.113.7', 'curl/8.5.0')
  // After the first has rested for half an hour.
  await visit(71, '203.0.113.7')

  const uses = (await entriesOf(portal)).filter(({ action }) => action === 'setup_link.used')
  expect(uses.map(({ address, after, actorName }) => [address, after, actorName])).toEqual([
    ['203.0.113.7', { browser: 'Firefox, Windows' }, 'Ina Ibsen (setup link)'],
    ['203.0.113.8', { browser: 'Firefox, Windows' }, 'Ina Ibsen (setup link)'],
    ['203.0.113.7', { browser: 'curl/8.5.0' }, 'Ina Ibsen (setup link)'],
    ['203.0.113.7', { browser: 'Firefox, Windows' }, 'Ina Ibsen (setup link)'],
  ])
  expect(uses[0]).toMatchObject({
    actorId: null,
    actorEmail: INA.email,
    subjectName: portal.customer.name,
  })
  const admin = await aSignedInAdministrator(portal)
  const [listed] = (await admin.get(linksOf(portal))).json().links
  expect(listed.lastUse).toEqual({
    at: new Date(TEST_NOW.getTime() + 71 * 60_000).toISOString(),
    address: '203.0.113.7',
    browser: 'Firefox, Windows',
  })
})

test('the holder of a link can go on when guesses of links are blocked', async () => {
  const portal = await aPortal({ config: { signInRateLimit: 3 } })
  const made = await aSetupLink(portal.deps, portal.customer)
  const ina = cameBy(portal, made)
  for (let use = 0; use < 5; use += 1) {
    expect((await ina.get('/api/setup-link')).statusCode).toBe(200)
  }
  const guesser = aVisitor(portal, { 'x-setup-link': 'a guess' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => guesser.get('/api/setup-link')))
  expect(statusesOf(answers)).toEqual([404, 404, 404, 429, 429])
})

test('a link is mailed to its address while it works, with who invites to what', async () => {
  const { mails, settings } = await aMailServer()
  const portal = await aPortal({ config: { mail: settings } })
  const admin = await aSignedInAdministrator(portal)
  const body = { ...INA, isMailed: true }
  const { url, mail } = (await admin.post(linksOf(portal), body)).json()
  expect(mail).toBe('queued')
  const overview = (await admin.get(`/api/admin/customers/${portal.customer.id}/overview`)).json()
  expect(overview.customer.setup.state).toBe('link_sent')
  const dropped = await admin.post(linksOf(portal), body)
  await admin.delete(`${linksOf(portal)}/${dropped.json().link.id}`)
  expect(await runOutbox(portal.deps, ['mail-setup-link'])).toEqual([])

  expect(mails).toHaveLength(1)
  const [sent] = mails
  expect(sent?.to).toEqual([INA.email])
  expect(sent?.subject).toContain(`Set up single sign-on for ${portal.customer.name}`)
  for (const text of ['Hello Ina Ibsen', 'Ada Admin asked you', url, 'March 17, 2026']) {
    expect(sent?.body).toContain(text)
  }
  const entries = JSON.stringify(await entriesOf(portal))
  expect(entries).not.toContain(url.split('#')[1])
})

test('the answer says that no mail goes out when there is no mail server', async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const made = await admin.post(linksOf(portal), { ...INA, isMailed: true })
  expect(made.json()).toMatchObject({ mail: 'off', url: expect.stringContaining('/setup#') })
})

test('every administrator is told once when the holder says that all is ready', async () => {
  const { mails, settings } = await aMailServer()
  const portal = await aPortal({ config: { mail: settings } })
  const { email } = await anAdministrator(portal.deps)
  const ina = cameBy(portal, await aSetupLink(portal.deps, portal.customer))
  const answers = await Promise.all([1, 2].map(() => ina.post('/api/setup-link/ready', {})))
  expect(statusesOf(answers)).toEqual([200, 200])
  expect((await ina.get('/api/setup-link')).json().readyAt).toBe(TEST_NOW.toISOString())
  expect(await runOutbox(portal.deps, ['connection-mail'])).toEqual([])

  const [told, ...others] = mails.filter(({ to }) => to.includes(email))
  expect(others).toEqual([])
  expect(told?.subject).toContain(`${portal.customer.name}’s single sign-on is ready`)
  expect(told?.body).toContain(`/admin/customers/${portal.customer.id}/sign-on?step=live`)
  const ready = (await entriesOf(portal)).filter(({ action }) => action === 'setup_link.ready')
  expect(ready).toHaveLength(1)

  portal.setNow(new Date(TEST_NOW.getTime() + 11 * 60_000))
  await ina.post('/api/setup-link/ready', {})
  expect(await entriesOf(portal)).toHaveLength(4)
})

test('every administrator is notified, with person, place and way back, when a link went live', async () => {
  const { mails, settings } = await aMailServer()
  const portal = await aPortal({ config: { mail: settings } })
  const { email } = await anAdministrator(portal.deps)
  const made = await aSetupLink(portal.deps, portal.customer, { mayGoLive: true })
  const ina = cameBy(portal, made)
  const saml = someSaml()
  const seen = { version: 1, untested: true }
  expect((await ina.post('/api/setup-link/connection/go-live', seen)).statusCode).toBe(409)
  await ina.put('/api/setup-link/connection/draft', { saml, version: 0 })
  expect((await ina.post('/api/setup-link/connection/go-live', seen)).statusCode).toBe(200)
  await ina.put('/api/setup-link/connection/draft', {
    saml: { ...saml, provider: 'custom' },
    version: 0,
  })
  expect((await ina.post('/api/setup-link/connection/go-live', seen)).statusCode).toBe(200)
  expect(await runOutbox(portal.deps, ['connection-mail'])).toEqual([])

  const [first, second, ...others] = mails.filter(({ to }) => to.includes(email))
  expect(others).toEqual([])
  expect(first?.subject).toContain(`${portal.customer.name}’s single sign-on went live`)
  expect(first?.body).toContain('Ina Ibsen turned on')
  expect(first?.body).toContain('This change was made from 127.0.0.1 with lightMyRequest.')
  expect(first?.body).toContain('turn single sign-on off again')
  expect(second?.body).toContain('roll back to version 1')
  expect(second?.body).toContain(`/admin/customers/${portal.customer.id}/sign-on`)
})

/** Looks the link up, as its call does before its body is there. */
async function holderOf({ deps, customer }: Portal, { token }: { token: string }) {
  const hash = hashLinkToken(token)
  const link = await asWorker(deps.db, (tx) => findLinkByToken(tx, hash, TEST_NOW))
  if (!link) throw new Error('the link does not work')
  return { customerId: customer.id, link, by: SYSTEM }
}

test.each([
  ['was revoked', { revokedAt: TEST_NOW }],
  ['had expired', { expiresAt: TEST_NOW }],
])('a link does not go live when it %s while its call was held open', async (_, change) => {
  const portal = await aPortal()
  const { deps, customer } = portal
  const made = await aSetupLink(deps, customer, { mayGoLive: true })
  const draft = { saml: someSaml(), version: 0 }
  await cameBy(portal, made).put('/api/setup-link/connection/draft', draft)
  const holder = await holderOf(portal, made)
  await deps.db.updateTable('setupLinks').set(change).where('id', '=', made.link.id).execute()
  await expect(goLiveByLink(deps, holder, { version: 1, untested: true })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('links are deleted with their visits when ninety days have passed since their end', async () => {
  const portal = await aPortal()
  const made = await aSetupLink(portal.deps, portal.customer, { days: 1 })
  await cameBy(portal, made).get('/api/setup-link')
  const left = () =>
    portal.deps.db
      .selectFrom('setupLinks')
      .innerJoin('setupLinkVisits', 'setupLinkVisits.linkId', 'setupLinks.id')
      .where('setupLinks.id', '=', made.link.id)
      .selectAll()
      .execute()
  portal.setNow(new Date(TEST_NOW.getTime() + 91 * DAY_MS - 1))
  await runSchedules(portal.deps)
  expect(await left()).toHaveLength(1)
  portal.setNow(new Date(TEST_NOW.getTime() + 91 * DAY_MS))
  await runSchedules(portal.deps)
  expect(await left()).toHaveLength(0)
})

test('a link is blocked for a minute, and other calls go on, when it reads metadata again and again', async () => {
  const portal = await aPortal()
  const holder = cameBy(portal, await aSetupLink(portal.deps, portal.customer))
  const read = () => holder.post('/api/setup-link/read-metadata', { source: { xml: '<a/>' } })
  const statuses: number[] = []
  for (let call = 0; call < 21; call += 1) statuses.push((await read()).statusCode)
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(statuses[20]).toBe(429)
  expect((await holder.get('/api/setup-link')).statusCode).toBe(200)
  const another = cameBy(portal, await aSetupLink(portal.deps, portal.customer))
  expect(
    (await another.post('/api/setup-link/read-metadata', { source: { xml: '<a/>' } })).statusCode,
  ).toBe(200)
})

test('no setting of staff changes, prepared or live, when the holder of a link saves', async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const holder = cameBy(portal, await aSetupLink(portal.deps, portal.customer, { mayGoLive: true }))
  const ofStaff = {
    validateSignature: true,
    validateInResponseTo: true,
    auditEnabled: false,
    ipRestrictions: ['203.0.113.0/24'],
  }
  const path = `/api/admin/customers/${portal.customer.id}/connection`
  await admin.put(`${path}/draft`, { saml: someSaml(ofStaff), version: 0 })
  const loose = {
    validateSignature: false,
    validateInResponseTo: false,
    auditEnabled: true,
    ipRestrictions: [],
  }
  const saml = someSaml({ ...loose, entityId: 'https://other.example' })
  const saved = await holder.put('/api/setup-link/connection/draft', { saml, version: 1 })
  expect(saved.statusCode).toBe(200)
  expect(saved.json().draft.settings).toMatchObject({
    ...ofStaff,
    entityId: 'https://other.example',
  })
  const live = { version: 2, untested: true }
  await holder.post('/api/setup-link/connection/go-live', live)
  const after = { saml: someSaml(loose), version: 0 }
  const again = await holder.put('/api/setup-link/connection/draft', after)
  expect(again.json().draft.settings).toMatchObject(ofStaff)
})

test('the holder of a link chooses how people sign in when nothing is connected', async () => {
  const portal = await aPortal()
  const holder = cameBy(portal, await aSetupLink(portal.deps, portal.customer))
  for (const [version, kind] of ['microsoft', 'oidc', 'saml'].entries()) {
    const saml = { ...someSaml(), kind, entityId: '' }
    const saved = await holder.put('/api/setup-link/connection/draft', { saml, version })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json().draft.settings).toMatchObject({ kind, entityId: '' })
  }
})

test('the holder of a link sees the record of each domain, and can have it checked', async () => {
  const portal = await aPortal()
  const holder = cameBy(portal, await aSetupLink(portal.deps, portal.customer))
  const [proof] = (await holder.get('/api/setup-link/domains')).json()
  expect(proof).toMatchObject({ domain: portal.customer.domain, state: 'unproven' })
  expect(proof.record.value).toMatch(/^portico-domain-proof=/)
  const other = await aCustomer(portal.deps)
  const elsewhere = await holder.post(`/api/setup-link/domains/${other.domain}/check`)
  expect(elsewhere.statusCode).toBe(404)
})
