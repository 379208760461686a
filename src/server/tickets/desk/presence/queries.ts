import { sql } from 'kysely'

import type { AtTicket, Presence } from '#shared/desk/contract.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'

type Kept = {
  ticketId: string
  userId: string
  tab: string
  /** Null: it is gone. */
  state: Presence | null
  leaseMs: number
  /** It ends with the session. */
  sessionHash: Buffer
}

/** Returns who is at the ticket by then, or null where there is none. The function takes the role of staff itself. */
export async function renewPresence(
  db: Db,
  { ticketId, userId, tab, state, leaseMs, sessionHash }: Kept,
): Promise<AtTicket | null> {
  const { rows } = await sql<{ found: AtTicket | null }>`
    select renew_presence(
      ${ticketId}, ${userId}, ${tab}, ${state}, ${leaseMs} * interval '1 millisecond', ${sessionHash}
    ) as found`.execute(db)
  return rows[0]?.found ?? null
}

/** Notes that an agent has looked at a ticket, unless it is closed. */
export async function markSeen(
  tx: Tx,
  { ticketId, userId, at }: { ticketId: string; userId: string; at: Date },
): Promise<void> {
  await sql`
    insert into desk_seen (customer_id, ticket_id, user_id, seen_at)
    select customer_id, ticket_id, ${userId}, ${at} from desk_tickets
    where ticket_id = ${ticketId} and status <> 'Closed'
    on conflict (customer_id, ticket_id, user_id) do update set seen_at = excluded.seen_at`.execute(
    tx,
  )
}

/** Deletes expired rows at tickets that were not opened since. */
export async function deleteEndedPresence(tx: Tx): Promise<void> {
  await sql`delete from desk_presence where until <= clock_timestamp()`.execute(tx)
}
