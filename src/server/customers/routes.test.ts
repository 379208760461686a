import { randomUUID, X509Certificate } from 'node:crypto'
import { domainToASCII } from 'node:url'

import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'

import type { Attention } from '#shared/setup/contract.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aDomain, anAdminPortal, aNewCustomer, someSaml } from '#test/a-new-customer.ts'
import { aPortal } from '#test/a-portal.ts'
import { anAdministrator, aUser } from '#test/builders.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { makeSigningKey } from '#test/saml-responses.ts'
import { attacker, idp } from '#test/saml-setup.ts'
import {
  anAnswer,
  aSamlCustomer,
  beginSignIn,
  postAnswer,
  readRedirect,
} from '#test/saml-sign-in.ts'
import { aVisitor, signedInAs, statusesOf, type TestClient } from '#test/test-client.ts'

import { keepCertificateEnds } from '#server/connections/settings/list-expiring-certificates.ts'

const INTERNAL_ID = '00000000-0000-7000-8000-000000000001'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const MISSING = { error: 'not_found', message: 'This customer no longer exists.' }

function encodeCursor(text: string) {
  return Buffer.from(text).toString('base64url')
}

function nextPage(link: unknown): string {
  return /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1] ?? ''
}

async function isSignedIn(client: TestClient) {
  return (await client.get('/api/auth/user')).json().user !== null
}

test('create customer applies defaults and answers the callback address', async () => {
  const { admin } = await anAdminPortal()
  const domain = aDomain()
  const res = await admin.post('/api/admin/customers', { name: ' Northwind ', domain })
  expect(res.statusCode).toBe(201)
  const { id } = res.json()
  expect(res.json()).toEqual({
    id: expect.stringMatching(UUID),
    name: 'Northwind',
    domain,
    domains: [],
    active: true,
    mspStartDate: null,
    timeZone: null,
    language: null,
    technicalContacts: [],
    saml: {
      enabled: false,
      kind: 'saml',
      provider: 'custom',
      entityId: '',
      clientId: '',
      clientSecret: null,
      clientProof: 'client_secret',
      entryPoint: '',
      cert: '',
      certExpiresAt: null,
      validateSignature: true,
      validateInResponseTo: true,
      disableRequestedAuthnContext: true,
      audienceRestriction: null,
      previousCert: null,
      moreCerts: [],
      emailAttribute: null,
      firstNameAttribute: null,
      lastNameAttribute: null,
      ipRestrictions: [],
      metadataUrl: null,
      followMetadata: false,
      logoutUrl: null,
      logoutByPost: false,
      signRequests: false,
      requestsByPost: false,
      decryptAssertions: false,
      auditEnabled: true,
      callbackUrl: `http://localhost:3000/api/auth/saml/callback/${id}`,
      backchannelLogoutUrl: null,
    },
    version: 1,
    createdAt: TEST_NOW.toISOString(),
    updatedAt: TEST_NOW.toISOString(),
    updatedBy: 'Ada Admin',
  })
  expect((await admin.get(`/api/admin/customers/${id}`)).json()).toEqual(res.json())
})

test('create customer accepts an id once when it was prepared', async () => {
  const { admin } = await anAdminPortal()
  const prepared = (await admin.get('/api/admin/new-customer')).json()
  expect(prepared).toEqual({ id: expect.stringMatching(UUID), origin: 'http://localhost:3000' })
  const create = (overrides: object) =>
    admin.post('/api/admin/customers', { name: 'Northwind', domain: aDomain(), ...overrides })

  const res = await create({ id: prepared.id })
  expect(res.statusCode).toBe(201)
  expect(res.json()).toMatchObject({
    id: prepared.id,
    saml: { callbackUrl: `http://localhost:3000/api/auth/saml/callback/${prepared.id}` },
  })
  const again = await create({ id: prepared.id })
  expect(again.statusCode).toBe(409)
  expect(again.json().error).toBe('conflict')
  await admin.delete(`/api/admin/customers/${prepared.id}`)
  expect((await create({ id: prepared.id })).statusCode).toBe(409)
  expect((await create({ id: INTERNAL_ID })).statusCode).toBe(400)
})

