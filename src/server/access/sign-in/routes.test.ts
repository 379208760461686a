import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { aCustomer, anAdministrator, aUser, TEST_PASSWORD } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { aPortal, aSignedInAdministrator } from '#test/a-portal.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { openEventStream } from '#test/event-stream.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const WRONG = { error: 'invalid_credentials', message: 'Invalid email or password' }

function after(ms: number) {
  return new Date(TEST_NOW.getTime() + ms)
}

function login(client: TestClient, email: string, password = TEST_PASSWORD, address?: string) {
  return client.send('POST', '/api/auth/admin-login', { json: { email, password }, address })
}

async function userOf(client: TestClient) {
  return (await client.get('/api/auth/user')).json().user
}

function countSessions({ db }: Deps, userId: string) {
  return asWorker(db, async (tx) => {
    const rows = await tx
      .selectFrom('sessions')
      .select('userId')
      .where('userId', '=', userId)
      .execute()
    return rows.length
  })
}

test('the current user is null and no error when the viewer is a visitor', async () => {
  const res = await aVisitor(await buildTestApp()).get('/api/auth/user')
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ user: null })
})

test('the current user is the one of the session, with the organization of a customer', async () => {
  const { client, customer, user } = await aPortal()
  expect((await client.get('/api/auth/user')).json()).toEqual({
    user: {
      id: user.id,
      name: 'Uma User',
      email: user.email,
      organization: customer.name,
      isAdmin: false,
      isAgent: false,
      customerId: customer.id,
    },
  })
})

test('the current user has neither organization nor customer when they are an administrator', async () => {
  const portal = await buildTestApp()
  const admin = await anAdministrator(portal.deps)
  expect(await userOf(await signedInAs(portal, admin))).toEqual({
    id: admin.id,
    name: 'Ada Admin',
    email: admin.email,
    organization: null,
    isAdmin: true,
    isAgent: true,
    customerId: null,
  })
})

test('the current user is null when the cookie is made up', async () => {
  const { app, client } = await aPortal()
  const token = client.cookies.get('portico_session')!
  for (const forged of ['', 'x', token.slice(0, -1), `${token}a`, token.toLowerCase(), '\u0000']) {
    const res = await app.inject({ url: '/api/auth/user', cookies: { portico_session: forged } })
    expect(res.json(), forged).toEqual({ user: null })
  }
})

test('admin login answers a confirmation, which a call that asks for one accepts for five minutes', async () => {
  const portal = await aPortal()
  const admin = await anAdministrator(portal.deps)
  const client = aVisitor(portal)
  const res = await login(client, admin.email)
  const confirmation = { 'x-confirmation': String(res.headers['x-confirmation']) }
  const invite = (email: string, headers: Record<string, string>) =>
    client.post('/api/admin/staff', { name: 'Ana', email, role: 'agent' }, headers)
  expect((await invite('one@msp.example', {})).statusCode).toBe(403)
  expect((await invite('one@msp.example', confirmation)).statusCode).toBe(201)
  portal.setNow(after(6 * MINUTE_MS))
  expect((await invite('two@msp.example', confirmation)).statusCode).toBe(403)
})

test('admin login answers the user and begins a session', async () => {
  const portal = await buildTestApp()
  const admin = await anAdministrator(portal.deps)
  const client = aVisitor(portal)
  const res = await login(client, ` ${admin.email.toUpperCase()} `)
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ user: await userOf(client) })
  expect(res.json().user).toMatchObject({ id: admin.id, isAdmin: true })
  expect((await client.get('/api/admin/customers')).statusCode).toBe(200)
  const stored = await asStaff(portal.deps.db, (tx) =>
    tx.selectFrom('users').selectAll().where('id', '=', admin.id).executeTakeFirstOrThrow(),
  )
  expect(stored.lastSignInAt).toEqual(TEST_NOW)
})

