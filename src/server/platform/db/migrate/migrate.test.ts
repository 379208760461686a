import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'

import { StartError } from '#server/platform/start-error.ts'
import { makeDataDir, query, startServer } from '#test/fixtures/embedded-postgres.ts'
import { aDatabaseOfTheLastRelease } from '#test/last-release.ts'
import { createEmptyDatabase } from '#test/test-database.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { migrate } from './migrate.ts'
import { migrateInTransaction } from './migrations.ts'
import { lockAllTables } from '#server/platform/db/queries.ts'
import { warnOfSuperuser } from './warn-of-superuser.ts'

function aPool(connectionString: string) {
  const pool = createPool(connectionString, () => undefined)
  onTestFinished(() => pool.end())
  return pool
}

function inDatabase(connectionString: string, name: string) {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}

/** A user who may do what an administrator of a shared server grants: own one database, make no roles. */
async function aLimitedUser(superuser: string, name: string) {
  await query(superuser, `create role ${name} login password 'secret'`)
  await query(superuser, `create database ${name} owner ${name}`)
  const url = new URL(inDatabase(superuser, name))
  url.username = name
  url.password = 'secret'
  return url.href
}

async function refusalOf(connectionString: string): Promise<string> {
  const error = await migrate(aPool(connectionString)).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

test('the database is created once when several processes start on an empty one', async () => {
  const url = await createEmptyDatabase()
  await Promise.all([1, 2, 3, 4].map(() => migrate(aPool(url))))
  const files = await readdir(path.resolve(import.meta.dirname, '../migrations'))
  const applied = await query(url, 'select name from migrations order by name')
  expect(applied.map(({ name }) => `${name}.sql`)).toEqual(files.toSorted())
  expect(await query(url, 'select count(*)::int from installation')).toEqual([{ count: 1 }])
  expect(await query(url, 'select internal from customers')).toEqual([{ internal: true }])
})

test('a start fails with the reason and changes nothing when the database is newer', async () => {
  const url = await createEmptyDatabase()
  await migrate(aPool(url))
  await query(url, `insert into migrations values ('9999_later', '2030-01-01')`)
  expect(await refusalOf(url)).toMatch(
    /^The database is newer than this Portico: it was brought to 9999_later by a later version, and this one knows \d{4}_\w+\./,
  )
})

test('a start changes nothing when the database is up to date', async () => {
  const url = await createEmptyDatabase()
  await migrate(aPool(url))
  const state = () =>
    query(
      url,
      'select cookie_secret, (select max(timestamp) from migrations) as at from installation',
    )
  const before = await state()
  await migrate(aPool(url))
  expect(await state()).toEqual(before)
})

test('announcements that wait are kept, and numbered on, when their numbers come from another sequence', async () => {
  const url = await createEmptyDatabase()
  const pool = aPool(url)
  await pool.query('create extension pg_trgm')
  await createDb(pool)
    .transaction()
    .execute((tx) => migrateInTransaction(tx, { to: '0108_search_words' }))
  const announce = () =>
    query(
      url,
      'insert into announcements (told_user_id) values (gen_random_uuid()) returning seq::int',
    )
  const before = [...(await announce()), ...(await announce())]
  await migrate(pool)
  expect([...before, ...(await announce())]).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 3 }])
  expect(await query(url, 'select count(*)::int from announcements')).toEqual([{ count: 3 }])
})

test('a start makes the row of each table that always has one', async () => {
  const url = await createEmptyDatabase()
  const pool = aPool(url)
  await migrate(pool)
  const found = await query(
    url,
    `select attrelid::regclass::text as table from pg_attribute
    join pg_class on pg_class.oid = attrelid where attname = 'only_row' and relkind = 'r' order by 1`,
  )
  // These have one once there is a picture, or a backup.
  const tables = found
    .map(({ table }) => table)
    .filter((table) => !['backups', 'installation_logo'].includes(table))
  for (const table of tables) await query(url, `delete from ${table}`)
  await migrate(pool)
  const counts = tables.map(async (table) => [
    table,
    (await query(url, `select from ${table}`)).length,
  ])
  expect(await Promise.all(counts)).toEqual(tables.map((table) => [table, 1]))
})

test('a start gives way to a request when that holds one table and wants another', async () => {
  const url = await aDatabaseOfTheLastRelease()
  const request = await aPool(url).connect()
  onTestFinished(() => request.release())
  await request.query('begin')
  await request.query('update customer_saml set enabled = enabled')
  const start = migrate(aPool(url))
  const waits = "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'"
  await expect
    .poll(() => query(url, `${waits} and datname = current_database()`))
    .toEqual([{ count: 1 }])
  const other = await request.query('update customers set active = active')
  expect(other.rowCount).toBeGreaterThan(0)
  await request.query('commit')
  await start
})

