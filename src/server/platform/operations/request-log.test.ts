import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { buildApp } from '#server/app.ts'
import { createLogger } from './logger.ts'
import { aBuiltWeb } from '#test/a-built-web.ts'
import { aFile, aNewTicket, anAdministrator, aTicketForm, TEST_PASSWORD } from '#test/builders.ts'
import { buildTestApp, type TestApp } from '#test/build-test-app.ts'
import { anAnswer, aSamlCustomer, beginSignIn, postAnswer } from '#test/saml-sign-in.ts'
import { aPortal, aTicket } from '#test/a-portal.ts'
import { aVisitor, signedInAs } from '#test/test-client.ts'

type Line = Record<string, unknown>

/** Starts the server again with a log that the test can read and a web app of two files. */
async function withLog<Portal extends TestApp>(portal: Portal) {
  const written: string[] = []
  const log = createLogger({ logLevel: 'trace' }, { write: (line) => void written.push(line) })
  const webFolder = await aBuiltWeb(() => '<title>Portico</title>')
  await mkdir(path.join(webFolder, 'assets'))
  await writeFile(path.join(webFolder, 'assets/base.js'), '')
  const app = await buildApp({ ...portal.deps, log }, { webFolder })
  onTestFinished(() => app.close())
  const read = () => written.map((line): Line => JSON.parse(line))
  return {
    ...portal,
    app,
    written,
    lines: (msg: string) => read().filter((line) => line.msg === msg),
  }
}

async function anOwner({ databaseUrl }: Pick<TestApp, 'databaseUrl'>) {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  onTestFinished(() => owner.end())
  return owner
}

test('a request logs one line: its route, its outcome and its user', async () => {
  const portal = await withLog(await aPortal())
  const client = await signedInAs(portal, portal.user)
  const ticket = await aTicket(client)
  const res = await client.get(`/api/tickets/${ticket.id}/sla?marker=1`)
  expect(portal.lines('request').at(-1)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: res.headers['x-request-id'],
    method: 'GET',
    route: '/api/tickets/:ticketId/sla',
    status: 200,
    ms: expect.any(Number),
    userId: portal.user.id,
    msg: 'request',
  })
})

test('a request logs no user id when a visitor sends it, and never an unknown address', async () => {
  const portal = await withLog(await buildTestApp())
  await aVisitor(portal).get('/api/marker-in-path?token=marker')
  const [line] = portal.lines('request')
  expect(line).toMatchObject({ level: 'info', route: 'unknown', status: 404 })
  expect(line).not.toHaveProperty('userId')
  expect(portal.written.join()).not.toContain('marker')
})

test('files, pages and probes are logged at debug level', async () => {
  const portal = await withLog(await buildTestApp())
  const client = aVisitor(portal)
  for (const url of ['/', '/tickets/1042', '/assets/base.js', '/healthz', '/readyz', '/metrics']) {
    await client.get(url)
  }
  const lines = portal.lines('request')
  expect(lines.map((line) => line.route)).toEqual([
    'web',
    'web',
    'web',
    '/healthz',
    '/readyz',
    '/metrics',
  ])
  expect(new Set(lines.map((line) => line.level))).toEqual(new Set(['debug']))
})

test('a request keeps the id of a proxy when it is short and harmless', async () => {
  const portal = await withLog(await buildTestApp())
  const idFor = async (id: string) => {
    const res = await aVisitor(portal).get('/api/auth/user', { 'x-request-id': id })
    return res.headers['x-request-id']
  }
  expect(await idFor('proxy-1.7_a')).toBe('proxy-1.7_a')
  const own = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  for (const odd of ['', 'a b', 'x"}', '{"level":"fatal"}', 'ü', 'a'.repeat(65), 'one, other']) {
    expect({ odd, id: await idFor(odd) }).toEqual({ odd, id: expect.stringMatching(own) })
  }
})

test('every answer carries the request id, which finds its error in the log', async () => {
  const portal = await withLog(await aPortal())
  const client = await signedInAs(portal, portal.user)
  const owner = await anOwner(portal)
  await owner.query('alter table tickets rename to hidden')
  const res = await client.get('/api/tickets')
  await owner.query('alter table hidden rename to tickets')
  expect(res.statusCode).toBe(500)
  const [line] = portal.lines('request failed')
  expect(line).toMatchObject({
    level: 'error',
    requestId: res.headers['x-request-id'],
    err: { type: 'DatabaseError', code: '42P01', stack: expect.stringContaining('at ') },
  })
  for (const url of ['/api/nothing', '/nothing', '/metrics', '/readyz']) {
    expect({ url, ...(await client.get(url)).headers }).toHaveProperty('x-request-id')
  }
})

