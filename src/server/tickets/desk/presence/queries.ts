import { sql } from 'kysely'

import type { PeopleAtTicket, Presence } from '#shared/desk/presence/contract.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'

type Kept = {
  ticketId: string
  userId: string
  tab: string
  /** Null: it is gone. */
  state: Presence | null
  leaseMs: number
}

/** Returns who is at the ticket by then, or null where there is none. The function takes the role of staff itself. */
export async function keepPresence(
  db: Db,
  { ticketId, userId, tab, state, leaseMs }: Kept,
): Promise<PeopleAtTicket | null> {
  const { rows } = await sql<{ people: PeopleAtTicket | null }>`
    select keep_presence(
      ${ticketId}, ${userId}, ${tab}, ${state}, ${leaseMs} * interval '1 millisecond'
    ) as people`.execute(db)
  return rows[0]?.people ?? null
}

/** Deletes what ran out at tickets that nobody has opened since. */
export async function deleteEndedPresence(tx: Tx): Promise<void> {
  await sql`delete from desk_presence where until <= clock_timestamp()`.execute(tx)
}