test('create customer refuses an id when it was not issued for a new customer', async () => {
  const { admin } = await anAdminPortal()
  const DAY_MS = 86_400_000
  const madeDaysAgo = (days: number) => uuidv7({ msecs: TEST_NOW.getTime() - days * DAY_MS })
  for (const id of ['x', randomUUID(), madeDaysAgo(30), madeDaysAgo(-1.1)]) {
    const res = await admin.post('/api/admin/customers', { id, name: 'New', domain: aDomain() })
    expect(res.statusCode).toBe(400)
    expect(res.json().fields).toHaveProperty('id')
  }
  const id = madeDaysAgo(29.9)
  const res = await admin.post('/api/admin/customers', { id, name: 'New', domain: aDomain() })
  expect(res.statusCode).toBe(201)
})

test('create customer stores every field', async () => {
  const { admin } = await anAdminPortal()
  const customer = aNewCustomer({
    active: false,
    mspStartDate: '2025-05-01',
    timeZone: 'Europe/Berlin',
    saml: someSaml({
      validateSignature: false,
      validateInResponseTo: false,
      disableRequestedAuthnContext: false,
      auditEnabled: false,
      audienceRestriction: 'urn:northwind:audience',
      previousCert: attacker.certPem,
      ipRestrictions: ['203.0.113.7', '2001:db8::/32'],
    }),
  })
  const res = await admin.post('/api/admin/customers', customer)
  expect(res.statusCode).toBe(201)
  const stored = (await admin.get(`/api/admin/customers/${res.json().id}`)).json()
  expect(stored).toMatchObject({
    ...customer,
    saml: {
      ...customer.saml,
      cert: expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/),
      previousCert: expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/),
    },
  })
})

test('update customer answers the current customer with the next version', async () => {
  const { admin, setNow } = await anAdminPortal()
  const before = (
    await admin.post('/api/admin/customers', aNewCustomer({ saml: someSaml() }))
  ).json()
  setNow(new Date('2026-03-03T10:05:00.000Z'))
  const domain = aDomain()
  const res = await admin.put(`/api/admin/customers/${before.id}`, {
    name: 'Southwind',
    domain,
    active: true,
    mspStartDate: '2024-02-29',
    timeZone: 'Asia/Kathmandu',
    saml: someSaml({ entityId: 'urn:other' }),
    version: before.version,
  })
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({
    ...before,
    name: 'Southwind',
    domain,
    mspStartDate: '2024-02-29',
    timeZone: 'Asia/Kathmandu',
    saml: { ...before.saml, entityId: 'urn:other' },
    version: 2,
    updatedAt: '2026-03-03T10:05:00.000Z',
  })
})

test('update customer leaves the sign-on unchanged when saml is missing', async () => {
  const { admin } = await anAdminPortal()
  const customer = aNewCustomer({ saml: someSaml() })
  const before = (await admin.post('/api/admin/customers', customer)).json()
  const { saml: _saml, ...withoutSaml } = customer
  const res = await admin.put(`/api/admin/customers/${before.id}`, withoutSaml)
  expect(res.json().saml).toEqual(before.saml)
})

test('a customer has further domains in the given order, each once', async () => {
  const { admin } = await anAdminPortal()
  const [first, second, third] = [aDomain(), aDomain(), aDomain()]
  const customer = aNewCustomer({ domain: first, domains: [third, `@${second.toUpperCase()}`] })
  const made = (await admin.post('/api/admin/customers', customer)).json()
  expect(made).toMatchObject({ domain: first, domains: [third, second] })
  const url = `/api/admin/customers/${made.id}`
  const swapped = { ...customer, domain: second, domains: [second, first, first] }
  expect((await admin.put(url, swapped)).json()).toMatchObject({ domain: second, domains: [first] })
  expect((await admin.get(url)).json()).toMatchObject({ domain: second, domains: [first] })
  const successor = await admin.post('/api/admin/customers', aNewCustomer({ domain: third }))
  expect(successor.statusCode).toBe(201)
})

