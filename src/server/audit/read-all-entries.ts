import type pg from 'pg'

import type { Deps } from '#server/deps.ts'
import { allowSilence } from '#server/platform/db/lost-connection.ts'
import { entries, type EntryFilter, type EntryRow } from './queries.ts'

/** Few enough that a million entries never lie in memory. */
const PART_SIZE = 500

/**
 * Every entry that matches, newest first, as the log stands at the first one. It reads on only when
 * it is asked to, and a reader that leaves ends it. As the owner, for the reason that asReader has.
 */
export async function* readAllEntries(
  deps: Pick<Deps, 'db' | 'pool'>,
  filter: EntryFilter,
): AsyncGenerator<EntryRow[], void, void> {
  const client = await deps.pool.connect()
  // Between two parts it is the reader who takes the time, not a database that is lost.
  allowSilence(client, 0)
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