test('admin login answers the same when any input is wrong', async () => {
  const portal = await aPortal()
  const { deps, user } = portal
  const admin = await anAdministrator(deps)
  const gone = await anAdministrator(deps)
  const passwordless = await anAdministrator(deps)
  await asWorker(deps.db, async (tx) => {
    await tx.updateTable('users').set({ active: false }).where('id', '=', gone.id).execute()
    await tx
      .updateTable('users')
      .set({ passwordHash: null })
      .where('id', '=', passwordless.id)
      .execute()
    const { passwordHash } = await tx
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow()
    await tx.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute()
  })
  const attempts: Record<string, [string, string?]> = {
    'a wrong password': [admin.email, 'not the password'],
    'a password in another case': [admin.email, TEST_PASSWORD.toUpperCase()],
    'an account that is unknown': ['nobody@portico.example'],
    'an account that is deactivated': [gone.email],
    'an account without a password': [passwordless.email],
    'a customer user, even one with a password': [user.email],
  }
  for (const [name, [email, password]] of Object.entries(attempts)) {
    const client = aVisitor(portal)
    const res = await login(client, email, password)
    expect(res.statusCode, name).toBe(401)
    expect(res.json(), name).toEqual(WRONG)
    expect(client.cookies.has('portico_session'), name).toBe(false)
  }
})

test('admin login takes as long when the account is unknown as when the password is wrong', async () => {
  const portal = await buildTestApp()
  const { email } = await anAdministrator(portal.deps)
  const client = aVisitor(portal)
  const timeOf = async (address: string) => {
    const began = process.cpuUsage()
    for (let attempt = 0; attempt < 3; attempt += 1) await login(client, address, 'guess')
    const { user, system } = process.cpuUsage(began)
    return user + system
  }
  await timeOf('warm-up@portico.example')
  const [known, unknown] = [await timeOf(email), await timeOf('nobody@portico.example')]
  // A hash costs tens of milliseconds, and everything else of the call very few.
  expect(unknown / known).toBeGreaterThan(0.4)
})

test('admin login answers 400 when something is missing', async () => {
  const client = aVisitor(await buildTestApp())
  const REQUIRED = 'Please enter both email and password'
  const bodies: [object, object][] = [
    [{}, { email: REQUIRED, password: REQUIRED }],
    [{ email: 'a@b.example', password: '' }, { password: REQUIRED }],
    [{ email: ' ', password: 'x' }, { email: REQUIRED }],
    [{ email: 'a\0@b.example', password: 'x' }, { email: 'Please enter a valid email address' }],
    [
      { email: 7, password: ['x'] },
      { email: REQUIRED, password: REQUIRED },
    ],
    [
      { email: 'a@b.example', password: 'a'.repeat(1025) },
      { password: 'This password is too long' },
    ],
  ]
  for (const [body, fields] of bodies) {
    const res = await client.post('/api/auth/admin-login', body)
    expect(res.statusCode).toBe(400)
    expect(res.json()).toMatchObject({ error: 'invalid_input', fields })
  }
})

test('admin login ends the previous session when the browser has one', async () => {
  const portal = await aPortal()
  const { client, deps, user } = portal
  const before = client.cookies.get('portico_session')
  await login(client, (await anAdministrator(deps)).email)
  expect(client.cookies.get('portico_session')).not.toBe(before)
  expect(await countSessions(deps, user.id)).toBe(0)
})

test('failed logins are limited per account and address, and a successful one resets them', async () => {
  const portal = await buildTestApp({ signInRateLimit: 1000 })
  const { email } = await anAdministrator(portal.deps)
  const client = aVisitor(portal)
  const failTimes = async (times: number) => {
    for (let attempt = 0; attempt < times; attempt += 1) {
      expect((await login(client, email, 'guess', '10.0.0.1')).statusCode).toBe(401)
    }
  }
  await failTimes(9)
  expect((await login(client, email, TEST_PASSWORD, '10.0.0.1')).statusCode).toBe(200)
  await failTimes(10)
  portal.setNow(after(MINUTE_MS))
  const res = await login(client, email, TEST_PASSWORD, '10.0.0.1')
  expect(res.statusCode).toBe(429)
  expect(res.headers['retry-after']).toBe(String(14 * 60))
  expect(res.json()).toEqual({
    error: 'rate_limited',
    message: 'Too many attempts. Please try again in 14 minutes.',
  })
  expect((await login(client, email, TEST_PASSWORD, '10.0.0.2')).statusCode).toBe(200)
  portal.setNow(after(15 * MINUTE_MS))
  expect((await login(client, email, TEST_PASSWORD, '10.0.0.1')).statusCode).toBe(200)
})