test('update customer keeps further domains when none are sent', async () => {
  const { admin } = await anAdminPortal()
  const [further, first] = [aDomain(), aDomain()]
  const customer = aNewCustomer({ domains: [further] })
  const { id } = (await admin.post('/api/admin/customers', customer)).json()
  const res = await admin.put(`/api/admin/customers/${id}`, aNewCustomer({ domain: first }))
  expect(res.json()).toMatchObject({ domain: first, domains: [further] })
})

const ada = { name: 'Ada Lovelace', email: 'ada@northwind.example', phone: null }
const bob = { name: 'Bob', email: null, phone: '+49 (30) 123-45' }

test('a customer has technical contacts in the given order, without blank ones', async () => {
  const { admin } = await anAdminPortal()
  const blank = { name: ' ', email: '', phone: null }
  const customer = aNewCustomer({ technicalContacts: [{ ...bob, name: ' Bob ' }, blank, ada] })
  const made = await admin.post('/api/admin/customers', customer)
  expect(made.json()).toMatchObject({ technicalContacts: [bob, ada] })
  const url = `/api/admin/customers/${made.json().id}`
  const { technicalContacts: _, ...without } = { technicalContacts: [], ...customer }
  expect((await admin.put(url, without)).json()).toMatchObject({ technicalContacts: [bob, ada] })
  const swapped = await admin.put(url, { ...customer, technicalContacts: [ada, bob] })
  expect(swapped.json()).toMatchObject({ technicalContacts: [ada, bob] })
  expect((await admin.get(url)).json()).toMatchObject({ technicalContacts: [ada, bob] })
  const none = await admin.put(url, { ...customer, technicalContacts: [] })
  expect(none.json()).toMatchObject({ technicalContacts: [] })
})

test('a technical contact is refused by its position when it cannot be reached', async () => {
  const { admin } = await anAdminPortal()
  const fieldsOf = async (technicalContacts: unknown) =>
    (await admin.post('/api/admin/customers', aNewCustomer({ technicalContacts }))).json().fields
  expect(await fieldsOf([ada, { name: 'Bob' }, { email: 'x', phone: 'y' }])).toEqual({
    'technicalContacts.1.email': 'Enter an email address or a phone number',
    'technicalContacts.2.name': 'Name is required',
    'technicalContacts.2.email': 'Enter an email address, such as ada@example.com',
    'technicalContacts.2.phone': 'Enter a phone number, such as +49 30 1234567',
  })
  expect(await fieldsOf(Array.from({ length: 11 }, () => ada))).toEqual({
    technicalContacts: 'Enter up to 10 technical contacts',
  })
  expect(await fieldsOf([{ ...ada, name: 'a\0' }])).toHaveProperty(['technicalContacts.name'])
})

test('people sign in when they are of any domain of a customer, and of no other', async () => {
  const portal = await anAdminPortal()
  const further = aDomain()
  const customer = aNewCustomer({ domains: [further], saml: someSaml() })
  const { id } = (await portal.admin.post('/api/admin/customers', customer)).json()
  const loginOf = async (email: string) =>
    (await aVisitor(portal).post('/api/auth/initiate-login', { email })).json()
  expect((await loginOf(`ada@${customer.domain}`)).redirectUrl).toContain('/sso?')
  expect((await loginOf(`ada@${further}`)).redirectUrl).toContain('/sso?')
  const withoutFurther = { ...customer, domains: [] }
  await portal.admin.put(`/api/admin/customers/${id}`, withoutFurther)
  expect(await loginOf(`ada@${further}`)).toMatchObject({ success: false })
})

