import type pg from 'pg'

import { listTables, type SchemaTable, tableName } from './queries.ts'

/**
 * Begins a transaction that sees one moment of the whole database until it ends, and answers its
 * tables. Nobody can alter them meanwhile, while reading and writing go on as usual.
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<SchemaTable[]> {
  for (;;) {
    const expected = await listTables(client)
    await client.query('begin isolation level repeatable read read only')
    // Locked first, because the moment is that of the first query: an alteration that came between
    // the two could leave a table empty to us.
    const names = expected.map(({ name }) => tableName(name))
    await client.query(`lock table ${names.join(', ')} in access share mode`)
    const tables = await listTables(client)
    if (tables.map(({ name }) => tableName(name)).join() === names.join()) return tables
    await client.query('rollback')
  }
}