test('failed logins are limited per account from all addresses together', async () => {
  const portal = await buildTestApp({ signInRateLimit: 1000 })
  const { email } = await anAdministrator(portal.deps)
  await asWorker(portal.deps.db, (tx) =>
    tx
      .insertInto('rateLimits')
      .values({ key: `admin-login ${email}`, hits: 99, resetsAt: after(15 * MINUTE_MS) })
      .execute(),
  )
  const client = aVisitor(portal)
  expect((await login(client, email, 'guess', '10.0.1.1')).statusCode).toBe(401)
  expect((await login(client, email, TEST_PASSWORD, '10.0.1.2')).statusCode).toBe(429)
})

test('a session ends when it has not been used for twelve hours', async () => {
  const { client, setNow } = await aPortal()
  setNow(after(12 * HOUR_MS - 1))
  expect(await userOf(client)).not.toBeNull()
  setNow(after(24 * HOUR_MS - 2))
  expect(await userOf(client)).not.toBeNull()
  setNow(after(36 * HOUR_MS - 2))
  expect(await userOf(client)).toBeNull()
  expect((await client.get('/api/tickets')).statusCode).toBe(401)
})

test.each([
  ['customer', 7 * 24],
  ['admin', 24],
] as const)(
  'a session of a %s ends after %i hours, however much it is used',
  async (role, hours) => {
    const portal = await aPortal()
    const client = role === 'admin' ? await aSignedInAdministrator(portal) : portal.client
    for (let hour = 11; hour < hours; hour += 11) {
      portal.setNow(after(hour * HOUR_MS))
      expect(await userOf(client), `${hour} hours`).not.toBeNull()
    }
    portal.setNow(after(hours * HOUR_MS - 1))
    expect(await userOf(client)).not.toBeNull()
    portal.setNow(after(hours * HOUR_MS))
    expect(await userOf(client)).toBeNull()
    expect((await client.get('/api/tickets')).statusCode).toBe(401)
  },
)

test('a session stays open when it only reads the list', async () => {
  const { client, setNow } = await aPortal()
  for (const hours of [11, 22, 33]) {
    setNow(after(hours * HOUR_MS))
    expect((await client.get('/api/tickets')).statusCode, `${hours} hours`).toBe(200)
  }
})

test('a session runs out when a page is only left open', async () => {
  const portal = await aPortal()
  const { client, setNow } = portal
  const poll = `/api/tickets?sort=updatedAt&since=${TEST_NOW.toISOString()}`
  setNow(after(11 * HOUR_MS))
  expect((await client.get(poll)).statusCode).toBe(200)
  const { response } = await openEventStream(portal, client)
  expect(response.status).toBe(200)
  setNow(after(12 * HOUR_MS))
  expect((await client.get(poll)).statusCode).toBe(401)
})

test('the cookie no longer works when its session was signed out', async () => {
  const { app, client, deps, user } = await aPortal()
  const token = client.cookies.get('portico_session')!
  const res = await client.post('/api/auth/logout')
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ success: true })
  expect(client.cookies.has('portico_session')).toBe(false)
  expect(await countSessions(deps, user.id)).toBe(0)
  const replayed = await app.inject({ url: '/api/tickets', cookies: { portico_session: token } })
  expect(replayed.statusCode).toBe(401)
})

test('the other sessions of the person stay when one is signed out', async () => {
  const portal = await aPortal()
  const other = await signedInAs(portal, portal.user)
  await portal.client.post('/api/auth/logout')
  expect(await userOf(other)).not.toBeNull()
})

test('sign-out answers success when no one is signed in', async () => {
  const res = await aVisitor(await buildTestApp()).post('/api/auth/logout')
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ success: true })
})

test('the database stores a session only by a hash of its token', async () => {
  const { client, deps, user } = await aPortal()
  const token = client.cookies.get('portico_session')!
  const [row] = await asWorker(deps.db, (tx) =>
    tx.selectFrom('sessions').selectAll().where('userId', '=', user.id).execute(),
  )
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(row?.tokenHash).toHaveLength(32)
  expect(row?.tokenHash.equals(Buffer.from(token, 'base64url'))).toBe(false)
})