test('a domain works in letters and in ASCII, in either spelling, when it is internationalized', async () => {
  const portal = await anAdminPortal()
  const { admin } = portal
  const letters = `bücher-${aDomain()}`
  const ascii = domainToASCII(letters)
  for (const [typed, other] of [
    [letters, ascii],
    [ascii.toUpperCase(), letters],
  ]) {
    const input = aNewCustomer({ domain: typed, saml: someSaml() })
    const customer = (await admin.post('/api/admin/customers', input)).json()
    expect(customer.domain).toBe(letters)
    const taken = await admin.post('/api/admin/customers', aNewCustomer({ domain: other }))
    expect(taken.json()).toMatchObject({
      fields: { domain: 'Another customer already uses this domain' },
    })
    const search = `/api/admin/customers?q=${encodeURIComponent(letters)}`
    expect((await admin.get(search)).json()).toMatchObject([{ id: customer.id }])

    const ids = new Set()
    for (const domain of [letters, ascii]) {
      const email = `ada@${domain}`
      const client = aVisitor(portal)
      const { redirectUrl } = (await client.post('/api/auth/initiate-login', { email })).json()
      const { requestId } = readRedirect(redirectUrl)
      const attributes = { email }
      const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId, attributes })
      const res = await postAnswer(client, customer, answer)
      expect(res.headers.location, email).toBe('/dashboard?login=success')
      const { user } = (await client.get('/api/auth/user')).json()
      expect(user.email).toBe(`ada@${letters}`)
      ids.add(user.id)
    }
    expect(ids.size).toBe(1)
    const people = `/api/admin/customers/${customer.id}/people?q=${encodeURIComponent(`@${letters}`)}`
    expect((await admin.get(people)).json()).toMatchObject([{ email: `ada@${letters}` }])
    await admin.send('DELETE', `/api/admin/customers/${customer.id}`)
  }
})

test("the sign-ins of its people end, and no one else's, when a domain is removed", async () => {
  const portal = await anAdminPortal()
  const { admin, deps } = portal
  const further = aDomain()
  const customer = aNewCustomer({ domains: [further] })
  const { id } = (await admin.post('/api/admin/customers', customer)).json()
  const leaving = await signedInAs(portal, await aUser(deps, { id, domain: further }))
  const staying = await signedInAs(portal, await aUser(deps, { id, domain: customer.domain }))
  await admin.put(`/api/admin/customers/${id}`, { ...customer, domains: [] })
  expect((await leaving.get('/api/tickets')).statusCode).toBe(401)
  expect((await staying.get('/api/tickets')).statusCode).toBe(200)
})

test('get customer answers who saved it last', async () => {
  const portal = await anAdminPortal()
  const customer = aNewCustomer()
  const { id } = (await portal.admin.post('/api/admin/customers', customer)).json()
  const administrator = await anAdministrator(portal.deps, { name: 'Grace Hopper' })
  const other = await signedInAs(portal, administrator)
  const res = await other.put(`/api/admin/customers/${id}`, customer)
  expect(res.json()).toMatchObject({ updatedBy: 'Grace Hopper' })
})

test('update customer answers 409 with the current one and changes nothing when the version is old', async () => {
  const { admin } = await anAdminPortal()
  const customer = aNewCustomer()
  const { id } = (await admin.post('/api/admin/customers', customer)).json()
  const current = (
    await admin.put(`/api/admin/customers/${id}`, { ...customer, name: 'Second', version: 1 })
  ).json()
  const res = await admin.put(`/api/admin/customers/${id}`, {
    ...customer,
    name: 'Third',
    version: 1,
  })
  expect(res.statusCode).toBe(409)
  expect(res.json()).toEqual({
    error: 'conflict',
    message: 'Someone else changed this customer while you were editing.',
    customer: current,
  })
  expect((await admin.get(`/api/admin/customers/${id}`)).json()).toEqual(current)
  const anyway = await admin.put(`/api/admin/customers/${id}`, { ...customer, name: 'Third' })
  expect(anyway.json()).toMatchObject({ name: 'Third', version: 3 })
})

test('one update wins when two of a version are simultaneous', async () => {
  const { admin, databaseUrl } = await anAdminPortal()
  const customer = aNewCustomer()
  const { id } = (await admin.post('/api/admin/customers', customer)).json()
  const blocker = await aBlocker(databaseUrl, `select from customers where id = '${id}' for update`)
  const updates = ['One', 'Two'].map((name) =>
    admin.put(`/api/admin/customers/${id}`, { ...customer, name, version: 1 }),
  )
  await blocker.waitFor(2)
  await blocker.release()
  expect(statusesOf(await Promise.all(updates))).toEqual([200, 409])
})

