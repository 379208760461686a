import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { aCustomer, anAdministrator, aUser } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { NO_PASSIVE, RESPONDER } from '#test/saml-responses.ts'
import { attacker, idp } from '#test/saml-setup.ts'
import {
  aSamlCustomer,
  anAnswer,
  beginSignIn,
  ENTRY_POINT,
  postAnswer,
  readRedirect,
} from '#test/saml-sign-in.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

const MINUTE_MS = 60_000
const JSON_CALLER = { accept: 'application/json, text/plain, */*' }
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

function after(ms: number) {
  return new Date(TEST_NOW.getTime() + ms)
}

async function userOf(client: TestClient) {
  return (await client.get('/api/auth/user')).json().user
}

function listUsers({ db }: Deps, customerId: string) {
  return asStaff(db, (tx) =>
    tx.selectFrom('users').selectAll().where('customerId', '=', customerId).execute(),
  )
}

/** Where a refusal sent the browser, and what was noted for the administrator under its code. */
async function refusalOf(
  deps: Deps,
  customer: { id: string },
  res: Awaited<ReturnType<typeof postAnswer>>,
) {
  const url = new URL(String(res.headers.location), 'http://here')
  const ref = url.searchParams.get('ref') ?? ''
  const noted = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('signInFailures')
      .selectAll()
      .where('customerId', '=', customer.id)
      .where('ref', '=', ref)
      .executeTakeFirst(),
  )
  return {
    status: res.statusCode,
    path: url.pathname,
    error: url.searchParams.get('error'),
    ref,
    isSignedIn: res.cookies.some(({ name }) => name === 'portico_session'),
    noted,
  }
}

function refused(reason: string, noted: object = {}) {
  return {
    status: 303,
    path: '/login',
    error: reason,
    ref: expect.stringMatching(/^[2-9B-DF-HJKMNP-TV-XZ]{8}$/),
    isSignedIn: false,
    noted: { reason, ...noted },
  }
}

async function aSignIn(saml: Parameters<typeof aSamlCustomer>[1] = {}) {
  const portal = await buildTestApp()
  const customer = await aSamlCustomer(portal.deps, saml)
  return { ...portal, customer, client: aVisitor(portal) }
}

test('initiate login answers where to sign in with this email and remembers the browser', async () => {
  const { client, customer, deps } = await aSignIn()
  const res = await client.post('/api/auth/initiate-login', {
    email: ` Ada@${customer.domain.toUpperCase()}`,
  })
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ success: true, redirectUrl: expect.any(String) })
  const { url, request, requestId } = readRedirect(res.json().redirectUrl)
  expect(url.origin + url.pathname).toBe(ENTRY_POINT)
  expect(request).toContain(`http://localhost:3000/saml/metadata/${customer.id}`)
  expect(request).toContain(`http://localhost:3000/api/auth/saml/callback/${customer.id}`)
  expect(request).not.toContain('IsPassive="true"')
  const stored = await asWorker(deps.db, (tx) =>
    tx.selectFrom('samlRequests').selectAll().where('id', '=', requestId).executeTakeFirstOrThrow(),
  )
  expect(stored).toMatchObject({ customerId: customer.id, expiresAt: after(30 * MINUTE_MS) })
  const cookie = res.cookies.find(({ name }) => name === 'portico_sign_in')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', path: '/' })
})

test('initiate login finds a customer by each of its domains', async () => {
  const { client, customer, deps } = await aSignIn()
  const domain = `also-${customer.domain}`
  await asStaff(deps.db, (tx) =>
    tx
      .insertInto('customerDomains')
      .values({ customerId: customer.id, domain, position: 1 })
      .execute(),
  )
  const res = await client.post('/api/auth/initiate-login', { email: `ada@${domain}` })
  expect(res.json()).toMatchObject({ success: true })
})

