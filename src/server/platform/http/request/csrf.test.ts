import { expect, test } from 'vitest'

import { aCustomer, anAdministrator, aNewTicket, aUser, TEST_PASSWORD } from '#test/builders.ts'
import { aPortal } from '#test/a-portal.ts'
import { aVisitor, signedInAs } from '#test/test-client.ts'

const REFUSED = {
  error: 'csrf',
  message: 'This page has been open too long. Reload it and try again.',
}

test('GET /api sets a token cookie that scripts can read', async () => {
  const portal = await aPortal()
  for (const url of ['/api/auth/user', '/api/tickets', '/api/nothing']) {
    for (const client of [await signedInAs(portal, portal.user), aVisitor(portal)]) {
      const res = await client.get(url)
      const cookie = res.cookies.find(({ name }) => name === 'XSRF-TOKEN')
      expect(cookie, url).toMatchObject({ path: '/', sameSite: 'Lax', value: expect.any(String) })
      expect(cookie?.httpOnly, url).toBeUndefined()
    }
  }
})

test('GET /api sets the same token when the session is the same', async () => {
  const { client } = await aPortal()
  await client.get('/api/auth/user')
  const token = client.cookies.get('XSRF-TOKEN')
  await client.get('/api/tickets')
  expect(client.cookies.get('XSRF-TOKEN')).toBe(token)
})

test('a change answers 403 when the token is missing, for every sender', async () => {
  const portal = await aPortal()
  const signedIn = await portal.client.send('POST', '/api/tickets', {
    json: aNewTicket(),
    withoutToken: true,
  })
  const visitor = await aVisitor(portal).send('POST', '/api/auth/admin-login', {
    json: { email: 'a@b.example', password: 'x' },
    withoutToken: true,
  })
  const logout = await portal.client.send('POST', '/api/auth/logout', { withoutToken: true })
  for (const res of [signedIn, visitor, logout]) {
    expect(res.statusCode).toBe(403)
    expect(res.json()).toEqual(REFUSED)
  }
  expect((await portal.client.get('/api/tickets')).json()).toEqual([])
})

test('a change answers 403 when the token is wrong', async () => {
  const portal = await aPortal()
  const { client } = portal
  await client.get('/api/auth/user')
  const token = client.cookies.get('XSRF-TOKEN')!
  const strangers = await aCustomer(portal.deps)
  const stranger = await signedInAs(portal, await aUser(portal.deps, strangers))
  const visitor = aVisitor(portal)
  const again = await signedInAs(portal, portal.user)
  for (const other of [stranger, visitor, again]) await other.get('/api/auth/user')
  const wrong = {
    empty: '',
    guessed: 'guessed',
    'cut short': token.slice(0, -1),
    changed: token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
    "of a stranger's session": stranger.cookies.get('XSRF-TOKEN')!,
    'of a visitor': visitor.cookies.get('XSRF-TOKEN')!,
    'of another session of the same person': again.cookies.get('XSRF-TOKEN')!,
  }
  for (const [name, sent] of Object.entries(wrong)) {
    const res = await client.post('/api/tickets', aNewTicket(), { 'x-xsrf-token': sent })
    expect(res.statusCode, name).toBe(403)
    expect(res.json(), name).toEqual(REFUSED)
  }
  expect((await client.post('/api/tickets', aNewTicket())).statusCode).toBe(201)
})

test('a change succeeds when the right token cookie comes among planted ones', async () => {
  const { client } = await aPortal()
  await client.get('/api/auth/user')
  const token = client.cookies.get('XSRF-TOKEN')!
  const change = (sent: string) =>
    client.post('/api/tickets', aNewTicket(), { 'x-xsrf-token': sent })
  expect((await change(`tossed,${token}`)).statusCode).toBe(201)
  expect((await change('tossed,another')).statusCode).toBe(403)
})

test('a change answers 403 when only the cookie is sent, or a planted cookie with a matching header', async () => {
  const { app, client } = await aPortal()
  await client.get('/api/auth/user')
  const session = client.cookies.get('portico_session')!
  const planted = await app.inject({
    method: 'POST',
    url: '/api/tickets',
    cookies: { portico_session: session, 'XSRF-TOKEN': 'planted' },
    headers: { 'x-xsrf-token': 'planted' },
    payload: aNewTicket(),
  })
  expect(planted.statusCode).toBe(403)
})

test('signing in sets a new token and invalidates the old one', async () => {
  const portal = await aPortal()
  const admin = await anAdministrator(portal.deps)
  const client = aVisitor(portal)
  await client.get('/api/auth/user')
  const before = client.cookies.get('XSRF-TOKEN')!
  const login = await client.post('/api/auth/admin-login', {
    email: admin.email,
    password: TEST_PASSWORD,
  })
  expect(login.statusCode).toBe(200)
  const after = client.cookies.get('XSRF-TOKEN')!
  expect(after).not.toBe(before)
  const old = await client.post('/api/auth/logout', undefined, { 'x-xsrf-token': before })
  expect(old.statusCode).toBe(403)
  expect((await client.post('/api/auth/logout')).statusCode).toBe(200)
  expect(client.cookies.get('XSRF-TOKEN')).not.toBe(after)
})

test('GET /api sets a visitor token when the session was ended elsewhere', async () => {
  const portal = await aPortal()
  const { client } = portal
  await client.get('/api/auth/user')
  const other = await signedInAs(portal, portal.user)
  other.cookies.set('portico_session', client.cookies.get('portico_session')!)
  await other.post('/api/auth/logout')
  const res = await client.post('/api/auth/logout')
  expect(res.statusCode).toBe(403)
  await client.get('/api/auth/user')
  expect((await client.post('/api/auth/logout')).statusCode).toBe(200)
})

test('reading and the SAML ACS work without a token', async () => {
  const portal = await aPortal()
  const res = await aVisitor(portal).send('POST', `/api/auth/saml/callback/${portal.customer.id}`, {
    payload: 'SAMLResponse=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    withoutToken: true,
  })
  expect(res.statusCode).toBe(303)
})

test('a call answers 403 before its body is read when it is forged', async () => {
  const portal = await aPortal()
  const res = await portal.client.send('POST', '/api/tickets', {
    payload: '{',
    headers: { 'content-type': 'application/json' },
    withoutToken: true,
  })
  expect(res.json()).toEqual(REFUSED)
})
