import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import { ownValue } from '#shared/basic/own-value.ts'

import { StartError } from '#server/platform/start-error.ts'
import type { ArchiveWriter } from '#server/platform/backup/archive/archive-writer.ts'
import { type CopiedRows, readCopiedRows } from '#server/platform/backup/archive/copied-rows.ts'
import { tableEntry } from '#server/platform/backup/archive/entry-names.ts'
import { LEFT_OUT } from './left-out.ts'
import type { DumpedTable } from '#server/platform/backup/archive/manifest.ts'
import { columnList, type SchemaTable, tableName } from '#server/platform/backup/queries.ts'

const PART_BYTES = 4 * 1024 * 1024
const compress = promisify(gzip)

/** Adds every row of every table to the archive, except the tables that are left out on purpose. */
export async function dumpTables(
  client: pg.ClientBase,
  tables: SchemaTable[],
  archive: ArchiveWriter,
): Promise<DumpedTable[]> {
  const dumped: DumpedTable[] = []
  for (const table of tables.filter(({ name }) => ownValue(LEFT_OUT, name) === undefined)) {
    if (table.isFiltered) await checkSeesAllRows(client, table)
    const rows = await dumpTable(client, table, archive)
    await client.query('reset role')
    dumped.push({ name: table.name, columns: table.columns, rows })
  }
  return dumped
}

/** Checks that row-level security hides no rows. It would leave them out silently. */
async function checkSeesAllRows(client: pg.ClientBase, { name, isOpenToWorker }: SchemaTable) {
  if (!isOpenToWorker) {
    throw new StartError(
      `Row-level security hides rows of the table ${name} from the backup: give portico_worker a policy "using (true)".`,
    )
  }
  await client.query('set local role portico_worker')
}

async function dumpTable(client: pg.ClientBase, table: SchemaTable, archive: ArchiveWriter) {
  const copy = client.query(
    copyTo(`copy ${tableName(table.name)} (${columnList(table.columns)}) to stdout`),
  )
  const copied = readCopiedRows()
  let parts = 0
  for await (const part of splitRows(copy, copied)) {
    parts += 1
    await archive.add(tableEntry(table.name, parts), await compress(part))
  }
  if (copied.isWithinRow || copied.count !== copy.rowCount) {
    throw new Error(`${table.name}: ${copied.count} rows arrived of ${copy.rowCount}`)
  }
  if (copied.count > 0 && copied.columns !== table.columns.length) {
    throw new Error(`${table.name}: its rows do not have its ${table.columns.length} columns`)
  }
  return copied.count
}

/** Splits the output of COPY into parts of whole rows, each of which ends with a line break. */
async function* splitRows(
  chunks: AsyncIterable<Buffer>,
  copied: CopiedRows,
): AsyncGenerator<Buffer> {
  let part: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    const rows = copied.push(chunk)
    part.push(rows)
    bytes += rows.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(part)
    part = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(part)
}