test('the sessions of a customer end for good when it is deactivated', async () => {
  const portal = await anAdminPortal()
  const { admin, deps } = portal
  const customer = aNewCustomer()
  const { id } = (await admin.post('/api/admin/customers', customer)).json()
  const client = await signedInAs(portal, await aUser(deps, { id, domain: customer.domain }))
  expect(await isSignedIn(client)).toBe(true)
  await admin.put(`/api/admin/customers/${id}`, { ...customer, active: false })
  expect((await client.get('/api/tickets')).statusCode).toBe(401)
  await admin.put(`/api/admin/customers/${id}`, { ...customer, active: true })
  expect(await isSignedIn(client)).toBe(false)
})

test('update customer ends the sessions when single sign-on is switched off or the issuer changes', async () => {
  const portal = await aPortal()
  const admin = await signedInAs(portal, await anAdministrator(portal.deps))
  const changes = [
    [{ enabled: false }, false],
    [{ entityId: 'https://other.example' }, false],
    [{ entryPoint: 'https://idp.northwind.example/new' }, true],
    [{ cert: attacker.certPem }, true],
  ] as const
  for (const [change, isKept] of changes) {
    const customer = await aSamlCustomer(portal.deps)
    const client = aVisitor(portal)
    const { requestId } = await beginSignIn(client, customer)
    const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId })
    await postAnswer(client, customer, answer)
    const url = `/api/admin/customers/${customer.id}`
    expect((await admin.get(`${url}/sessions`)).json()).toEqual({ count: 1 })

    const { saml, ...current } = (await admin.get(url)).json()
    const res = await admin.put(url, { ...current, saml: { ...saml, ...change } })
    expect(res.statusCode).toBe(200)
    expect(await isSignedIn(client)).toBe(isKept)
    expect((await admin.get(`${url}/sessions`)).json()).toEqual({ count: isKept ? 1 : 0 })
  }
  expect((await admin.get(`/api/admin/customers/${randomUUID()}/sessions`)).statusCode).toBe(404)
})

test('a sign-in under way begins no session when single sign-on is switched off meanwhile', async () => {
  const portal = await aPortal()
  const admin = await signedInAs(portal, await anAdministrator(portal.deps))
  const customer = await aSamlCustomer(portal.deps)
  const client = aVisitor(portal)
  const { requestId } = await beginSignIn(client, customer)
  const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId })
  // The answer is believed, and waits where its use is noted.
  const blocker = await aBlocker(portal.databaseUrl, 'lock table saml_assertions')
  const posting = postAnswer(client, customer, answer)
  await blocker.waitFor(1)
  const url = `/api/admin/customers/${customer.id}`
  const { saml, ...current } = (await admin.get(url)).json()
  await admin.put(url, { ...current, saml: { ...saml, enabled: false } })
  await blocker.release()
  expect((await posting).headers.location).toMatch(/error=customer_unavailable/)
  expect(await isSignedIn(client)).toBe(false)
})

