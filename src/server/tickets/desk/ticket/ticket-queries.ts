import { sql, type Updateable } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { ChangeableTicket } from '#server/tickets/core/changeable-ticket.ts'
import type { TicketRow } from '#server/tickets/core/queries.ts'

/** Finds whose ticket it is. The tickets of a deleted customer are missing. */
export async function findCustomerOfTicket(tx: Tx, ticketId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('deskTickets')
    .innerJoin('customers', 'customers.id', 'deskTickets.customerId')
    .select('deskTickets.customerId')
    .where('deskTickets.ticketId', '=', ticketId)
    .where('customers.deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.customerId
}

export async function findAssigneeId(
  tx: Tx,
  { customerId, id }: Pick<TicketRow, 'customerId' | 'id'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('deskTickets')
    .select('assigneeId')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', id)
    .executeTakeFirstOrThrow()
  return row.assigneeId
}

/** Changes what only staff see of a ticket. */
export async function updateDeskTicket(
  tx: Tx,
  { customerId, id }: ChangeableTicket,
  changes: Pick<Updateable<Tables['deskTickets']>, 'assigneeId' | 'snoozedAt' | 'wakesAt'> & {
    changedAt: Date
  },
): Promise<void> {
  await tx
    .updateTable('deskTickets')
    .set(changes)
    .where('customerId', '=', customerId)
    .where('ticketId', '=', id)
    .execute()
}

/** Reads what an agent should know of a ticket's customer. */
export function findCustomerFacts(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name', 'mspStartDate', 'active as isActive'])
    .select([
      // The internal customer, which agents' own tickets belong to, has no domain.
      sql<string>`coalesce((
        select domain from customer_domains where customer_id = customers.id order by position limit 1
      ), '')`.as('domain'),
      sql<string>`coalesce(time_zone, (select time_zone from installation))`.as('timeZone'),
      // The figures are kept by the database, however many tickets there are.
      sql<number>`(
        select coalesce(sum(open + pending), 0)::integer from ticket_figures where customer_id = customers.id
      )`.as('openTickets'),
    ])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
}

export function listTechnicalContacts(tx: Tx, customerId: string) {
  return tx
    .selectFrom('technicalContacts')
    .select(['name', 'email', 'phone'])
    .where('customerId', '=', customerId)
    .orderBy('position')
    .execute()
}

/** Lists the newest changes of a ticket's assignee and status by staff. */
export function listStaffChanges(
  tx: Tx,
  { customerId, id }: Pick<TicketRow, 'customerId' | 'id'>,
  { limit }: { limit: number },
) {
  return tx
    .selectFrom('ticketEvents')
    .select(['id', 'type', 'actorId', 'at', 'data'])
    .where('customerId', '=', customerId)
    .where('ticketId', '=', id)
    .where('byAgent', '=', true)
    .where('type', 'in', ['assigned', 'status_changed', 'closed', 'reopened'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Lists the requester's other tickets, newest first. */
export function listOtherTickets(
  tx: Tx,
  { customerId, requesterId, id }: TicketRow,
  { limit }: { limit: number },
) {
  return tx
    .selectFrom('tickets')
    .select(['id', 'number', 'subject', 'status', 'createdAt'])
    .where('customerId', '=', customerId)
    .where('requesterId', '=', requesterId)
    .where('id', '<>', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Finds when an agent last looked at a ticket that is not closed. */
export async function findSeenAt(
  tx: Tx,
  { customerId, ticketId, userId }: { customerId: string; ticketId: string; userId: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('deskSeen')
    .select('seenAt')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.seenAt.toISOString() ?? null
}
