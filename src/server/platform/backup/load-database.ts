import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { StartError } from '#server/platform/start-error.ts'
import { refuseUsedSchema } from './connect.ts'
import type { Manifest } from './manifest.ts'
import type { Db } from '#server/platform/db/client.ts'
import { applyFunctions } from '#server/platform/db/functions.ts'
import { migrateInTransaction } from '#server/platform/db/migrations.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { columnList, listForeignKeys, listSequences, listTables, tableName } from './queries.ts'

/** What the migrations write down for themselves. */
const BOOKKEEPING = new Set(['migrations', 'migrations_lock'])

export type Loading = {
  /** Takes rows of a table as they were dumped, in any order. */
  load(table: string, content: Readable): Promise<void>
  /** After the last row. What is left is to commit. */
  finish(): Promise<void>
}

/** Begins to make an empty database into what it was, in one transaction. */
export async function beginLoading(
  client: pg.ClientBase,
  manifest: Manifest,
  { folder, latest }: { folder: string; latest: string },
): Promise<Loading> {
  await client.query('begin')
  await refuseUsedSchema(client)
  const db = dbOn(client)
  await migrateInTransaction(db, { to: manifest.migrations.at(-1) ?? '', folder })
  await refuseMisfit(client, manifest)
  const closeTables = await openTables(client)

  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  const loaded = new Map<string, number>()
  return {
    async load(table, content) {
      const columns = columnsOf.get(table) ?? []
      const copy = client.query(
        copyFrom(`copy ${tableName(table)} (${columnList(columns)}) from stdin`),
      )
      await pipeline(content, createGunzip(), copy)
      loaded.set(table, (loaded.get(table) ?? 0) + copy.rowCount)
    },

    async finish() {
      for (const { name, rows } of manifest.tables) {
        const count = loaded.get(name) ?? 0
        if (count !== rows) throw new Error(`${name}: ${count} rows were loaded of ${rows}`)
      }
      for (const { name, value, isCalled } of manifest.sequences) {
        await client.query('select setval($1, $2, $3)', [tableName(name), value, isCalled])
      }
      await closeTables()
      await migrateInTransaction(db, { to: latest, folder })
      // Not earlier: they are made for the newest tables, and a row that is loaded fires no trigger.
      await applyFunctions(db)
    },
  }
}

/** The query builder in the transaction of a connection that somebody else has opened, and will close. */
function dbOn(client: pg.ClientBase): Db {
  const shared = { query: client.query.bind(client), release() {} }
  const pool = {
    options: {},
    connect: () => Promise.resolve(shared),
    end: () => Promise.resolve(),
  }
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
}

/** The schema is that of the archive's level, so the two differ only if one of them was tampered with. */
async function refuseMisfit(client: pg.ClientBase, manifest: Manifest) {
  const here = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]))
  const there = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  const misfits = [
    ...[...there].filter(([name, columns]) => here.get(name)?.join() !== columns.join()),
    ...[...here].filter(([name]) => !there.has(name) && !manifest.leftOut.includes(name)),
  ].map(([name]) => name)
  const sequences = manifest.sequences.map(({ name }) => name)
  if ((await listSequences(client)).join() !== sequences.join()) misfits.push('sequences')
  if (misfits.length > 0) {
    throw new StartError(
      `The backup does not fit the database of its time: ${misfits.join(', ')}. It was made from a database that somebody had changed.`,
    )
  }
}

/**
 * Empties the tables of what the migrations had put there, and lets rows in as they come: checked
 * for what they refer to once all are there, changed by no trigger, and past row-level security,
 * which does not go with COPY. Answers how to undo that.
 */
async function openTables(client: pg.ClientBase): Promise<() => Promise<void>> {
  const tables = (await listTables(client)).filter(({ name }) => !BOOKKEEPING.has(name))
  const foreignKeys = await listForeignKeys(client)
  const forced = tables.filter((table) => table.isForced)
  const names = tables.map(({ name }) => tableName(name))

  for (const { table, name } of foreignKeys) {
    await client.query(
      `alter table ${tableName(table)} drop constraint ${pg.escapeIdentifier(name)}`,
    )
  }
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  for (const { name } of forced) {
    await client.query(`alter table ${tableName(name)} no force row level security`)
  }
  // There are a few rows: truncate would make every table and index anew for them.
  for (const name of names) await client.query(`delete from ${name}`)

  return async () => {
    for (const { table, name, definition } of foreignKeys) {
      await client.query(
        `alter table ${tableName(table)} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
      )
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { name } of forced) {
      await client.query(`alter table ${tableName(name)} force row level security`)
    }
    // Until the server has looked by itself, its plans would be those for empty tables.
    await client.query(`analyze ${names.join(', ')}`)
  }
}