test('a customer is hidden, its sign-ins end and its domain is free, but its data are kept, when it is deleted', async () => {
  const portal = await anAdminPortal()
  const { admin, deps } = portal
  const customer = aNewCustomer({ saml: someSaml() })
  const { id } = (await admin.post('/api/admin/customers', customer)).json()
  const user = await aUser(deps, { id, domain: customer.domain })
  const client = await signedInAs(portal, user)
  const res = await admin.delete(`/api/admin/customers/${id}`)
  expect(res.statusCode).toBe(204)
  expect(res.body).toBe('')
  expect((await client.get('/api/tickets')).statusCode).toBe(401)
  const visitor = aVisitor(portal)
  const initiated = await visitor.post('/api/auth/initiate-login', { email: user.email })
  expect(initiated.json()).toMatchObject({ success: false })
  for (const answer of [
    await admin.get(`/api/admin/customers/${id}`),
    await admin.put(`/api/admin/customers/${id}`, customer),
    await admin.delete(`/api/admin/customers/${id}`),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(MISSING)
  }
  const listed = (await admin.get(`/api/admin/customers?q=${customer.domain}`)).json()
  expect(listed).toEqual([])
  const successor = await admin.post('/api/admin/customers', customer)
  expect(successor.statusCode).toBe(201)
  const kept = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('customers')
      .innerJoin('users', 'users.customerId', 'customers.id')
      .select(['customers.deletedAt', 'users.id'])
      .where('customers.id', '=', id)
      .execute(),
  )
  expect(kept).toEqual([{ deletedAt: TEST_NOW, id: user.id }])
})

test('customer calls answer 404 when the customer is that of the staff', async () => {
  const { admin } = await anAdminPortal()
  for (const res of [
    await admin.get(`/api/admin/customers/${INTERNAL_ID}`),
    await admin.put(`/api/admin/customers/${INTERNAL_ID}`, aNewCustomer()),
    await admin.delete(`/api/admin/customers/${INTERNAL_ID}`),
  ]) {
    expect(res.statusCode).toBe(404)
    expect(res.json()).toEqual(MISSING)
  }
  const ids = (await admin.get('/api/admin/customers')).json().map((one: { id: string }) => one.id)
  expect(ids).not.toContain(INTERNAL_ID)
})

test('customer calls answer 404 when the customer does not exist', async () => {
  const { admin } = await anAdminPortal()
  for (const id of [randomUUID(), 'x', "'"]) {
    const answers = [
      await admin.get(`/api/admin/customers/${id}`),
      await admin.put(`/api/admin/customers/${id}`, aNewCustomer()),
      await admin.delete(`/api/admin/customers/${id}`),
    ]
    expect(
      answers.map((res) => res.statusCode),
      id,
    ).toEqual([404, 404, 404])
  }
})

test('list customers answers all of them, newest first', async () => {
  const { admin, setNow } = await anAdminPortal()
  const made: unknown[] = []
  for (let minute = 0; minute < 3; minute += 1) {
    setNow(new Date(Date.UTC(2026, 2, 3, 10, minute)))
    const customer = (await admin.post('/api/admin/customers', aNewCustomer())).json()
    made.unshift({ ...customer, setup: { state: 'not_set_up', at: null, by: null } })
  }
  const res = await admin.get('/api/admin/customers')
  expect(res.statusCode).toBe(200)
  expect(res.json().slice(0, 3)).toEqual(made)
  expect(res.headers.link).toBeUndefined()
})

test('list customers searches name and domain without regard to case', async () => {
  const { admin } = await anAdminPortal()
  const mark = randomUUID().slice(0, 8)
  await admin.post('/api/admin/customers', aNewCustomer({ name: `By Name ${mark} 100%` }))
  await admin.post('/api/admin/customers', { name: 'By Domain', domain: `${mark}.example` })
  const namesFor = async (q: string) =>
    (await admin.get(`/api/admin/customers?q=${encodeURIComponent(q)}`))
      .json()
      .map((customer: { name: string }) => customer.name)
  expect(await namesFor(mark.toUpperCase())).toHaveLength(2)
  expect(await namesFor(`name ${mark}`)).toEqual([`By Name ${mark} 100%`])
  expect(await namesFor(`${mark}.EXAMPLE`)).toEqual(['By Domain'])
  expect(await namesFor(`${mark} 100%`)).toHaveLength(1)
  expect(await namesFor(`${mark}%100`)).toEqual([])
  expect(await namesFor(`${mark}_100`)).toEqual([])
})