test('initiate login answers the same wherever nobody can sign in', async () => {
  const { client, customer, deps } = await aSignIn()
  const inactive = await aSamlCustomer(deps, {}, { active: false })
  const switchedOff = await aSamlCustomer(deps, { enabled: false })
  const without = await aCustomer(deps)
  const deleted = await aSamlCustomer(deps)
  await asStaff(deps.db, async (tx) => {
    await tx
      .updateTable('customers')
      .set({ deletedAt: TEST_NOW })
      .where('id', '=', deleted.id)
      .execute()
  })
  const domains = [inactive, switchedOff, without, deleted].map(({ domain }) => domain)
  const bodies = new Set<string>()
  for (const domain of [...domains, 'unknown.example', `sub.${customer.domain}`, 'example']) {
    const res = await client.post('/api/auth/initiate-login', { email: `ada@${domain}` })
    expect(res.statusCode, domain).toBe(200)
    expect(res.cookies, domain).toEqual([])
    bodies.add(res.body)
  }
  expect([...bodies].map((body) => JSON.parse(body))).toEqual([
    {
      success: false,
      error:
        'We could not find single sign-on for this email. Check the address or contact your IT team.',
    },
  ])
})

test('initiate login answers 400 to what is no address', async () => {
  const { client } = await aSignIn()
  for (const email of [
    undefined,
    '',
    'ada',
    'ada@',
    '@b.example',
    'a b@c.example',
    'a@b@c',
    'a\0@b',
    7,
  ]) {
    const res = await client.post('/api/auth/initiate-login', { email })
    expect(res.statusCode, String(email)).toBe(400)
    expect(res.json(), String(email)).toMatchObject({
      fields: { email: 'Please enter a valid email address' },
    })
  }
})

test('saml login answers the address to a caller and a redirect to a navigation', async () => {
  const { client, customer } = await aSignIn()
  const called = await client.get(`/api/auth/saml/login/${customer.id}`, JSON_CALLER)
  expect(called.statusCode).toBe(200)
  expect(called.json()).toEqual({
    redirectUrl: expect.stringContaining(`${ENTRY_POINT}?SAMLRequest=`),
  })
  const navigated = await client.get(`/api/auth/saml/login/${customer.id}`, BROWSER)
  expect(navigated.statusCode).toBe(302)
  expect(navigated.headers.location).toContain(`${ENTRY_POINT}?SAMLRequest=`)
  expect([called.headers['cache-control'], navigated.headers['cache-control']]).toEqual([
    'no-store',
    'no-store',
  ])
  const ids = [called.json().redirectUrl, String(navigated.headers.location)].map(
    (url) => readRedirect(url).requestId,
  )
  expect(new Set(ids).size).toBe(2)
})

test('saml login asks passively only when told so', async () => {
  const { client, customer } = await aSignIn()
  expect((await beginSignIn(client, customer, '?passive=1')).request).toContain('IsPassive="true"')
  expect((await beginSignIn(client, customer, '?passive=0')).request).not.toContain(
    'IsPassive="true"',
  )
  const res = await client.get(`/api/auth/saml/login/${customer.id}?passive=2`, JSON_CALLER)
  expect(res.json()).toMatchObject({
    error: 'invalid_input',
    fields: { passive: expect.any(String) },
  })
})

test('saml login answers the same wherever nobody can sign in', async () => {
  const { client, deps } = await aSignIn()
  const ids = [
    (await aSamlCustomer(deps, { enabled: false })).id,
    (await aSamlCustomer(deps, {}, { active: false })).id,
    (await aCustomer(deps)).id,
    '00000000-0000-7000-8000-000000000001',
    '01890a5d-ac96-774b-bcce-b302099a8057',
    'x',
    "'",
  ]
  for (const id of ids) {
    const called = await client.get(`/api/auth/saml/login/${id}`, JSON_CALLER)
    expect(called.statusCode, id).toBe(404)
    expect(called.json(), id).toMatchObject({ error: 'not_found' })
    const navigated = await client.get(`/api/auth/saml/login/${id}`, BROWSER)
    expect(navigated.statusCode, id).toBe(302)
    expect(navigated.headers.location, id).toBe('/login?error=customer_unavailable')
  }
})

