import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { makeDataDir } from '#test/fixtures/embedded-postgres.ts'

import { aDatabaseOfTheLastRelease } from '#test/last-release.ts'
import { createEmptyDatabase } from '#test/test-database.ts'
import { aSwitch } from './a-switch.ts'
import { beginPortico, SOON } from './run-portico.ts'
import { mountSmallDisk } from './small-disk.ts'

/** The advisory lock that Kysely takes while it migrates. */
const MIGRATION_LOCK = '3853314791062309107'

test('a start logs why it waits, and continues when its database is reachable', async () => {
  const line = await aSwitch(await createEmptyDatabase())
  line.leadTo(undefined)
  const portico = await beginPortico(await makeDataDir(), { DATABASE_URL: line.url })
  await expect
    .poll(() => portico.output, SOON)
    .toMatch(/DATABASE_URL: .* cannot be used: .*ECONNRESET.*waiting to start/)
  expect(portico.hasEnded()).toBe(false)
  line.leadTo(line.target)
  expect(await portico.isReady()).toBe(true)
  expect(await portico.stop()).toBe(0)
})

test('SIGTERM ends a start when it waits for its database', async () => {
  const line = await aSwitch(await createEmptyDatabase())
  line.leadTo(undefined)
  const portico = await beginPortico(await makeDataDir(), { DATABASE_URL: line.url })
  await expect.poll(() => portico.output, SOON).toContain('waiting to start')
  expect(await portico.stop()).toBe(0)
  expect(portico.output).toContain('Stopped before it had started.')
})

test('SIGTERM ends a start and its lock request when it waits for the migration of another process', async () => {
  const database = await createEmptyDatabase()
  const other = new pg.Client(database)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
  const portico = await beginPortico(await makeDataDir(), { DATABASE_URL: database })
  const countWaiting = async () =>
    (
      await other.query(`
        select from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`)
    ).rowCount
  await expect.poll(countWaiting, SOON).toBe(1)

  expect(await portico.stop()).toBe(0)
  await expect.poll(countWaiting, SOON).toBe(0)
})

test('a start says how far it is and answers that Portico is being upgraded when a migration takes long', async () => {
  const database = await aDatabaseOfTheLastRelease()
  const other = new pg.Client(database)
  await other.connect()
  onTestFinished(() => other.end())
  // Stops the migration that makes this table.
  await other.query('begin; create table outbox (id int)')
  const portico = await beginPortico(await makeDataDir(), {
    DATABASE_URL: database,
    LOG_LEVEL: 'info',
  })
  const ask = (address: string) => fetch(portico.url + address).catch(() => undefined)

  await expect.poll(async () => (await ask('/healthz'))?.status, SOON).toBe(200)
  expect((await ask('/readyz'))?.status).toBe(503)
  const answer = await ask('/api/auth/user')
  expect(await answer?.json()).toMatchObject({ error: 'unavailable', reason: 'upgrading' })
  expect(portico.output).toMatch(/"msg":"Migrating the database: 2 of \d+"/)

  await other.query('rollback')
  expect(await portico.isReady()).toBe(true)
  expect((await ask('/readyz'))?.status).toBe(200)
  expect(await portico.stop()).toBe(0)
})

test('a start logs that the disk is full, waits, and continues when there is room', async ({
  skip,
}) => {
  const dataDir = await makeDataDir()
  const disk = await mountSmallDisk(dataDir, 200)
  if (!disk.ok) {
    skip(disk.reason)
    return
  }
  const ballast = path.join(dataDir, 'ballast')
  const { bavail, bsize } = await statfs(dataDir)
  await writeFile(ballast, Buffer.alloc(bavail * bsize))
  const portico = await beginPortico(dataDir)
  await expect.poll(() => portico.output, SOON).toMatch(/reason.*waiting to start/)
  expect(portico.hasEnded()).toBe(false)
  await rm(ballast)
  expect(await portico.isReady()).toBe(true)
  expect(await portico.stop()).toBe(0)
})
