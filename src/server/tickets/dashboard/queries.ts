import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { raisedBy } from '#server/tickets/list/list-queries.ts'

type Clock = 'response' | 'resolution'

/** Figures of the tickets raised in one UTC month, without those that go on within another one. Triggers update them with each change. */
export type MonthFigures = {
  /** The first day of the month, `YYYY-MM-DD`. */
  month: string
} & Record<'open' | 'pending' | 'closed' | `${Clock}${'Met' | 'Ended' | 'Minutes'}`, number>

export type TicketFigures = {
  months: MonthFigures[]
  /** How many are waiting and not late. */
  responsePending: number
  resolutionPending: number
  /** How many were raised in each span. */
  raised: number[]
}

export type Span = { from: Date; to: Date }

/**
 * Reads the figures of the viewer's dashboard. The cost grows only with the tickets that are waiting
 * and not late. Uses one statement, so that all figures are of the same moment.
 */
export async function readFigures(
  tx: Tx,
  viewer: Viewer,
  { spans, now }: { spans: Span[]; now: Date },
): Promise<TicketFigures> {
  const own = raisedBy(viewer)
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
        from ticket_figures where ${own}
      ) as months,
      (
        select count(*) from tickets
        where ${own} and first_response_at is null and response_due_at >= ${now} and not is_merged
      ) as response_pending,
      (
        select count(*) from tickets
        where ${own} and closed_at is null and resolved_at is null and resolution_due_at >= ${now}
      ) as resolution_pending,
      array(
        select (
          select count(*)::integer from tickets where ${own} and created_at >= starts and created_at < ends
        ) - (
          select count(*)::integer from tickets
          where ${own} and created_at >= starts and created_at < ends and is_merged
        )
        from unnest(
          ${spans.map(({ from }) => from)}::timestamptz[],
          ${spans.map(({ to }) => to)}::timestamptz[]
        ) with ordinality span (starts, ends, place)
        order by place
      ) as raised`.execute(tx)
  return rows[0]!
}