test('the first sign-in makes the person and begins a session', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  const res = await postAnswer(
    client,
    customer,
    anAnswer(deps, customer, { inResponseTo: requestId }),
  )
  expect(res.statusCode).toBe(303)
  expect(res.headers.location).toBe('/dashboard?login=success')
  const session = res.cookies.find(({ name }) => name === 'portico_session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await userOf(client)).toEqual({
    id: expect.any(String),
    name: 'Ada Lovelace',
    email: `ada@${customer.domain}`,
    organization: customer.name,
    isAdmin: false,
    isAgent: false,
    customerId: customer.id,
  })
  expect(await listUsers(deps, customer.id)).toMatchObject([
    { role: 'customer', passwordHash: null, createdAt: TEST_NOW, lastSignInAt: TEST_NOW },
  ])
  expect((await client.get('/api/tickets')).statusCode).toBe(200)
})

test('a later sign-in finds the same person and brings the name up to date', async () => {
  const { client, customer, deps, setNow } = await aSignIn()
  const signIn = async (attributes: Record<string, string>) => {
    const { requestId } = await beginSignIn(client, customer)
    await postAnswer(
      client,
      customer,
      anAnswer(deps, customer, { inResponseTo: requestId, attributes }),
    )
    return userOf(client)
  }
  const email = `ada@${customer.domain}`
  const first = await signIn({ email })
  expect(first.name).toBe(email)
  setNow(after(MINUTE_MS))
  const second = await signIn({ email: email.toUpperCase(), firstName: 'Ada', lastName: 'King' })
  expect(second).toEqual({ ...first, name: 'Ada King' })
  expect(await listUsers(deps, customer.id)).toMatchObject([
    { createdAt: TEST_NOW, lastSignInAt: after(MINUTE_MS) },
  ])
})

test('a sign-in leads to the page that was asked for, but never off this site', async () => {
  const { client, customer, deps } = await aSignIn()
  const paths: Record<string, string> = {
    '/tickets/42?tab=files': '/tickets/42?tab=files&login=success',
    '/tickets#comments': '/tickets?login=success#comments',
    'https://evil.example/': '/dashboard?login=success',
    '//evil.example': '/dashboard?login=success',
    '/\\evil.example': '/dashboard?login=success',
    '/.//evil.example': '/dashboard?login=success',
    'javascript:alert(1)': '/dashboard?login=success',
    '/login': '/dashboard?login=success',
    '/api/auth/logout': '/dashboard?login=success',
    '/a\r\nset-cookie: x=y': '/dashboard?login=success',
  }
  for (const [returnTo, location] of Object.entries(paths)) {
    const { requestId } = await beginSignIn(
      client,
      customer,
      `?returnTo=${encodeURIComponent(returnTo)}`,
    )
    const answer = anAnswer(deps, customer, { inResponseTo: requestId })
    const res = await postAnswer(client, customer, answer, { relayState: 'https://evil.example/' })
    expect(res.headers.location, returnTo).toBe(location)
  }
})

test('the same response signs in once', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  const answer = anAnswer(deps, customer, { inResponseTo: requestId })
  await postAnswer(client, customer, answer)
  const replay = await postAnswer(client, customer, answer)
  expect(await refusalOf(deps, customer, replay)).toMatchObject(refused('unknown_request'))
})

test('one request is answered once, also when two answers come at the same time', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      postAnswer(client, customer, anAnswer(deps, customer, { inResponseTo: requestId })),
    ),
  )
  const locations = answers.map((res) => String(res.headers.location).replace(/&ref=.*/, ''))
  expect(locations.toSorted()).toEqual([
    '/dashboard?login=success',
    '/login?error=unknown_request',
    '/login?error=unknown_request',
  ])
})