test('list customers pages without a gap or a repeat when customers are of one instant', async () => {
  const { admin } = await anAdminPortal()
  const mark = randomUUID().slice(0, 8)
  const ids: string[] = []
  for (let index = 0; index < 5; index += 1) {
    const made = await admin.post(
      '/api/admin/customers',
      aNewCustomer({ name: `${mark} ${index}` }),
    )
    ids.unshift(made.json().id)
  }
  const seen: string[] = []
  const sizes: number[] = []
  for (let url = `/api/admin/customers?limit=2&q=${mark}`; url !== '';) {
    const res = await admin.get(url)
    seen.push(...res.json().map((customer: { id: string }) => customer.id))
    sizes.push(res.json().length)
    url = nextPage(res.headers.link)
  }
  expect(seen).toEqual(ids)
  expect(sizes).toEqual([2, 2, 1])
})

test('customers are counted by their flags, deleted ones and that of the staff left out', async () => {
  const { admin } = await anAdminPortal()
  const count = async () => (await admin.get('/api/admin/customers/counts')).json()
  const before = await count()
  await admin.post('/api/admin/customers', aNewCustomer({ saml: someSaml() }))
  await admin.post('/api/admin/customers', aNewCustomer({ active: false }))
  const deleted = (await admin.post('/api/admin/customers', aNewCustomer())).json()
  await admin.delete(`/api/admin/customers/${deleted.id}`)
  expect(await count()).toEqual({
    total: before.total + 2,
    active: before.active + 1,
    inactive: before.inactive + 1,
    samlEnabled: before.samlEnabled + 1,
  })
})

test('check certificate answers subject, fingerprint and dates', async () => {
  const { admin } = await anAdminPortal()
  const { subject, fingerprint256, validFromDate, validToDate } = new X509Certificate(idp.certPem)
  const res = await admin.post('/api/admin/check-certificate', { cert: idp.certPem })
  expect(res.json()).toEqual({
    certificate: {
      subject,
      fingerprint: fingerprint256,
      validFrom: validFromDate.toISOString(),
      validTo: validToDate.toISOString(),
      state: 'valid',
      warning: null,
    },
    problem: null,
  })
})

test('expiring certificates are those that end within 60 days, of customers who sign in with them', async () => {
  const { admin, deps } = await anAdminPortal()
  const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)
  const [soon, over, late] = await Promise.all(
    [days(59), days(-1), days(61)].map((endsAt) => makeSigningKey('idp.example', { endsAt })),
  )
  const add = async (cert: string | undefined, overrides: object = {}) => {
    const saml = someSaml({ cert, ...overrides })
    return (await admin.post('/api/admin/customers', aNewCustomer({ saml }))).json()
  }
  const first = await add(soon?.certPem)
  const ended = await add(over?.certPem)
  await add(late?.certPem)
  await add(over?.certPem, { enabled: false })
  // A customer that was saved before ends were stored.
  const old = await aSamlCustomer(deps, { cert: soon?.certPem ?? '' })

  await keepCertificateEnds(deps)
  const attention: Attention[] = (await admin.get('/api/admin/attention')).json()
  const listed = attention.filter(({ kind }) => kind.startsWith('certificate_'))
  const { certExpiresAt: at } = ended.saml
  expect(listed[0]).toMatchObject({ kind: 'certificate_over', subjectId: ended.id, at })
  const ids = listed.slice(1).map(({ kind, subjectId }) => `${kind} ${subjectId}`)
  expect(new Set(ids)).toEqual(
    new Set([`certificate_ends ${first.id}`, `certificate_ends ${old.id}`]),
  )
})

test('check certificate explains the problem when a text cannot be used', async () => {
  const { admin } = await anAdminPortal()
  const check = async (cert: string) =>
    (await admin.post('/api/admin/check-certificate', { cert })).json()
  expect(await check('0\u0082\u0003binary')).toEqual({
    certificate: null,
    problem: expect.stringContaining('download the Base64 or PEM version'),
  })
  expect(await check(idp.privateKey)).toMatchObject({
    problem: expect.stringContaining('private key'),
  })
  expect(await check('')).toMatchObject({ problem: expect.any(String) })
  const long = await admin.post('/api/admin/check-certificate', { cert: 'a'.repeat(20_001) })
  expect(long.statusCode).toBe(400)
  expect(Object.keys(long.json().fields)).toEqual(['cert'])
})

