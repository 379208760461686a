import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { anAdminPortal } from '#test/a-new-customer.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '#test/build-test-app.ts'
import { aTcpProxy } from '#test/tcp-proxy.ts'
import { aPortal } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

import { createReadinessCheck } from './readiness.ts'

async function anOwner({ databaseUrl }: Pick<TestApp, 'databaseUrl'>) {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  onTestFinished(() => owner.end())
  return owner
}

/** Lets every change fail, as a lost sequence does. */
async function forbidAnnouncements(owner: pg.Client) {
  await owner.query('alter table announcements add constraint none check (false) not valid')
  onTestFinished(async () => {
    await owner.query('alter table announcements drop constraint none')
  })
}

test('GET /healthz answers 200 whether or not the database is reachable', async () => {
  const proxy = aTcpProxy()
  const portal = await buildTestApp({}, { through: (url) => proxy.through(url) })
  await proxy.cut()
  const res = await aVisitor(portal).get('/healthz')
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ status: 'alive' })
})

test('GET /readyz answers 503 while the database is away and 200 when it is back', async () => {
  const proxy = aTcpProxy()
  const portal = await buildTestApp({}, { through: (url) => proxy.through(url) })
  const client = aVisitor(portal)
  const before = await client.get('/readyz')
  await proxy.cut()
  const away = await client.get('/readyz')
  await proxy.restore()
  const back = await client.get('/readyz')
  expect([before.statusCode, away.statusCode, back.statusCode]).toEqual([200, 503, 200])
  expect(before.json()).toEqual({ status: 'ready' })
  expect(away.json()).toEqual({ status: 'database_away' })
})

test('GET /readyz answers 503 when the database does not answer in time', async () => {
  const portal = await buildTestApp()
  const owner = await anOwner(portal)
  await owner.query('begin; lock table migrations')
  const check = createReadinessCheck(portal.deps, { withinMs: 50 })
  const answers = await Promise.all([check(), check()])
  await owner.query('rollback')
  expect(answers).toEqual(['database_away', 'database_away'])
})

test('GET /readyz answers 503, and administrators are told, when the database can be read and not written', async () => {
  const portal = await anAdminPortal()
  const client = aVisitor(portal)
  const owner = await anOwner(portal)
  await forbidAnnouncements(owner)
  const res = await client.get('/readyz')
  expect([res.statusCode, res.json()]).toEqual([503, { status: 'writes_fail' }])
  const failures = await portal.admin.get('/api/admin/failures')
  expect(failures.json()).toMatchObject([{ kind: 'writes_fail', since: TEST_NOW.toISOString() }])
  const metrics = await client.get('/metrics', { host: 'localhost:3000' })
  expect(metrics.body).toContain('portico_lasting_failures{kind="writes_fail"} 1\n')
})

test('GET /readyz answers 503 when a change takes too long', async () => {
  const portal = await buildTestApp()
  const owner = await anOwner(portal)
  await owner.query('begin; lock table announcements in share mode')
  const check = createReadinessCheck(portal.deps, { withinMs: 200 })
  const answer = await check()
  await owner.query('rollback')
  expect(answer).toBe('writes_fail')
})

test('GET /readyz announces nothing, and does not retry soon when a change was possible', async () => {
  const portal = await buildTestApp()
  const owner = await anOwner(portal)
  const check = createReadinessCheck(portal.deps)
  expect(await check()).toBe('ready')
  expect((await owner.query(`select from announcements where session_mark = ''`)).rowCount).toBe(0)
  await forbidAnnouncements(owner)
  expect(await check()).toBe('ready')
  expect(await createReadinessCheck(portal.deps)()).toBe('writes_fail')
})

test('GET /readyz makes one query when many ask at once', async () => {
  const { deps } = await buildTestApp()
  const check = createReadinessCheck(deps)
  const [one, other] = [check(), check()]
  expect(one).toBe(other)
  expect(await one).toBe('ready')
  expect(check()).not.toBe(one)
})

test('GET /readyz answers 503 when the database is older, and 200 when it is newer', async () => {
  const portal = await buildTestApp()
  const client = aVisitor(portal)
  const owner = await anOwner(portal)
  await owner.query(`insert into migrations values ('9999_later', '2030-01-01')`)
  const newer = await client.get('/readyz')
  await owner.query(`update migrations set name = '0001_gone' where name = '0001_base'`)
  const older = await client.get('/readyz')
  await owner.query(`update migrations set name = '0001_base' where name = '0001_gone'`)
  expect(newer.statusCode).toBe(200)
  expect(older.statusCode).toBe(503)
  expect(older.json()).toEqual({ status: 'migrations_missing' })
})

test('GET /readyz answers 503 when the server is stopping', async () => {
  const portal = await buildTestApp()
  const url = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const owner = await anOwner(portal)
  await owner.query('begin; lock table migrations')
  const asking = fetch(`${url}/readyz`)
  await expect
    .poll(
      async () =>
        (
          await owner.query(
            "select from pg_locks where not granted and relation = 'migrations'::regclass",
          )
        ).rowCount,
    )
    .toBe(1)
  const closed = portal.app.close()
  await expect.poll(() => portal.app.server.listening).toBe(false)
  await owner.query('rollback')
  const res = await asking
  expect(res.status).toBe(503)
  expect(await res.json()).toEqual({ status: 'stopping' })
  await closed
})

test('health, readiness and metrics set no cookie and forbid caching', async () => {
  const { client } = await aPortal()
  for (const url of ['/healthz', '/readyz', '/metrics']) {
    const { statusCode, headers } = await client.get(url, { host: 'localhost:3000' })
    expect({ url, statusCode, headers }).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'no-store' },
    })
    expect(headers).not.toHaveProperty('set-cookie')
  }
})

test('GET /metrics answers the holder of the token alone when others are served or a token is set', async () => {
  const host = 'localhost:3000'
  const metricsToken = 'only-prometheus-knows'
  const read = async (config: Parameters<typeof buildTestApp>[0], headers = {}) => {
    const client = aVisitor(await buildTestApp(config))
    return (await client.get('/metrics', { host, ...headers })).statusCode
  }
  const others = { publicUrl: 'https://support.example', isLoopback: false }
  const right = { authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': '192.0.2.1' }

  expect(await read({ isLoopback: true })).toBe(200)
  expect(await read(others)).toBe(404)
  expect(await read({ ...others, metricsToken })).toBe(404)
  expect(await read({ ...others, metricsToken }, right)).toBe(200)
  expect(await read({ metricsToken })).toBe(404)
  expect(await read({ metricsToken }, { authorization: `Bearer ${metricsToken}x` })).toBe(404)
  expect(await read({ metricsToken }, right)).toBe(200)
})