test('two tabs of one browser may both sign in', async () => {
  const { client, customer, deps } = await aSignIn()
  const first = await beginSignIn(client, customer)
  const second = await beginSignIn(client, customer)
  for (const { requestId } of [first, second]) {
    const answer = anAnswer(deps, customer, { inResponseTo: requestId })
    expect((await postAnswer(client, customer, answer)).headers.location).toBe(
      '/dashboard?login=success',
    )
  }
})

test('an answer that reaches another browser signs nobody in', async () => {
  const portal = await aSignIn()
  const { client, customer, deps } = portal
  const other = aVisitor(portal)
  await beginSignIn(other, customer)
  for (const victim of [aVisitor(portal), other]) {
    const { requestId } = await beginSignIn(client, customer)
    const answer = anAnswer(deps, customer, { inResponseTo: requestId })
    const res = await postAnswer(victim, customer, answer)
    expect(await refusalOf(deps, customer, res)).toMatchObject(refused('other_browser'))
    expect(await userOf(victim)).toBeNull()
  }
})

test("an answer at another customer's ACS signs nobody in", async () => {
  const { client, customer, deps } = await aSignIn()
  const other = await aSamlCustomer(deps)
  const { requestId } = await beginSignIn(client, customer)
  const misdirected = anAnswer(deps, customer, { inResponseTo: requestId })
  expect(await refusalOf(deps, other, await postAnswer(client, other, misdirected))).toMatchObject(
    refused('wrong_destination'),
  )
  // Even one that names the other ACS answers a request that the other customer never made.
  const readdressed = anAnswer(deps, other, { inResponseTo: requestId })
  expect(await refusalOf(deps, other, await postAnswer(client, other, readdressed))).toMatchObject(
    refused('unknown_request'),
  )
  expect(await listUsers(deps, other.id)).toEqual([])
})

test('nobody is signed in with an address outside of the domains of the customer', async () => {
  const { client, customer, deps } = await aSignIn()
  const other = await aSamlCustomer(deps)
  for (const domain of [
    other.domain,
    'portico.example',
    `sub.${customer.domain}`,
    `${customer.domain}.evil`,
  ]) {
    const { requestId } = await beginSignIn(client, customer)
    const email = `ada@${domain}`
    const answer = anAnswer(deps, customer, {
      inResponseTo: requestId,
      nameId: email,
      attributes: { email },
    })
    expect(
      await refusalOf(deps, customer, await postAnswer(client, customer, answer)),
    ).toMatchObject(
      refused('foreign_domain', { detail: { expected: customer.domain, received: domain } }),
    )
  }
  expect(await listUsers(deps, customer.id)).toEqual([])
  expect(await listUsers(deps, other.id)).toEqual([])
})

test("an administrator's address makes nobody an administrator", async () => {
  const { client, customer, deps } = await aSignIn()
  const email = `boss@${customer.domain}`
  const admin = await anAdministrator(deps, { email })
  const { requestId } = await beginSignIn(client, customer)
  const attributes = { email, role: 'admin', isAdmin: 'true' }
  await postAnswer(
    client,
    customer,
    anAnswer(deps, customer, { inResponseTo: requestId, attributes }),
  )
  const user = await userOf(client)
  expect(user).toMatchObject({ email, isAdmin: false, isAgent: false, customerId: customer.id })
  expect(user.id).not.toBe(admin.id)
  expect((await client.get('/api/admin/customers')).statusCode).toBe(403)
})

test('a member of staff who somehow belongs to the customer is not signed in by it', async () => {
  const { client, customer, deps } = await aSignIn()
  const agent = await aUser(deps, customer, { email: `agent@${customer.domain}` })
  await asStaff(deps.db, (tx) =>
    tx.updateTable('users').set({ role: 'agent' }).where('id', '=', agent.id).execute(),
  )
  const { requestId } = await beginSignIn(client, customer)
  const attributes = { email: agent.email }
  const answer = anAnswer(deps, customer, { inResponseTo: requestId, attributes })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, answer))).toMatchObject(
    refused('person_deactivated'),
  )
})

