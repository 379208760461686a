import { sql } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { TicketKey } from '#server/tickets/queries.ts'

// Calls the functions of platform/db/functions/desk-names.sql.

/** A customer, or one of its people, whose name may stand in rows of the desk as it was. */
type Renamed = { customerId: string; userId: string | null; renamedAt: string }

/** Lists who was renamed. */
export async function listRenamed(db: Db): Promise<Renamed[]> {
  const { rows } = await sql<Renamed>`select * from list_renamed()`.execute(db)
  return rows
}

/** Forgets that they were renamed, unless they were once more. */
export async function forgetRenamed(tx: Tx, { customerId, userId, renamedAt }: Renamed) {
  await sql`select forget_renamed(${customerId}, ${userId}, ${renamedAt})`.execute(tx)
}

/** Returns a number that findOldestTransaction reaches when all that write now have ended. */
export async function findNextTransaction(db: Db): Promise<bigint> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db)
  return BigInt(rows[0]!.next)
}

export async function findOldestTransaction(db: Db): Promise<bigint> {
  const { rows } = await sql<{ oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db)
  return BigInt(rows[0]!.oldest)
}

/** Writes a batch of rows with the name as it is now. Returns the last of them; null when there are no more. */
export async function renewNames(
  tx: Tx,
  { customerId, userId }: Renamed,
  { after, atMost }: { after: string; atMost: number },
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    select renew_desk_names(${customerId}, ${userId}, ${after}, ${atMost}) as last`.execute(tx)
  return rows[0]!.last
}

/** Does the same for rows of all customers that the version before has written. */
export async function renewHeads(
  tx: Tx,
  after: TicketKey,
  atMost: number,
): Promise<TicketKey | undefined> {
  const { rows } = await sql<TicketKey>`
    select * from renew_desk_heads(${after.customerId}, ${after.id}, ${atMost})`.execute(tx)
  return rows[0]
}
