import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Author } from './audience.ts'
import type { TicketRow } from './queries.ts'

/** Finds a category of a ticket with which it is confidential in any case. */
export function findForcingCategory(tx: Tx, categories: string[]) {
  return tx
    .selectFrom('categories')
    .select('id')
    .where('confidential', '=', 'always')
    .where(sql<boolean>`id = any(${categories})`)
    .limit(1)
    .executeTakeFirst()
}

/** Has people of another ticket take part in one that it goes on within or belongs to. */
export async function carryParticipants(
  tx: Tx,
  { customerId, id: ticketId, requesterId }: TicketRow,
  people: string[],
  { by, at }: { by: Author; at: Date },
): Promise<void> {
  const added = new Set(people)
  added.delete(requesterId)
  if (added.size === 0) return
  const how = { customerId, ticketId, addedBy: by.viewer.userId, addedAt: at }
  await tx
    .insertInto('ticketParticipants')
    .values([...added].map((userId) => ({ ...how, userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
