import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { TicketRow } from './queries.ts'
import type { ContractColumns } from './sla-clock.ts'

/** Finds the share of a target that is left when its due time is near. */
export async function findNearPercent(tx: Tx): Promise<number> {
  const { rows } = await sql<{ nearPercent: number }>`select near_percent()`.execute(tx)
  return rows[0]?.nearPercent ?? 0
}

/** Finds what the clocks of a new ticket depend on: the share above, and the version of the contract that holds. */
export async function findRaisingFacts(
  tx: Tx,
  customerId: string,
  at: Date,
): Promise<{ nearPercent: number; versionId: string | null }> {
  const { rows } = await sql<{ nearPercent: number; versionId: string | null }>`
    select near_percent(), contract_version_at(${customerId}, ${at}) as version_id`.execute(tx)
  return rows[0]!
}

/** Replaces the escalations of tickets of a customer that were not told yet. */
export async function storeEscalations(
  tx: Tx,
  customerId: string,
  tickets: { id: string; escalations: object[] }[],
): Promise<void> {
  const ids = tickets.map(({ id }) => id)
  const rows = tickets.flatMap(({ id: ticketId, escalations }) =>
    escalations.map((escalation) => ({ ticketId, ...escalation })),
  )
  await sql`select set_escalations(${customerId}, ${ids}::uuid[], ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}

export type Version = { customerId: string; versionId: string }

/** Few enough that a request never waits long for a ticket of a batch. */
const AT_ONCE = 100

/** Columns that a recount can change: a clock that has ended keeps its verdict. */
export const STORED = [
  'responseDueAt',
  'responseNearAt',
  'responseLeftMinutes',
  'resolutionDueAt',
  'resolutionNearAt',
  'resolutionLeftMinutes',
] as const satisfies (keyof ContractColumns)[]

export function lockTickets(tx: Tx, { customerId, versionId, after }: Version & { after: string }) {
  return tx
    .selectFrom('tickets')
    .select(['id', 'timeZone', 'status', ...STORED])
    .where('customerId', '=', customerId)
    .where('contractVersionId', '=', versionId)
    .where('id', '>', after)
    .where((where) =>
      where.or([where('closedAt', 'is', null), where('responseLeftMinutes', 'is not', null)]),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .execute()
}

export function listEventsOf(tx: Tx, customerId: string, tickets: Pick<TicketRow, 'id'>[]) {
  return tx
    .selectFrom('ticketEvents')
    .select(['ticketId', 'type', 'at', 'byAgent', 'data'])
    .where('customerId', '=', customerId)
    .where(
      'ticketId',
      'in',
      tickets.map(({ id }) => id),
    )
    .orderBy('at')
    .orderBy('id')
    .execute()
}

type Counted = { ticket: Pick<TicketRow, 'id'>; set: ContractColumns }

export async function storeClocks(tx: Tx, customerId: string, counted: Counted[]): Promise<void> {
  const all = (name: (typeof STORED)[number]) => counted.map(({ set }) => set[name])
  await sql`
    update tickets set
      response_due_at = counted.response_due_at, response_near_at = counted.response_near_at,
      response_left_minutes = counted.response_left_minutes,
      resolution_due_at = counted.resolution_due_at, resolution_near_at = counted.resolution_near_at,
      resolution_left_minutes = counted.resolution_left_minutes
    from unnest(
      ${counted.map(({ ticket }) => ticket.id)}::uuid[],
      ${all('responseDueAt')}::timestamptz[], ${all('responseNearAt')}::timestamptz[],
      ${all('responseLeftMinutes')}::integer[],
      ${all('resolutionDueAt')}::timestamptz[], ${all('resolutionNearAt')}::timestamptz[],
      ${all('resolutionLeftMinutes')}::integer[]
    ) counted (
      id, response_due_at, response_near_at, response_left_minutes, resolution_due_at, resolution_near_at,
      resolution_left_minutes
    )
    where tickets.customer_id = ${customerId} and tickets.id = counted.id`.execute(tx)
}
