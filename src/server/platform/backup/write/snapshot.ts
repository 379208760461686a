import type pg from 'pg'

import { listTables, type SchemaTable, tableName } from '#server/platform/backup/queries.ts'

/**
 * Begins a transaction that sees one moment of the whole database, and returns its tables. No table
 * can be altered meanwhile; reading and writing continue.
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<SchemaTable[]> {
  for (;;) {
    const expected = await listTables(client)
    await client.query('begin isolation level repeatable read read only')
    // Lock the tables first, because the first query fixes the snapshot. A table altered between
    // the two could look empty.
    const names = expected.map(({ name }) => tableName(name))
    await client.query(`lock table ${names.join(', ')} in access share mode`)
    const tables = await listTables(client)
    if (tables.map(({ name }) => tableName(name)).join() === names.join()) return tables
    await client.query('rollback')
  }
}
