import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { anAdministrator, TEST_PASSWORD } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { aVisitor, statusesOf, type TestClient } from '#test/test-client.ts'

/** Returns an address that no other test uses. */
function anAddress() {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
}

function guess(client: TestClient, address: string, email = 'nobody@portico.example') {
  return client.send('POST', '/api/auth/admin-login', {
    json: { email, password: 'guess' },
    address,
  })
}

test('signing in answers 429 with the time to wait when an address has tried too often', async () => {
  const portal = await buildTestApp({ signInRateLimit: 3 })
  const client = aVisitor(portal)
  const address = anAddress()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await guess(client, address)).statusCode).toBe(401)
  }
  portal.setNow(new Date(TEST_NOW.getTime() + 18_500))
  const res = await guess(client, address)
  expect(res.statusCode).toBe(429)
  expect(res.json()).toEqual({
    error: 'rate_limited',
    message: 'Too many attempts. Please try again in 42 seconds.',
  })
  expect(res.headers['retry-after']).toBe('42')
  expect((await guess(client, anAddress())).statusCode).toBe(401)
})

test('signing in works again when the minute of the limit is over', async () => {
  const portal = await buildTestApp({ signInRateLimit: 1 })
  const client = aVisitor(portal)
  const address = anAddress()
  await guess(client, address)
  const early = await guess(client, address)
  expect(early.statusCode).toBe(429)
  expect(early.json().message).toBe('Too many attempts. Please try again in 1 minute.')
  portal.setNow(new Date(TEST_NOW.getTime() + 59_999))
  const late = await guess(client, address)
  expect(late.statusCode).toBe(429)
  expect(late.json().message).toBe('Too many attempts. Please try again in 1 second.')
  portal.setNow(new Date(TEST_NOW.getTime() + 60_000))
  expect((await guess(client, address)).statusCode).toBe(401)
  expect((await guess(client, address)).statusCode).toBe(429)
})

test('the rate limit counts all ways of signing in together, the SAML ACS included', async () => {
  const portal = await buildTestApp({ signInRateLimit: 3 })
  const client = aVisitor(portal)
  const address = anAddress()
  const begin = () =>
    client.send('POST', '/api/auth/initiate-login', { json: { email: 'a@b.example' }, address })
  const post = () =>
    client.send('POST', '/api/auth/saml/callback/x', {
      payload: 'SAMLResponse=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      address,
    })
  expect((await guess(client, address)).statusCode).toBe(401)
  expect((await begin()).statusCode).toBe(200)
  expect((await post()).headers.location).toMatch(/^\/login\?error=customer_unavailable/)
  expect((await guess(client, address)).statusCode).toBe(429)
  expect((await begin()).statusCode).toBe(429)
  const refused = await post()
  expect(refused.statusCode).toBe(303)
  expect(refused.headers.location).toBe('/login?error=rate_limited')
})

test('the rate limit counts the attempts of all processes together', async () => {
  const [one, other] = [
    await buildTestApp({ signInRateLimit: 2 }),
    await buildTestApp({ signInRateLimit: 2 }),
  ]
  const address = anAddress()
  await guess(aVisitor(one), address)
  await guess(aVisitor(other), address)
  expect((await guess(aVisitor(one), address)).statusCode).toBe(429)
  expect((await guess(aVisitor(other), address)).statusCode).toBe(429)
})

test('the limit counts every attempt when several come at once', async () => {
  const portal = await buildTestApp({ signInRateLimit: 3 })
  const client = aVisitor(portal)
  await client.get('/api/auth/user')
  const address = anAddress()
  const answers = await Promise.all(Array.from({ length: 6 }, () => guess(client, address)))
  expect(statusesOf(answers)).toEqual([401, 401, 401, 429, 429, 429])
})

test('signing in answers 429 for a right password when the limit is reached', async () => {
  const portal = await buildTestApp({ signInRateLimit: 1 })
  const { email } = await anAdministrator(portal.deps)
  const client = aVisitor(portal)
  const address = anAddress()
  await guess(client, address)
  const res = await client.send('POST', '/api/auth/admin-login', {
    json: { email, password: TEST_PASSWORD },
    address,
  })
  expect(res.statusCode).toBe(429)
  expect(client.cookies.has('portico_session')).toBe(false)
})

test('the rate limit per account stays when a limit of 0 turns off the one per address', async () => {
  const client = aVisitor(await buildTestApp({ signInRateLimit: 0 }))
  const address = anAddress()
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const email = `nobody-${attempt % 4}@portico.example`
    expect((await guess(client, address, email)).statusCode).toBe(401)
  }
  expect((await guess(client, address, 'nobody-0@portico.example')).statusCode).toBe(429)
})

function initiate(client: TestClient, forwardedFor: string, address: string) {
  return client.send('POST', '/api/auth/initiate-login', {
    json: { email: 'a@b.example' },
    headers: { 'x-forwarded-for': forwardedFor },
    address,
  })
}

test('the limit counts by forwarded address only when a proxy is trusted', async () => {
  const direct = aVisitor(await buildTestApp({ signInRateLimit: 1 }))
  const address = anAddress()
  await initiate(direct, anAddress(), address)
  expect((await initiate(direct, anAddress(), address)).statusCode).toBe(429)

  const behindOne = aVisitor(await buildTestApp({ signInRateLimit: 1, trustProxy: 1 }))
  const [proxy, client] = [anAddress(), anAddress()]
  expect((await initiate(behindOne, client, proxy)).statusCode).toBe(200)
  expect((await initiate(behindOne, anAddress(), proxy)).statusCode).toBe(200)
  // The client itself wrote everything before the last hop.
  expect((await initiate(behindOne, `${anAddress()}, ${client}`, proxy)).statusCode).toBe(429)
})
