import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aCustomer } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import {
  anAnswer,
  aSamlCustomer,
  aSignIn,
  beginSignIn,
  ENTRY_POINT,
  postAnswer,
  readRedirect,
  userOf,
} from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

const MINUTE_MS = 60_000
const JSON_CALLER = { accept: 'application/json, text/plain, */*' }
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

function after(ms: number) {
  return new Date(TEST_NOW.getTime() + ms)
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
  const overHttp = res.cookies.find(({ name }) => name === 'portico_sign_in_http')
  expect(overHttp).toMatchObject({ httpOnly: true, sameSite: 'None', path: '/' })
  expect(overHttp).not.toHaveProperty('secure')
})

test('initiate login names the typed address to the provider unless it signs its request', async () => {
  for (const signRequests of [false, true]) {
    const { client, customer } = await aSignIn({ signRequests })
    const email = `ada@${customer.domain}`
    const res = await client.post('/api/auth/initiate-login', { email })
    const { url } = readRedirect(res.json().redirectUrl)
    expect(url.searchParams.get('login_hint')).toBe(signRequests ? null : email)
  }
})

test('initiate login finds a customer when given any of its domains', async () => {
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

test('initiate login answers the same when an address cannot sign in, for any reason', async () => {
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
        'We don’t recognize this email’s company. Check the address, or contact your IT administrator.',
    },
  ])
})

test('initiate login answers 400 when the email is not an address', async () => {
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

test('saml login answers the same when a customer cannot sign in, for any reason', async () => {
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

test('the metadata contains the addresses of this portal for this customer', async () => {
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

test('the identity provider is offered, asked passively, when a browser has signed in before', async () => {
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

test('the offered provider is in an HttpOnly cookie, which is deleted at sign-out or when its customer loses single sign-on', async () => {
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
      .updateTable('connections')
      .set({ enabled: false })
      .where('customerId', '=', customer.id)
      .execute(),
  )
  expect((await client.get('/api/auth/idp-detect')).json()).toMatchObject({ hasIdpSession: false })
})

function readPosted(page: string): { action: string | undefined; xml: string } {
  const action = /action="([^"]*)"/.exec(page)?.[1]
  const value = /name="SAMLRequest" value="([^"]*)"/.exec(page)?.[1] ?? ''
  return { action, xml: Buffer.from(value, 'base64').toString() }
}

test('a sign-in is posted by a page of ours when the provider takes no redirects', async () => {
  const scene = await aSignIn({ requestsByPost: true, signRequests: true })
  const { client, customer, deps } = scene
  const begun = await client.get(`/api/auth/saml/login/${customer.id}`, BROWSER)
  expect(begun.statusCode).toBe(302)
  const { pathname, search } = new URL(String(begun.headers.location))
  expect(pathname).toBe(`/api/auth/saml/request/${customer.id}`)
  const page = await client.get(pathname + search)
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  const { action, xml } = readPosted(page.body)
  expect(action).toBe(ENTRY_POINT)
  expect(xml).toMatch(/^<\?xml[^>]*><samlp:AuthnRequest[^>]*HTTP-POST/)
  expect(xml).toContain('xmldsig-more#rsa-sha256')
  expect(xml).toContain('xmlenc#sha256')
  const [, requestId] = / ID="([^"]*)"/.exec(xml) ?? []
  await postAnswer(client, customer, anAnswer(deps, customer, { inResponseTo: requestId }))
  expect(await userOf(client)).not.toBeNull()

  // The address says nothing to a stranger, and nothing later.
  expect((await aVisitor(scene).get(pathname + search)).statusCode).toBe(404)
  const elsewhere = pathname.replace(customer.id, randomUUID()) + search
  expect((await client.get(elsewhere)).statusCode).toBe(404)
  scene.setNow(after(6 * MINUTE_MS))
  expect((await client.get(pathname + search)).statusCode).toBe(404)
})
