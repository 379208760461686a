import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import pg from 'pg'
import { expect, test } from 'vitest'

import { aNewTicket } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { aPortal } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

const NOT_FOUND = { error: 'not_found', message: 'Nothing found at this address.' }

test('every caller and method gets 404 as JSON when the address is unknown', async () => {
  const portal = await aPortal()
  for (const client of [portal.client, aVisitor(portal)]) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      for (const url of [
        '/api/nothing',
        '/api',
        '/api/',
        '/api/tickets/1/2/3',
        '/api/admin',
        '/saml/x',
      ]) {
        const res = await client.send(method, url)
        expect(res.statusCode, `${method} ${url}`).toBe(404)
        expect(res.json(), `${method} ${url}`).toEqual(NOT_FOUND)
        expect(res.headers['content-type']).toBe('application/json; charset=utf-8')
      }
    }
  }
})

test('a call answers 404 as JSON when the address does not have its method', async () => {
  const portal = await aPortal()
  const attempts = [
    ['DELETE', '/api/tickets'],
    ['PUT', '/api/tickets'],
    ['POST', '/api/auth/user'],
    ['GET', '/api/auth/logout'],
    ['GET', '/api/auth/admin-login'],
    ['DELETE', '/api/auth/user'],
  ] as const
  for (const [method, url] of attempts) {
    const res = await portal.client.send(method, url)
    expect(res.statusCode, `${method} ${url}`).toBe(404)
    expect(res.json(), `${method} ${url}`).toEqual(NOT_FOUND)
  }
})

test('a call answers 404 in the shape of every error when its address is malformed', async () => {
  const { client } = await aPortal()
  for (const url of ['/api/tickets/%', '/api/%E0%A4%A', `/api/tickets/${'a'.repeat(5000)}`]) {
    const res = await client.get(url)
    expect(res.statusCode, url).toBe(404)
    expect(res.json(), url).toEqual({ error: 'not_found', message: expect.any(String) })
  }
})

test('a call answers 400 without quoting the body when it is not JSON', async () => {
  const { client } = await aPortal()
  for (const payload of ['{', '{"subject": secret}', '[1,', 'null', '"text"', '7', '[]', '\0']) {
    const res = await client.send('POST', '/api/tickets', {
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(res.statusCode, payload).toBe(400)
    expect(res.json(), payload).toMatchObject({
      error: 'invalid_input',
      message: expect.any(String),
    })
    expect(res.body, payload).not.toContain('secret')
  }
})

test('a call answers 400 when its body is nested too deeply', async () => {
  const { client } = await aPortal()
  // As deep as a body of this call can be.
  const depth = 80_000
  for (const [open, close] of [
    ['{"a":', '}'],
    ['[', ']'],
  ] as const) {
    const res = await client.send('POST', '/api/tickets', {
      payload: `${open.repeat(depth)}1${close.repeat(depth)}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(res.statusCode, open).toBe(400)
    expect(res.json(), open).toMatchObject({ error: 'invalid_input' })
  }
})

test('a call answers 400 when its body would pollute the object prototype', async () => {
  const { client } = await aPortal()
  for (const name of ['__proto__', 'constructor'] as const) {
    const payload = JSON.stringify(aNewTicket()).replace(
      '{',
      `{"${name}": {"prototype": {"x": 1}}, `,
    )
    const res = await client.send('POST', '/api/tickets', {
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(res.statusCode, name).toBe(400)
    expect(res.json(), name).toMatchObject({ error: 'invalid_input' })
  }
})

test('a call answers 413 when its body is too large', async () => {
  const { client } = await aPortal()
  const res = await client.post('/api/tickets', aNewTicket({ description: 'a'.repeat(1_100_000) }))
  expect(res.statusCode).toBe(413)
  expect(res.json()).toEqual({
    error: 'too_large',
    message: 'This request is too large.',
  })
})

test('a call answers 415 when the address does not take its content type', async () => {
  const portal = await aPortal()
  const kinds = {
    'text/plain': JSON.stringify(aNewTicket()),
    'application/xml': '<ticket/>',
    'application/x-www-form-urlencoded': 'subject=Hello',
    'application/octet-stream': 'x',
    nonsense: 'x',
  }
  for (const [type, payload] of Object.entries(kinds)) {
    const headers = { 'content-type': type }
    for (const client of [portal.client, aVisitor(portal)]) {
      const url = client === portal.client ? '/api/tickets' : '/api/auth/admin-login'
      const res = await client.send('POST', url, { payload, headers })
      expect(res.statusCode, `${url} ${type}`).toBe(415)
      expect(res.json(), `${url} ${type}`).toEqual({
        error: 'unsupported_media_type',
        message: expect.any(String),
      })
    }
  }
})

test('a multipart form answers 415 when the address takes no files', async () => {
  const portal = await aPortal()
  for (const url of ['/api/auth/admin-login', '/api/auth/logout', '/api/auth/initiate-login']) {
    const form = new FormData()
    form.set('email', 'ada@portico.example')
    const res = await aVisitor(portal).send('POST', url, { form })
    expect(res.statusCode, url).toBe(415)
    expect(res.json(), url).toMatchObject({ error: 'unsupported_media_type' })
  }
})

test('a call works like one with an empty JSON body when it has no body', async () => {
  const portal = await aPortal()
  const headers = { 'content-type': 'application/json' }
  const res = await aVisitor(portal).send('POST', '/api/auth/logout', { payload: '', headers })
  expect(res.statusCode).toBe(200)
  expect((await portal.client.send('POST', '/api/auth/logout')).statusCode).toBe(200)
})

test('a call answers 500 without details when the server has a fault', async () => {
  const { client, databaseUrl } = await aPortal()
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  await owner.query('alter table tickets rename to secret_tickets')
  const res = await client.get('/api/tickets')
  await owner.query('alter table secret_tickets rename to tickets')
  await owner.end()
  expect(res.statusCode).toBe(500)
  expect(res.json()).toEqual({ error: 'internal', message: 'Something went wrong' })
  expect(res.headers['content-type']).toBe('application/json; charset=utf-8')
})

test('the server answers 400 and closes only that connection when the bytes are not HTTP', async () => {
  const { app } = await buildTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end('hello there\r\n\r\n')
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(body)).toEqual({ error: 'invalid_input', message: expect.any(String) })
  const res = await fetch(`http://127.0.0.1:${port}/api/auth/user`)
  expect(await res.json()).toEqual({ user: null })
})
