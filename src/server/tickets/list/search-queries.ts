import { sql } from 'kysely'

import type { ListScope } from '#shared/tickets/values.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Tx } from '#server/platform/db/client.ts'

/**
 * Returns the ids of the viewer's tickets with all of these terms, unordered and some more than once, at
 * most `atMost`.
 */
export async function findTicketIds(
  tx: Tx,
  terms: string[],
  { scope, atMost }: { scope: ListScope; atMost: number | null },
): Promise<string[]> {
  const find = sql.ref(scope === 'mine' ? 'find_own_tickets' : 'find_seen_tickets')
  const { rows } = await sql<{ id: string }>`
    select id from ${find}(${terms}::text[], ${atMost}) as found (id)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Finds which of these tickets all terms are found in, or have the number. */
export async function findWithTerms(
  tx: Tx,
  ids: string[],
  { terms, number }: { terms: string[]; number: number | null },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from seen_tickets_among(${ids}::uuid[], ${terms}::text[], ${number}) as found (id)`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Takes one of the person's few search slots, which all processes share, until the transaction ends.
 * Returns false when none is free. Limits each statement of the transaction to `limitMs`.
 */
export async function takeSearchPlace(
  tx: Tx,
  viewer: Viewer,
  { places, limitMs }: { places: number; limitMs: number },
): Promise<boolean> {
  const locks = Array.from(
    { length: places },
    (_, place) =>
      sql`pg_try_advisory_xact_lock(hashtextextended(${`search ${place} ${viewer.userId}`}, 0))`,
  )
  const { rows } = await sql<{ isTaken: boolean }>`
    select set_config('statement_timeout', ${String(limitMs)}, true), ${sql.join(locks, sql` or `)} as is_taken`.execute(
    tx,
  )
  return rows[0]?.isTaken ?? false
}