test('a person who is deactivated stays out', async () => {
  const { client, customer, deps } = await aSignIn()
  const { email } = await aUser(deps, customer, { active: false })
  const { requestId } = await beginSignIn(client, customer)
  const answer = anAnswer(deps, customer, { inResponseTo: requestId, attributes: { email } })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, answer))).toMatchObject(
    refused('person_deactivated'),
  )
})

test('a customer that was deactivated, deleted or lost its sign-on lets nobody in', async () => {
  const { client, deps } = await aSignIn()
  const changes = [
    (id: string) =>
      asStaff(deps.db, (tx) =>
        tx.updateTable('customers').set({ active: false }).where('id', '=', id).execute(),
      ),
    (id: string) =>
      asStaff(deps.db, (tx) =>
        tx.updateTable('customers').set({ deletedAt: TEST_NOW }).where('id', '=', id).execute(),
      ),
    (id: string) =>
      asStaff(deps.db, (tx) =>
        tx
          .updateTable('customerSaml')
          .set({ enabled: false })
          .where('customerId', '=', id)
          .execute(),
      ),
  ]
  for (const change of changes) {
    const customer = await aSamlCustomer(deps)
    const { requestId } = await beginSignIn(client, customer)
    await change(customer.id)
    const answer = anAnswer(deps, customer, { inResponseTo: requestId })
    const res = await postAnswer(client, customer, answer)
    expect(res.statusCode).toBe(303)
    expect(res.headers.location).toBe('/login?error=customer_unavailable')
    expect(await listUsers(deps, customer.id)).toEqual([])
  }
})

test('a request that is older than half an hour is not answered any more', async () => {
  const { client, customer, deps, setNow } = await aSignIn()
  const late = await beginSignIn(client, customer)
  setNow(after(30 * MINUTE_MS))
  const lateAnswer = anAnswer(deps, customer, { inResponseTo: late.requestId })
  expect(
    await refusalOf(deps, customer, await postAnswer(client, customer, lateAnswer)),
  ).toMatchObject(refused('unknown_request'))
  setNow(TEST_NOW)
  const { requestId } = await beginSignIn(client, customer)
  setNow(after(30 * MINUTE_MS - 1))
  const answer = anAnswer(deps, customer, { inResponseTo: requestId })
  expect((await postAnswer(client, customer, answer)).headers.location).toBe(
    '/dashboard?login=success',
  )
})

test('a request that was never made is not answered', async () => {
  const { client, customer, deps } = await aSignIn()
  await beginSignIn(client, customer)
  const answer = anAnswer(deps, customer, { inResponseTo: '_made_up' })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, answer))).toMatchObject(
    refused('unknown_request'),
  )
})

test('a sign-in that begins at the identity provider is refused while InResponseTo is checked', async () => {
  const { client, customer, deps } = await aSignIn()
  const answer = anAnswer(deps, customer, { inResponseTo: null })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, answer))).toMatchObject(
    refused('missing_in_response_to'),
  )
})

test('a sign-in that begins at the identity provider is taken once while it is not checked', async () => {
  const { client, customer, deps } = await aSignIn({ validateInResponseTo: false })
  const answer = anAnswer(deps, customer, { inResponseTo: null })
  expect((await postAnswer(client, customer, answer)).headers.location).toBe(
    '/dashboard?login=success',
  )
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, answer))).toMatchObject(
    refused('replayed'),
  )
  for (const inResponseTo of ['_unknown', '_unknown']) {
    const again = anAnswer(deps, customer, { inResponseTo })
    const res = await postAnswer(client, customer, again)
    expect(res.headers.location).toBe('/dashboard?login=success')
  }
})

