import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

import type { KeyRing } from '#server/platform/keys/key-ring.ts'
import { countUnreadable } from '#server/platform/keys/reseal.ts'
import { StartError } from '#server/platform/start-error.ts'
import { buffersOf } from '#server/platform/backup/archive/archive-reader.ts'
import { refuseUsedSchema } from '#server/platform/backup/connect.ts'
import { type CopiedRows, readCopiedRows } from '#server/platform/backup/archive/copied-rows.ts'
import type { DumpedTable, Manifest } from '#server/platform/backup/archive/manifest.ts'
import type { Db } from '#server/platform/db/client.ts'
import { applyFunctions } from '#server/platform/db/migrate/functions.ts'
import { migrateInTransaction } from '#server/platform/db/migrate/migrations.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import {
  columnList,
  listForeignKeys,
  listSequences,
  listTables,
  tableName,
} from '#server/platform/backup/queries.ts'

/** Tables that the migrations fill themselves. */
const BOOKKEEPING = new Set(['migrations', 'migrations_lock'])

export type Loading = {
  /** Loads dumped rows of a table. Its parts must come in order. */
  load(table: string, content: Readable): Promise<void>
  /** Call this after the last row. Only the commit is left then. */
  finish(): Promise<void>
  /** Counts the secrets that none of the keys opens. Call this last. */
  countUnreadable(keys: KeyRing): Promise<number>
}

/** Starts to load a backup into an empty database, in one transaction. */
export async function beginLoading(
  client: pg.ClientBase,
  manifest: Manifest,
  { folder, latest }: { folder: string; latest: string },
): Promise<Loading> {
  await client.query('begin')
  await refuseUsedSchema(client)
  const db = dbOn(client)
  await migrateInTransaction(db, { to: manifest.migrations.at(-1) ?? '', folder })
  await checkColumns(client, manifest)
  const closeTables = await openTables(client)

  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  const loaded = new Map<string, CopiedRows>()
  return {
    async load(table, content) {
      const columns = columnsOf.get(table) ?? []
      const copy = client.query(
        copyFrom(`copy ${tableName(table)} (${columnList(columns)}) from stdin`),
      )
      const copied = loaded.get(table) ?? readCopiedRows()
      loaded.set(table, copied)
      await pipeline(content, createGunzip(), (chunks) => wholeRows(chunks, copied), copy)
    },

    async finish() {
      for (const table of manifest.tables) await compare(client, table, loaded.get(table.name))
      for (const { name, value, isCalled } of manifest.sequences) {
        await client.query('select setval($1, $2, $3)', [tableName(name), value, isCalled])
      }
      await closeTables()
      await migrateInTransaction(db, { to: latest, folder })
      // Apply the functions only now: they need the newest tables, and loaded rows must fire no
      // trigger.
      await applyFunctions(db)
    },

    countUnreadable: (keys) => countUnreadable(db, keys),
  }
}

/** A row that an earlier part began comes with the part that ends it. */
async function* wholeRows(chunks: AsyncIterable<Buffer>, copied: CopiedRows) {
  for await (const chunk of chunks) yield copied.push(chunk)
}

/** Throws when the database does not return the rows that were loaded into it. */
async function compare(
  client: pg.ClientBase,
  { name, columns, rows }: DumpedTable,
  loaded = readCopiedRows(),
) {
  const found = readCopiedRows()
  const copy = client.query(copyTo(`copy ${tableName(name)} (${columnList(columns)}) to stdout`))
  for await (const chunk of buffersOf(copy)) found.push(chunk)
  if (found.count !== rows) throw new Error(`${name}: ${found.count} rows were loaded of ${rows}`)
  if (found.sum !== loaded.sum) throw new Error(`${name}: its rows are not those of the backup`)
}

/** Returns a query builder on a connection that its caller opened and will close. */
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

/**
 * Throws when columns differ. The schema is at the archive's migration level, so they differ only
 * after tampering.
 */
async function checkColumns(client: pg.ClientBase, manifest: Manifest) {
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
      `The backup does not fit the database of its time: ${misfits.join(', ')}. It was created from a database with manual changes.`,
    )
  }
}

/**
 * Deletes the rows that migrations inserted, and opens the tables for raw rows: foreign keys are
 * checked at the end, triggers do not fire, and row-level security, which COPY does not support, is
 * off. Returns how to undo that.
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
  // Delete instead of truncating: there are few rows, and truncate would recreate every table and
  // index.
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
    // Collect statistics now. Until autovacuum runs, the plans would be those for empty tables.
    await client.query(`analyze ${names.join(', ')}`)
  }
}
