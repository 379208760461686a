import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Author, TicketScope } from './audience.ts'
import type { TicketRow } from './queries.ts'

/** Lists people of the company who see a ticket: list_audience of the database. Works as staff. */
export async function listAudience(tx: Tx, scope: TicketScope): Promise<Onlooker[]> {
  const { customerId, requesterId, participantIds, isConfidential, categories } = scope
  const { rows } = await sql<Onlooker>`
    select id, name, is_external from list_audience(
      ${customerId}, ${requesterId}, ${participantIds}, ${isConfidential}, ${categories}
    )`.execute(tx)
  return rows
}

export type Onlooker = { id: string; name: string; isExternal: boolean }

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

/** Has further people take part in a ticket besides its requester. */
export async function addParticipants(
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