test('the same assertion posted several times at once signs in once', async () => {
  const { client, customer, deps } = await aSignIn({ validateInResponseTo: false })
  const answer = anAnswer(deps, customer, { inResponseTo: null })
  const answers = await Promise.all([1, 2, 3].map(() => postAnswer(client, customer, answer)))
  const successes = answers.filter((res) => res.headers.location === '/dashboard?login=success')
  expect(successes).toHaveLength(1)
})

test('a request of another browser is refused also while InResponseTo is not checked', async () => {
  const portal = await aSignIn({ validateInResponseTo: false })
  const { requestId } = await beginSignIn(portal.client, portal.customer)
  const answer = anAnswer(portal.deps, portal.customer, { inResponseTo: requestId })
  expect(
    await refusalOf(
      portal.deps,
      portal.customer,
      await postAnswer(aVisitor(portal), portal.customer, answer),
    ),
  ).toMatchObject(refused('other_browser'))
})

test('a sign-in from an address that the customer does not allow is refused', async () => {
  const { client, customer, deps } = await aSignIn()
  const signInFrom = async (address: string, ipRestrictions: string[]) => {
    await asStaff(deps.db, (tx) =>
      tx
        .updateTable('customerSaml')
        .set({ ipRestrictions })
        .where('customerId', '=', customer.id)
        .execute(),
    )
    const { requestId } = await beginSignIn(client, customer)
    const answer = anAnswer(deps, customer, { inResponseTo: requestId })
    return postAnswer(client, customer, answer, { address })
  }
  const allowed: [string, string[]][] = [
    ['203.0.113.7', ['203.0.113.7']],
    ['10.255.0.1', ['203.0.113.0/24', '10.0.0.0/8']],
    ['::ffff:203.0.113.9', ['203.0.113.0/24']],
    ['2001:db8:1::1', ['2001:db8::/32']],
  ]
  for (const [address, restrictions] of allowed) {
    const res = await signInFrom(address, restrictions)
    expect(res.headers.location, address).toBe('/dashboard?login=success')
  }
  const forbidden: [string, string[]][] = [
    ['203.0.113.8', ['203.0.113.7']],
    ['11.0.0.1', ['203.0.113.0/24', '10.0.0.0/8']],
    ['2001:db9::1', ['2001:db8::/32']],
    ['203.0.113.7', ['2001:db8::/32']],
    ['203.0.113.7', ['cannot be read']],
  ]
  for (const [address, restrictions] of forbidden) {
    const res = await signInFrom(address, restrictions)
    const detail = { expected: restrictions.join(', '), received: address }
    expect(await refusalOf(deps, customer, res), address).toMatchObject(
      refused('address_not_allowed', { address, detail }),
    )
  }
})

test('the previous certificate is good until it is taken out, and a third one never', async () => {
  const { client, customer, deps } = await aSignIn({
    cert: attacker.certPem,
    previousCert: idp.certPem,
  })
  const signIn = async () => {
    const { requestId } = await beginSignIn(client, customer)
    return postAnswer(client, customer, anAnswer(deps, customer, { inResponseTo: requestId }))
  }
  expect((await signIn()).headers.location).toBe('/dashboard?login=success')
  await asStaff(deps.db, (tx) =>
    tx
      .updateTable('customerSaml')
      .set({ previousCert: null })
      .where('customerId', '=', customer.id)
      .execute(),
  )
  expect(await refusalOf(deps, customer, await signIn())).toMatchObject(refused('bad_signature'))
})