test('a call answers 401 when its person or customer was deactivated', async () => {
  const portal = await aPortal()
  const { deps, customer } = portal
  const deactivated = await aUser(deps, customer)
  const gone = await aCustomer(deps)
  const inactive = await aCustomer(deps)
  const clients = [
    await signedInAs(portal, deactivated),
    await signedInAs(portal, await aUser(deps, gone)),
    await signedInAs(portal, await aUser(deps, inactive)),
  ]
  for (const client of clients) expect((await client.get('/api/tickets')).statusCode).toBe(200)
  await asStaff(deps.db, async (tx) => {
    await tx.updateTable('users').set({ active: false }).where('id', '=', deactivated.id).execute()
    await tx
      .updateTable('customers')
      .set({ deletedAt: TEST_NOW })
      .where('id', '=', gone.id)
      .execute()
    await tx.updateTable('customers').set({ active: false }).where('id', '=', inactive.id).execute()
  })
  for (const client of clients) {
    expect((await client.get('/api/tickets')).statusCode).toBe(401)
    expect(await userOf(client)).toBeNull()
  }
  expect((await portal.client.get('/api/tickets')).statusCode).toBe(200)
})

test("the cookies have plain names when they are over http, and the session's is for no script and for this site alone", async () => {
  const portal = await buildTestApp()
  const client = aVisitor(portal)
  const { cookies } = await login(client, (await anAdministrator(portal.deps)).email)
  const session = cookies.find(({ name }) => name === 'portico_session')
  expect(session).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' })
  expect(session).not.toHaveProperty('secure')
  expect(session).not.toHaveProperty('domain')
  expect(session?.expires).toEqual(after(24 * HOUR_MS))
  const visitor = (await aVisitor(portal).get('/api/auth/user')).cookies
  expect(visitor.find(({ name }) => name === 'portico_visitor')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  })
})

test('every cookie is secure when it is over https, and ours cannot be planted by a sibling domain', async () => {
  const portal = await buildTestApp({ isSecure: true, publicUrl: 'https://support.example.com' })
  const admin = await anAdministrator(portal.deps)
  const client = aVisitor(portal)
  const first = await client.get('/api/auth/user')
  const second = await login(client, admin.email)
  const cookies = [...first.cookies, ...second.cookies]
  expect(new Set(cookies.map(({ name }) => name))).toEqual(
    new Set(['__Host-portico_visitor', '__Host-portico_session', 'XSRF-TOKEN']),
  )
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'Lax' })
    expect(cookie).not.toHaveProperty('domain')
    expect(cookie.httpOnly ?? false).toBe(cookie.name !== 'XSRF-TOKEN')
  }
  expect(await userOf(client)).toMatchObject({ id: admin.id })
  const plain = await portal.app.inject({
    url: '/api/auth/user',
    cookies: { portico_session: client.cookies.get('__Host-portico_session')! },
  })
  expect(plain.json()).toEqual({ user: null })
})

test("session debug answers the caller's own session and no secret", async () => {
  const portal = await aPortal()
  const { client, customer, user } = portal
  const res = await client.get('/api/auth/session-debug')
  expect(res.json()).toEqual({
    authenticated: true,
    userId: user.id,
    customerId: customer.id,
    expiresAt: after(7 * 24 * HOUR_MS).toISOString(),
  })
  expect((await aVisitor(portal).get('/api/auth/session-debug')).json()).toEqual({
    authenticated: false,
    userId: null,
    customerId: null,
    expiresAt: null,
  })
})

test('admin login answers 401 when the password is changed while it is checked', async () => {
  const portal = await buildTestApp()
  const account = await anAdministrator(portal.deps)
  const change = await aBlocker(
    portal.databaseUrl,
    `update users set password_hash = 'of another password' where id = '${account.id}'`,
  )
  const answer = login(aVisitor(portal), account.email)
  await change.waitFor(1)
  await change.release()
  expect((await answer).json()).toEqual(WRONG)
  expect(await countSessions(portal.deps, account.id)).toBe(0)
})
