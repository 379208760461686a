import { sql } from 'kysely'

import type { DueClock } from '#shared/desk/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { SlaDueDates, SlaNearDates } from '#shared/sla/sla.ts'
import type { TicketKey, TicketRow } from '#server/tickets/core/queries.ts'

export type NearDue = {
  customerId: string
  ticketId: string
  assigneeId: string | null
  clock: DueClock
  dueAt: Date
}

/**
 * Takes promises that are near and that staff were not told of, and marks them as told. Another
 * process that takes some at the same time gets others. With a share of nothing there is none that is
 * near before it ends. Where the contract has escalations, these say it.
 */
export async function takeNearDue(tx: Tx, at: Date, atMost: number): Promise<NearDue[]> {
  const { rows } = await sql<NearDue>`
    update desk_tickets set told_due_at = near.due_at
    from (
      select desk.customer_id, desk.ticket_id, desk.due_at
      from desk_tickets desk
      join customers on customers.id = desk.customer_id and customers.deleted_at is null
      where near_at <= ${at} and near_at < due_at and told_due_at is distinct from due_at
        and not exists (
          select from ticket_escalations escalation
          where escalation.customer_id = desk.customer_id and escalation.ticket_id = desk.ticket_id
        )
      order by near_at, ticket_id limit ${atMost} for update of desk skip locked
    ) near
    where desk_tickets.customer_id = near.customer_id and desk_tickets.ticket_id = near.ticket_id
    returning desk_tickets.customer_id, desk_tickets.ticket_id, assignee_id, due_clock as clock, near.due_at`.execute(
    tx,
  )
  return rows
}

export type Escalated = {
  customerId: string
  ticketId: string
  assigneeId: string | null
  clock: DueClock
  percent: number
  recipient: string
  at: Date
  dueAt: Date
}

/** Takes escalations whose share has passed, in the same way. */
export async function takeEscalations(tx: Tx, at: Date, atMost: number): Promise<Escalated[]> {
  const { rows } = await sql<Escalated>`
    update ticket_escalations told set told_at = ${at}
    from (
      select escalation.*, assignee_id,
        case escalation.clock when 'response' then response_due_at else resolution_due_at end as due_at
      from ticket_escalations escalation
      join desk_tickets desk using (customer_id, ticket_id)
      join customers on customers.id = escalation.customer_id and customers.deleted_at is null
      where at <= ${at} and told_at is null
      order by at, ticket_id limit ${atMost} for update of escalation skip locked
    ) due
    where told.customer_id = due.customer_id and told.ticket_id = due.ticket_id and told.clock = due.clock
      and told.percent = due.percent and told.recipient = due.recipient
    returning told.customer_id, told.ticket_id, due.assignee_id, told.clock, told.percent, told.recipient, told.at,
      coalesce(due.due_at, told.at) as due_at`.execute(tx)
  return rows
}

type Due = Pick<
  TicketRow,
  'customerId' | 'id' | 'priority' | 'timeZone' | 'responseNearAt' | 'resolutionNearAt'
> &
  SlaDueDates & { nearPercent: number }

/**
 * Lists up to `atMost` tickets after `after` that are not closed, with when their due times are near. Those of
 * contracts are counted again from their events.
 */
export function listDue(tx: Tx, after: TicketKey, atMost: number): Promise<Due[]> {
  return tx
    .selectFrom('tickets')
    .innerJoin('installation', (join) => join.onTrue())
    .select([
      'tickets.customerId',
      'tickets.id',
      'tickets.priority',
      'tickets.timeZone',
      'tickets.responseDueAt',
      'tickets.resolutionDueAt',
      'tickets.responseNearAt',
      'tickets.resolutionNearAt',
      'installation.nearPercent',
    ])
    .where('tickets.closedAt', 'is', null)
    .where('tickets.contractVersionId', 'is', null)
    .$narrowType<SlaDueDates>()
    .where(
      sql<boolean>`(tickets.customer_id, tickets.id) > (${after.customerId}::uuid, ${after.id}::uuid)`,
    )
    .orderBy('tickets.customerId')
    .orderBy('tickets.id')
    .limit(atMost)
    .execute()
}

/** Writes when due times are near, unless others have been written meanwhile. */
export async function updateNearDates(tx: Tx, tickets: (Due & SlaNearDates)[]): Promise<void> {
  const all = <Value>(pick: (ticket: Due & SlaNearDates) => Value) => tickets.map(pick)
  await sql`
    update tickets set response_near_at = counted.response_near_at, resolution_near_at = counted.resolution_near_at
    from unnest(
      ${all(({ customerId }) => customerId)}::uuid[], ${all(({ id }) => id)}::uuid[],
      ${all(({ responseDueAt }) => responseDueAt)}::timestamptz[], ${all(({ resolutionDueAt }) => resolutionDueAt)}::timestamptz[],
      ${all(({ responseNearAt }) => responseNearAt)}::timestamptz[], ${all(({ resolutionNearAt }) => resolutionNearAt)}::timestamptz[]
    ) counted (customer_id, id, response_due_at, resolution_due_at, response_near_at, resolution_near_at)
    where tickets.customer_id = counted.customer_id and tickets.id = counted.id
      and tickets.response_due_at = counted.response_due_at and tickets.resolution_due_at = counted.resolution_due_at`.execute(
    tx,
  )
}