test('an answer that somebody else has signed, or nobody, is refused and tells no assertion to anyone', async () => {
  const { client, customer, deps } = await aSignIn()
  const forgeries = { bad_signature: { key: attacker }, no_signature: { sign: 'none' as const } }
  for (const [reason, forgery] of Object.entries(forgeries)) {
    const { requestId } = await beginSignIn(client, customer)
    const answer = anAnswer(deps, customer, { inResponseTo: requestId, ...forgery })
    const refusal = await refusalOf(deps, customer, await postAnswer(client, customer, answer))
    expect(refusal).toMatchObject(refused(reason))
    expect(JSON.stringify(refusal.noted)).not.toMatch(/Lovelace|<saml/)
  }
  expect(await listUsers(deps, customer.id)).toEqual([])
})

test('what is no response at all is refused', async () => {
  const { client, customer } = await aSignIn()
  for (const text of ['', 'x', Buffer.from('<a/>').toString('base64'), 'a'.repeat(400_000)]) {
    const res = await postAnswer(client, customer, text)
    expect(res.statusCode).toBe(303)
    expect(res.headers.location).toMatch(
      /^\/login\?error=(malformed|too_large|unexpected_message)&ref=/,
    )
  }
  const huge = await postAnswer(client, customer, 'a'.repeat(600_000))
  expect(huge.statusCode).toBe(413)
  expect(huge.json()).toMatchObject({ error: 'too_large' })
  const json = await client.send('POST', `/api/auth/saml/callback/${customer.id}`, {
    json: { SAMLResponse: { $ne: '' } },
    withoutToken: true,
  })
  expect(json.statusCode).toBe(400)
  expect(await userOf(client)).toBeNull()
})

test('a passive question that nobody is signed in to answer ends with the plain form', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer, '?passive=1')
  const nobody = anAnswer(deps, customer, {
    inResponseTo: requestId,
    status: RESPONDER,
    nestedStatus: NO_PASSIVE,
    sign: 'none',
  })
  const res = await postAnswer(client, customer, nobody)
  expect(res.statusCode).toBe(303)
  expect(res.headers.location).toBe('/login')
  const late = anAnswer(deps, customer, { inResponseTo: requestId })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, late))).toMatchObject(
    refused('unknown_request'),
  )
})

test('an answer that says why nobody was signed in is refused with that reason', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  const denied = anAnswer(deps, customer, {
    inResponseTo: requestId,
    status: RESPONDER,
    statusMessage: 'Not assigned',
    sign: 'none',
  })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, denied))).toMatchObject(
    refused('status', { detail: { received: 'Responder', hint: 'Not assigned' } }),
  )
})

test('a sign-in that began at one process is finished at another', async () => {
  const one = await buildTestApp()
  const other = await buildTestApp()
  const customer = await aSamlCustomer(one.deps)
  const here = aVisitor(one)
  const { requestId } = await beginSignIn(here, customer)
  const there = aVisitor(other)
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  const answer = anAnswer(other.deps, customer, { inResponseTo: requestId })
  expect((await postAnswer(there, customer, answer)).headers.location).toBe(
    '/dashboard?login=success',
  )
  here.cookies.set('portico_session', there.cookies.get('portico_session')!)
  expect(await userOf(here)).toMatchObject({ email: `ada@${customer.domain}` })
  const replayed = await postAnswer(here, customer, answer)
  expect(await refusalOf(one.deps, customer, replayed)).toMatchObject(refused('unknown_request'))
})

test('signing in leaves behind what the browser held as somebody else', async () => {
  const portal = await aSignIn()
  const { customer, deps } = portal
  const before = await aUser(deps, customer)
  const client = await signedInAs(portal, before)
  const { requestId } = await beginSignIn(client, customer)
  await postAnswer(client, customer, anAnswer(deps, customer, { inResponseTo: requestId }))
  expect(await userOf(client)).toMatchObject({ email: `ada@${customer.domain}` })
  const left = await asWorker(deps.db, (tx) =>
    tx.selectFrom('sessions').selectAll().where('userId', '=', before.id).execute(),
  )
  expect(left).toEqual([])
})