test('a request logs one line when its client disconnects', async () => {
  const portal = await withLog(await aPortal())
  const client = await signedInAs(portal, portal.user)
  await client.get('/api/auth/user')
  const url = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const owner = await anOwner(portal)
  await owner.query('begin; lock table tickets')
  const leaving = new AbortController()
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asking = fetch(`${url}/api/dashboard`, { headers: { cookie }, signal: leaving.signal })
  await expect
    .poll(
      async () =>
        (
          await owner.query(
            "select from pg_locks where not granted and relation = 'tickets'::regclass",
          )
        ).rowCount,
    )
    .toBe(1)
  leaving.abort()
  await expect(asking).rejects.toThrow('aborted')
  await expect
    .poll(() => portal.lines('request').at(-1))
    .toMatchObject({ route: '/api/dashboard', aborted: true, userId: portal.user.id })
  expect(portal.lines('request').at(-1)).not.toHaveProperty('status')
  await owner.query('rollback')
})

test('the log contains no secrets and nothing that a person wrote', async () => {
  const portal = await withLog(await buildTestApp({ signInRateLimit: 1000 }))
  const owner = await anOwner(portal)

  // A complete SAML sign-in, a replay of its response, and a broken response.
  const customer = await aSamlCustomer(portal.deps)
  const client = aVisitor(portal)
  const { requestId } = await beginSignIn(client, customer, '?returnTo=/tickets/marker-return')
  const samlResponse = anAnswer(portal.deps, customer, { inResponseTo: requestId })
  const relayState = 'marker-relay-state'
  expect((await postAnswer(client, customer, samlResponse, { relayState })).statusCode).toBe(303)
  await postAnswer(client, customer, samlResponse)
  await postAnswer(client, customer, `${samlResponse}AAAA`)

  // A password that is right, one that is wrong, and one of the wrong type.
  const admin = aVisitor(portal)
  const { email } = await anAdministrator(portal.deps)
  await admin.post('/api/auth/admin-login', { email, password: 'marker-wrong-password' })
  await admin.send('POST', '/api/auth/admin-login', {
    payload: `{"password": "${TEST_PASSWORD}`,
    headers: { 'content-type': 'application/json' },
  })
  expect(
    (await admin.post('/api/auth/admin-login', { email, password: TEST_PASSWORD })).statusCode,
  ).toBe(200)

  // Tickets: accepted, repeated, and refused in every way.
  const words = { subject: 'marker-subject', description: 'marker-description' }
  const headers = { 'idempotency-key': 'marker-idempotency-key' }
  const raise = (overrides = {}) =>
    client.send('POST', '/api/tickets', {
      form: aTicketForm([aFile('marker-file.png', 'marker-bytes')], { ...words, ...overrides }),
      headers,
    })
  expect((await raise()).statusCode).toBe(201)
  expect((await raise()).statusCode).toBe(201)
  expect((await raise({ description: 'marker-other' })).statusCode).toBe(422)
  expect((await raise({ priority: 'marker-priority' })).statusCode).toBe(400)
  await client.post('/api/tickets', aNewTicket({ ...words, categories: ['MARKER_CATEGORY'] }))
  await client.send('POST', '/api/tickets', { json: aNewTicket(words), withoutToken: true })
  await client.get('/api/tickets?q=marker-query')
  await client.get('/api/desk-files/marker-file-id')

  // Database errors that quote the refused row.
  await owner.query(`
    alter table tickets add constraint refused check (subject not like 'marker%') not valid;
    alter table rate_limits add constraint refused check (key not like 'admin-login%') not valid`)
  const wrong = { email: 'marker@portico.example', password: 'marker-wrong-password' }
  expect((await client.post('/api/tickets', aNewTicket(words))).statusCode).toBe(500)
  expect((await aVisitor(portal).post('/api/auth/admin-login', wrong)).statusCode).toBe(500)
  await owner.query(`
    alter table tickets drop constraint refused;
    alter table rate_limits drop constraint refused`)

  const log = portal.written.join('')
  expect(portal.lines('request').length).toBeGreaterThan(15)
  expect(portal.lines('request failed')).toHaveLength(2)
  const secrets = [...client.cookies.values(), ...admin.cookies.values()]
  expect(secrets.length).toBeGreaterThan(4)
  for (const secret of [...secrets, TEST_PASSWORD, samlResponse.slice(0, 60), requestId, email]) {
    expect(log).not.toContain(secret)
  }
  expect(log).not.toMatch(/marker/i)
  expect(log).not.toContain(customer.domain)
})