test('the lock before a migration holds every table and view', async () => {
  const url = await aDatabaseOfTheLastRelease()
  const free = await createDb(aPool(url))
    .transaction()
    .execute(async (tx) => {
      await lockAllTables(tx, 3000)
      const { rows } = await sql`
        select relname from pg_class
        where relkind in ('r', 'p', 'v') and relnamespace = 'public'::regnamespace and not exists (
          select from pg_locks
          where relation = pg_class.oid and pid = pg_backend_pid() and mode = 'AccessExclusiveLock'
        )`.execute(tx)
      return rows
    })
  expect(free).toEqual([])
})

test('many databases of one new server start when they do so together, though its roles belong to all', async () => {
  const { connectionString } = await startServer(await makeDataDir())
  const names = ['one', 'two', 'three', 'four', 'five']
  for (const name of names) await query(connectionString, `create database ${name}`)
  await Promise.all(names.map((name) => migrate(aPool(inDatabase(connectionString, name)))))
  const roles = await query(
    connectionString,
    `select rolname from pg_roles where rolname like 'portico\\_%' order by 1`,
  )
  expect(roles.map(({ rolname }) => rolname)).toEqual([
    'portico_customer',
    'portico_staff',
    'portico_worker',
  ])
  for (const name of names) {
    const url = inDatabase(connectionString, name)
    const became = await query(url, `select set_config('role', 'portico_customer', false) as role`)
    expect(became).toEqual([{ role: 'portico_customer' }])
  }
})

test('a start shows the SQL to run when its user may not make roles, and works after that', async () => {
  const { superuserConnectionString: superuser } = await startServer(await makeDataDir())
  const url = await aLimitedUser(superuser, 'odd_user')
  const message = await refusalOf(url)
  expect(message).toContain('DATABASE_URL')
  expect(message).toContain('CREATE ROLE portico_customer NOLOGIN;')
  expect(message).toContain('GRANT portico_customer, portico_staff, portico_worker TO odd_user;')
  const tables = await query(url, `select from pg_tables where schemaname = 'public'`)
  expect(tables).toEqual([])

  const statements = message.split('\n').filter((line) => line.startsWith('  '))
  await query(superuser, statements.join('\n'))
  await migrate(aPool(url))
  expect(await query(url, 'select count(*)::int from installation')).toEqual([{ count: 1 }])

  // The next database of this server finds the roles, but may not use them yet.
  const next = await aLimitedUser(superuser, 'next_user')
  const grant = (await refusalOf(next)).split('\n').findLast((line) => line.includes('GRANT'))
  expect(grant).toBe('  GRANT portico_customer, portico_staff, portico_worker TO next_user;')
  await query(superuser, String(grant))
  await migrate(aPool(next))
  expect(await query(next, 'select count(*)::int from installation')).toEqual([{ count: 1 }])
})

test('a start shows the SQL to run when its user may not make extensions, and works after that', async () => {
  const { superuserConnectionString: superuser } = await startServer(await makeDataDir())
  const roles = 'portico_customer, portico_staff, portico_worker'
  for (const role of roles.split(', ')) await query(superuser, `create role ${role} nologin`)
  const url = await aLimitedUser(superuser, 'poor_user')
  await query(superuser, `grant ${roles} to poor_user`)
  const inside = inDatabase(superuser, 'poor_user')
  await query(superuser, 'alter database poor_user owner to postgres')
  await query(inside, 'grant usage, create on schema public to poor_user')
  const message = await refusalOf(url)
  expect(message).toContain('DATABASE_URL')
  expect(message).toContain('CREATE EXTENSION IF NOT EXISTS btree_gin;')

  await query(inside, message.split('\n').findLast((line) => line.startsWith('  ')) ?? '')
  await migrate(aPool(url))
  expect(await query(url, 'select count(*)::int from installation')).toEqual([{ count: 1 }])
})

test('a start warns when DATABASE_URL has a superuser, and not when it has the owner', async () => {
  const { superuserConnectionString: superuser, connectionString } = await startServer(
    await makeDataDir(),
  )
  const warn = vi.fn<(facts: unknown, text?: string) => void>()
  await warnOfSuperuser(createDb(aPool(connectionString)), { warn })
  expect(warn).not.toHaveBeenCalled()
  await warnOfSuperuser(createDb(aPool(superuser)), { warn })
  expect(warn.mock.calls).toEqual([
    [{ user: 'postgres' }, expect.stringContaining('this database user is a superuser')],
  ])
})
