import { type Insertable, type Selectable, sql } from 'kysely'

import type { Chosen } from '#shared/desk/chosen.ts'
import type { StopReason } from '#shared/desk/answers/parts.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { TicketRow } from '#server/tickets/core/queries.ts'

export type WaitingRow = Selectable<Tables['waitingReplies']>
type TicketKey = Pick<TicketRow, 'customerId' | 'id'>

export type NamedWaitingRow = WaitingRow & { authorName: string }

/** Lists the replies of a ticket that are not sent yet, the first to be sent first. */
export function listWaitingReplies(tx: Tx, ticket: TicketKey): Promise<NamedWaitingRow[]> {
  return tx
    .selectFrom('waitingReplies')
    .innerJoin('users', 'users.id', 'waitingReplies.authorId')
    .selectAll('waitingReplies')
    .select('users.name as authorName')
    .where('waitingReplies.customerId', '=', ticket.customerId)
    .where('ticketId', '=', ticket.id)
    .where(sql<boolean>`users.customer_id = (select id from customers where internal)`)
    .orderBy('releaseAt')
    .orderBy('waitingReplies.id')
    .execute()
}

/** Locks a waiting reply until the transaction ends. Lock its ticket first. */
export function lockWaitingReply(
  tx: Tx,
  ticket: TicketKey,
  waitingId: string,
): Promise<WaitingRow | undefined> {
  return tx
    .selectFrom('waitingReplies')
    .selectAll()
    .where('customerId', '=', ticket.customerId)
    .where('id', '=', waitingId)
    .where('ticketId', '=', ticket.id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertWaitingReply(
  tx: Tx,
  row: Insertable<Tables['waitingReplies']>,
): Promise<void> {
  await tx.insertInto('waitingReplies').values(row).execute()
}

export async function updateStopped(
  tx: Tx,
  { customerId, id }: Pick<WaitingRow, 'customerId' | 'id'>,
  stopped: StopReason,
): Promise<void> {
  await tx
    .updateTable('waitingReplies')
    .set({ stopped })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Takes fields out of what waiting replies will do to their ticket, and sets others. */
export async function updateWaitingChoices(
  tx: Tx,
  ticket: TicketKey,
  { without, chosen }: { without: string[]; chosen: Chosen },
): Promise<void> {
  await tx
    .updateTable('waitingReplies')
    .set({ answer: sql<string>`(answer - ${without}::text[]) || ${JSON.stringify(chosen)}::jsonb` })
    .where('customerId', '=', ticket.customerId)
    .where('ticketId', '=', ticket.id)
    .execute()
}

export async function deleteWaitingReply(
  tx: Tx,
  { customerId, id }: Pick<WaitingRow, 'customerId' | 'id'>,
): Promise<void> {
  await tx
    .deleteFrom('waitingReplies')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Reads how replies are sent: for how long one can be undone, 0 where it goes out at once, and in which zone. */
export function findDeskSettings(tx: Tx) {
  return tx
    .selectFrom('installation')
    .select(['undoSeconds', 'assignOnReply', 'timeZone'])
    .executeTakeFirstOrThrow()
}

/** Notifies open pages of staff alone that the ticket has changed. */
export async function announceAtDesk(tx: Tx, { customerId, id }: TicketKey, at: Date) {
  await tx
    .updateTable('deskTickets')
    .set({ changedAt: at })
    .where('customerId', '=', customerId)
    .where('ticketId', '=', id)
    .execute()
  await sql`select announce_at_desk(${customerId}, ${id}, ${at})`.execute(tx)
}