test('over https the cookie of the sign-in belongs to this host alone', async () => {
  const portal = await buildTestApp({ isSecure: true, publicUrl: 'https://support.example.com' })
  const customer = await aSamlCustomer(portal.deps)
  const client = aVisitor(portal)
  const { requestId, request } = await beginSignIn(client, customer)
  expect(request).toContain(`https://support.example.com/api/auth/saml/callback/${customer.id}`)
  expect(client.cookies.has('__Host-portico_sign_in')).toBe(true)
  const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId })
  const res = await postAnswer(client, customer, answer)
  expect(res.headers.location).toBe('/dashboard?login=success')
  expect(res.cookies.find(({ name }) => name === '__Host-portico_session')).toMatchObject({
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  })
})

test('the metadata name the addresses of this portal for this customer', async () => {
  const { client, customer } = await aSignIn()
  const res = await client.get(`/saml/metadata/${customer.id}`)
  expect(res.statusCode).toBe(200)
  expect(res.headers['content-type']).toMatch(/^application\/samlmetadata\+xml/)
  expect(res.body).toContain(`entityID="http://localhost:3000/saml/metadata/${customer.id}"`)
  expect(res.body).toContain(
    `Location="http://localhost:3000/api/auth/saml/callback/${customer.id}"`,
  )
  for (const id of ['x', '"><script>', '']) {
    const missing = await client.get(`/saml/metadata/${encodeURIComponent(id)}`)
    expect(missing.statusCode, id).toBe(404)
    expect(missing.json(), id).toMatchObject({ error: 'not_found' })
  }
})

test('a browser that has signed in is offered its identity provider, asked passively', async () => {
  const { app, client, customer, deps } = await aSignIn()
  const nothing = { authenticated: false, hasIdpSession: false, customer: null, redirectUrl: null }
  expect((await client.get('/api/auth/idp-detect')).json()).toEqual(nothing)
  const { requestId } = await beginSignIn(client, customer)
  await postAnswer(client, customer, anAnswer(deps, customer, { inResponseTo: requestId }))
  expect((await client.get('/api/auth/idp-detect')).json()).toMatchObject({ authenticated: true })
  client.cookies.delete('portico_session')
  const offered = (await client.get('/api/auth/idp-detect')).json()
  expect(offered).toEqual({
    authenticated: false,
    hasIdpSession: true,
    customer: { name: customer.name },
    redirectUrl: `http://localhost:3000/api/auth/saml/login/${customer.id}?passive=1`,
  })
  const hint = client.cookies.get('portico_idp')!
  const other = await aSamlCustomer(deps)
  const forgeries = [
    `${hint}a`,
    hint.slice(0, -1),
    hint.replace(customer.id, other.id),
    customer.id,
    `${customer.id}.`,
    '.',
    '',
  ]
  for (const forged of forgeries) {
    const res = await app.inject({ url: '/api/auth/idp-detect', cookies: { portico_idp: forged } })
    expect(res.json(), forged).toEqual(nothing)
  }
})

test('the offer is for no script, goes with sign-out, and with the sign-on of its customer', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  const res = await postAnswer(
    client,
    customer,
    anAnswer(deps, customer, { inResponseTo: requestId }),
  )
  expect(res.cookies.find(({ name }) => name === 'portico_idp')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    expires: after(90 * 24 * 60 * MINUTE_MS),
  })
  const hint = client.cookies.get('portico_idp')!
  await client.get('/api/auth/user')
  await client.post('/api/auth/logout')
  expect(client.cookies.has('portico_idp')).toBe(false)
  client.cookies.set('portico_idp', hint)
  expect((await client.get('/api/auth/idp-detect')).json()).toMatchObject({ hasIdpSession: true })
  await asStaff(deps.db, (tx) =>
    tx
      .updateTable('customerSaml')
      .set({ enabled: false })
      .where('customerId', '=', customer.id)
      .execute(),
  )
  expect((await client.get('/api/auth/idp-detect')).json()).toMatchObject({ hasIdpSession: false })
})
