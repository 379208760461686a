import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { createTestDatabase } from '#test/test-database.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { isDatabaseAway } from './database-away.ts'

async function aDb() {
  const pool = createPool(await createTestDatabase(), () => undefined)
  onTestFinished(() => pool.end())
  pool.options.max = 1
  return createDb(pool)
}

test('a statement is prepared once per connection when only its values change', async () => {
  const db = await aDb()
  for (const id of ['HARDWARE_ISSUE', 'NETWORK_ISSUE']) {
    expect(await db.selectFrom('categories').select('id').where('id', '=', id).execute()).toEqual([
      { id },
    ])
  }
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like 'select "id"%'`.execute(db)
  expect(rows).toEqual([{ statement: 'select "id" from "categories" where "id" = $1' }])
})

test('a statement fails once as if the database were away when another process has migrated it, and then works', async () => {
  const db = await aDb()
  const read = () =>
    db.selectFrom('categories').select('name').where('id', '=', 'BILLING_ISSUE').execute()
  await read()
  await sql`alter table categories alter column name type varchar(300)`.execute(db)
  const error: unknown = await read().catch((thrown: unknown) => thrown)
  expect(isDatabaseAway(error)).toBe(true)
  expect(await read()).toEqual([{ name: null }])
})

test('a statement that answers all columns works on when another process adds one', async () => {
  const db = await aDb()
  const read = () =>
    db.selectFrom('categories').selectAll().where('id', '=', 'BILLING_ISSUE').execute()
  const write = () =>
    db
      .updateTable('categories')
      .set({ position: 7 })
      .where('id', '=', 'BILLING_ISSUE')
      .returningAll()
      .execute()
  const readJoined = () =>
    db
      .selectFrom('categories')
      .innerJoin('installation', (join) => join.onTrue())
      .selectAll('categories')
      .select('installation.timeZone')
      .where('categories.id', '=', 'BILLING_ISSUE')
      .execute()
  const readMore = () =>
    db
      .selectFrom('categories')
      .selectAll()
      .select(sql<boolean>`retired`.as('isRetired'))
      .where('id', '=', 'BILLING_ISSUE')
      .execute()
  const readPlain = () => sql`select * from categories where id = 'BILLING_ISSUE'`.execute(db)
  await read()
  await readPlain()
  await readJoined()
  await readMore()
  await write()
  await sql`alter table categories add column shade text`.execute(db)
  expect((await readPlain()).rows).toMatchObject([{ id: 'BILLING_ISSUE', shade: null }])
  expect(await readMore()).toMatchObject([{ id: 'BILLING_ISSUE', shade: null }])
  expect(await readJoined()).toMatchObject([{ id: 'BILLING_ISSUE', shade: null }])
  expect(await read()).toMatchObject([{ id: 'BILLING_ISSUE', shade: null }])
  expect(await write()).toMatchObject([{ id: 'BILLING_ISSUE', shade: null }])
})
