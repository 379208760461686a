import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { raisedBy } from '#server/tickets/queries.ts'

type Clock = 'response' | 'resolution'

/** Of the tickets that were raised in one month of UTC: kept by the database with each change. */
export type MonthFigures = {
  /** `YYYY-MM-DD`, the first. */
  month: string
} & Record<'open' | 'pending' | 'closed' | `${Clock}${'Met' | 'Ended' | 'Minutes'}`, number>

export type TicketFigures = {
  months: MonthFigures[]
  /** How many wait and are in time. */
  responsePending: number
  resolutionPending: number
  /** How many were raised in each span. */
  raised: number[]
}

export type Span = { from: Date; to: Date }

/**
 * What the dashboard counts of the viewer's tickets. Nothing here grows with their number but those
 * that wait in time. All in one statement, because it is to be of one moment.
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
        where ${own} and first_response_at is null and response_due_at >= ${now}
      ) as response_pending,
      (
        select count(*) from tickets
        where ${own} and closed_at is null and resolution_due_at >= ${now}
      ) as resolution_pending,
      array(
        select (select count(*)::integer from tickets where ${own} and created_at >= starts and created_at < ends)
        from unnest(
          ${spans.map(({ from }) => from)}::timestamptz[],
          ${spans.map(({ to }) => to)}::timestamptz[]
        ) with ordinality span (starts, ends, place)
        order by place
      ) as raised`.execute(tx)
  return rows[0]!
}