test('list customers answers 400 with the name when a value is unknown', async () => {
  const { admin } = await anAdminPortal()
  const cases = {
    'limit=0': 'limit',
    'limit=101': 'limit',
    'limit=x': 'limit',
    [`q=${'a'.repeat(201)}`]: 'q',
    'q=%00': 'q',
    'cursor=garbage': 'cursor',
    [`cursor=${encodeCursor('2026-13-03T10:00:00.000Z 01890a5d-ac96-774b-bcce-b302099a8057')}`]:
      'cursor',
    [`cursor=${encodeCursor("2026-03-03T10:00:00.000Z ' or 1=1")}`]: 'cursor',
  }
  for (const [query, field] of Object.entries(cases)) {
    const res = await admin.get(`/api/admin/customers?${query}`)
    expect(res.statusCode, query).toBe(400)
    expect(Object.keys(res.json().fields), query).toEqual([field])
  }
})

test('sign-ins under way go on when the sign-on settings are refreshed', async () => {
  const portal = await anAdminPortal()
  const { admin, deps } = portal
  const customer = await aSamlCustomer(deps)
  const client = aVisitor(portal)
  const { requestId } = await beginSignIn(client, customer)
  const res = await admin.post('/api/admin/refresh-saml-config')
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ success: true })
  const answer = anAnswer(deps, customer, { inResponseTo: requestId })
  expect((await postAnswer(client, customer, answer)).headers.location).toBe(
    '/dashboard?login=success',
  )
})

test('the next sign-in uses the new sign-on, at every process, when it was changed', async () => {
  const portal = await anAdminPortal()
  const other = await buildTestApp()
  const customer = aNewCustomer({ saml: someSaml() })
  const { id } = (await portal.admin.post('/api/admin/customers', customer)).json()
  const client = aVisitor(other)
  const target = { id, name: customer.name, domain: customer.domain }
  const before = await beginSignIn(client, target)
  expect(before.url.origin).toBe('https://idp.northwind.example')
  await portal.admin.put(`/api/admin/customers/${id}`, {
    ...customer,
    saml: someSaml({ entryPoint: 'https://new.northwind.example/sso' }),
  })
  expect((await beginSignIn(client, target)).url.origin).toBe('https://new.northwind.example')
})

test('customers can be managed only when the caller is an administrator', async () => {
  const portal = await aPortal()
  const { deps, customer, user } = portal
  const agent = await aUser(deps, { id: INTERNAL_ID, domain: 'portico.example' })
  await asStaff(deps.db, (tx) =>
    tx.updateTable('users').set({ role: 'agent' }).where('id', '=', agent.id).execute(),
  )
  const attempts = [
    ['GET', '/api/admin/customers'],
    ['GET', `/api/admin/customers/${customer.id}`],
    ['POST', '/api/admin/customers'],
    ['PUT', `/api/admin/customers/${customer.id}`],
    ['DELETE', `/api/admin/customers/${customer.id}`],
    ['GET', '/api/admin/deleted-customers'],
    ['POST', `/api/admin/deleted-customers/${customer.id}/restore`],
    ['GET', '/api/admin/customers/counts'],
    ['POST', '/api/admin/check-certificate'],
    ['POST', '/api/admin/refresh-saml-config'],
  ] as const
  const clients = [
    { client: aVisitor(portal), status: 401, error: 'unauthenticated' },
    { client: await signedInAs(portal, user), status: 403, error: 'forbidden' },
    {
      client: await signedInAs(portal, { ...agent, role: 'agent' }),
      status: 403,
      error: 'forbidden',
    },
  ]
  for (const { client, status, error } of clients) {
    for (const [method, url] of attempts) {
      const res = await client.send(method, url, {
        json: method === 'GET' ? undefined : aNewCustomer(),
      })
      expect(res.statusCode, `${method} ${url}`).toBe(status)
      expect(res.json(), `${method} ${url}`).toEqual({ error, message: expect.any(String) })
    }
  }
})
