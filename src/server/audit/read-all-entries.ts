import type pg from 'pg'

import type { Deps } from '#server/deps.ts'
import { setIdleTimeout } from '#server/platform/db/pool/lost-connection.ts'
import { entries, type EntryFilter, type EntryRow } from './queries.ts'

/** The batch size, so that a million entries never sit in memory. */
const PART_SIZE = 500

/**
 * Yields every matching entry, newest first, as of one moment. Reads the next batch only on demand,
 * and stops when the reader leaves. Reads as the owner, for the reason given at asReader.
 */
export async function* readAllEntries(
  deps: Pick<Deps, 'db' | 'pool'>,
  filter: EntryFilter,
): AsyncGenerator<EntryRow[], void, void> {
  const client = await deps.pool.connect()
  // Allow silence: between two batches the reader takes the time, and the database is not lost.
  setIdleTimeout(client, 0)
  try {
    await client.query('begin isolation level repeatable read read only')
    let part: EntryRow[] | undefined
    do {
      part = await readPart(deps, client, filter, part?.at(-1))
      yield part
    } while (part.length === PART_SIZE)
  } finally {
    const isSound = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!isSound)
  }
}

async function readPart(
  { db }: Pick<Deps, 'db'>,
  client: pg.PoolClient,
  filter: EntryFilter,
  after: EntryRow | undefined,
): Promise<EntryRow[]> {
  const { sql, parameters } = entries(filter, { limit: PART_SIZE, after }).compile(db)
  const { rows } = await client.query<EntryRow>(sql, [...parameters])
  return rows
}
