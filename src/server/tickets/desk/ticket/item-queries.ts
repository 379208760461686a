import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

export type ItemRow = Awaited<ReturnType<typeof readItems>>[number]

/** Reads some tickets as the queue shows them, in no order. */
export function readItems(tx: Tx, ticketIds: string[]) {
  return tx
    .selectFrom('deskTickets as desk')
    .innerJoin('tickets', (join) =>
      join
        .onRef('tickets.customerId', '=', 'desk.customerId')
        .onRef('tickets.id', '=', 'desk.ticketId'),
    )
    .innerJoin('customers', 'customers.id', 'desk.customerId')
    .innerJoin('users as requester', (join) =>
      join
        .onRef('requester.customerId', '=', 'desk.customerId')
        .onRef('requester.id', '=', 'tickets.requesterId'),
    )
    .leftJoin('users as assignee', (join) =>
      join
        .onRef('assignee.id', '=', 'desk.assigneeId')
        .on('assignee.customerId', '=', (eb) =>
          eb
            .selectFrom('customers as internal')
            .select('internal.id')
            .where('internal.internal', '=', true),
        ),
    )
    .select([
      'tickets.id',
      'tickets.number',
      'tickets.subject',
      'tickets.priority',
      'tickets.status',
      'tickets.categories',
      'tickets.createdAt',
      'tickets.updatedAt',
      'tickets.closedAt',
      'tickets.resolvedAt',
      'tickets.resolutionCode',
      'tickets.commentCount',
      'tickets.isConfidential',
      'tickets.firstResponseAt',
      'tickets.firstResponseMinutes',
      'tickets.resolutionMinutes',
      'tickets.responseDueAt',
      'tickets.resolutionDueAt',
      'tickets.responseLeftMinutes',
      'tickets.resolutionLeftMinutes',
      'customers.id as customerId',
      'customers.name as customerName',
      'requester.id as requesterId',
      'requester.name as requesterName',
      'requester.email as requesterEmail',
      'assignee.id as assigneeId',
      'assignee.name as assigneeName',
      'desk.dueClock',
      'desk.dueAt',
      'desk.nearAt',
      'desk.dueOrder',
      'desk.priorityOrder',
      'desk.snoozedAt',
      'desk.wakesAt',
      'desk.changedAt',
    ])
    .where('desk.ticketId', '=', sql<string>`any (${ticketIds}::uuid[])`)
    .execute()
}
