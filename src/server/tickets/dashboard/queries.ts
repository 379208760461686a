import { type RawBuilder, sql } from 'kysely'

import type { ListScope } from '#shared/tickets/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { isInScope, raisedBy, type Span, takesPart } from '#server/tickets/list/list-queries.ts'

type Clock = 'response' | 'resolution'

type Counts = Record<'open' | 'pending' | 'closed', number>

/** Figures of the tickets raised in one UTC month, without those that go on within another one. Triggers update them with each change. */
export type MonthFigures = {
  /** The first day of the month, `YYYY-MM-DD`. */
  month: string
} & Counts &
  Record<`${Clock}${'Met' | 'Ended' | 'Minutes'}`, number>

export type TicketFigures = {
  months: MonthFigures[]
  /** Tickets that go on within another one. */
  merged: Counts
  /** How many are waiting and not late. */
  responsePending: number
  resolutionPending: number
  /** How many were raised in each span. */
  raised: number[]
}

/**
 * Reads the figures of the viewer's dashboard. The cost grows only with the tickets that are waiting
 * and not late, and with those that are merged. Uses one statement, so that all figures are of the same moment.
 */
export async function readFigures(
  tx: Tx,
  viewer: Viewer,
  { scope, spans, now }: { scope: ListScope; spans: Span[]; now: Date },
): Promise<TicketFigures> {
  const own = isInScope(viewer, scope)
  const { rows } = await sql<TicketFigures>`
    select
      (
        select coalesce(json_agg(json_build_object(
          'month', month,
          'open', open,
          'pending', pending,
          'closed', closed,
          'responseMet', response_met,
          'responseEnded', response_ended,
          'responseMinutes', response_minutes,
          'resolutionMet', resolution_met,
          'resolutionEnded', resolution_ended,
          'resolutionMinutes', resolution_minutes
        )), '[]')
        from (${sumMonths(viewer, scope)}) months
      ) as months,
      (
        select json_build_object(
          'open', count(*) filter (where status = 'Open'),
          'pending', count(*) filter (where status = 'Pending'),
          'closed', count(*) filter (where status = 'Closed')
        )
        from tickets where ${own} and is_merged
      ) as merged,
      (
        select count(*) from tickets
        where ${own} and first_response_at is null and response_due_at >= ${now} and not is_merged
      ) + (
        select count(*) from tickets
        where ${own} and first_response_at is null and response_due_at is null and not is_merged
      ) as response_pending,
      (
        select count(*) from tickets
        where ${own} and closed_at is null and resolved_at is null and resolution_due_at >= ${now}
      ) + (
        select count(*) from tickets
        where ${own} and closed_at is null and resolved_at is null and resolution_due_at is null
      ) as resolution_pending,
      array(
        select (
          select count(*)::integer from tickets
          where ${own} and created_at >= starts and created_at < ends and not is_merged
        )
        from unnest(
          ${spans.map(({ from }) => from)}::timestamptz[],
          ${spans.map(({ to }) => to)}::timestamptz[]
        ) with ordinality span (starts, ends, place)
        order by place
      ) as raised`.execute(tx)
  return rows[0]!
}

/**
 * Sums what is kept of one's own tickets and of those that the company's people see, and counts what the viewer sees
 * because they take part.
 */
function sumMonths(viewer: Viewer, scope: ListScope) {
  const isOwn = raisedBy(viewer)
  if (scope === 'mine') return sumKept(isOwn)
  if (scope === 'participating') return countMonths(isInScope(viewer, scope))
  const takesPartIn = sql<boolean>`customer_id = ${viewer.customerId} and ${takesPart}`
  if (viewer.visibility === 'own')
    return sql`${sumKept(isOwn)} union all ${countMonths(sql`${takesPartIn} and requester_id <> ${viewer.userId}`)}`
  const isKept =
    viewer.visibility === 'all'
      ? sql`not is_confidential`
      : sql`not is_confidential and categories && viewer_categories()`
  return sql`
    select * from sum_company_figures()
    union all ${countMonths(sql`${isOwn} and not (${isKept})`)}
    union all ${countMonths(sql`${takesPartIn} and requester_id <> ${viewer.userId} and not (${isKept})`)}`
}

const FIGURES = [
  'open',
  'pending',
  'closed',
  'response_met',
  'response_ended',
  'response_minutes',
  'resolution_met',
  'resolution_ended',
  'resolution_minutes',
] as const

function sumKept(of: RawBuilder<boolean>) {
  const sums = FIGURES.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`)
  return sql`select month, ${sql.join(sums)} from ticket_figures where ${of} group by month`
}

/** Counts as the function count_ticket does. */
function countMonths(of: RawBuilder<boolean>) {
  return sql`
    select
      month_of(created_at) as month,
      count(*) filter (where status = 'Open') as open,
      count(*) filter (where status = 'Pending') as pending,
      count(*) filter (where status = 'Closed') as closed,
      count(*) filter (where first_response_at <= response_due_at) as response_met,
      count(first_response_minutes) as response_ended,
      coalesce(sum(first_response_minutes), 0) as response_minutes,
      count(*) filter (where coalesce(resolved_at, closed_at) <= resolution_due_at) as resolution_met,
      count(resolution_minutes) as resolution_ended,
      coalesce(sum(resolution_minutes), 0) as resolution_minutes
    from tickets where ${of} and not is_merged group by 1`
}
