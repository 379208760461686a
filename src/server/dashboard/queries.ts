import { sql } from 'kysely'

import type { Tx } from '#server/db/client.ts'
import type { Viewer } from '#server/viewer.ts'

type Clock = 'response' | 'resolution'

/** Of the tickets with one status that were raised in one month; of all others, month is null. */
export type TicketGroup = {
  status: string
  /** `YYYY-MM` on the wall clock of the viewer's time zone. */
  month: string | null
  count: number
} & Record<`${Clock}${'Met' | 'Pending' | 'Ended' | 'Minutes'}`, number>

/**
 * What the dashboard counts, in one reading of the viewer's tickets: months within the range, and the
 * verdicts of slaStatuses (shared/sla.ts).
 */
export function countTickets(
  tx: Tx,
  viewer: Viewer,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<TicketGroup[]> {
  const clock = (endedAt: 'first_response_at' | 'closed_at', dueAt: string, minutes: string) => {
    const [ended, due, took] = [sql.ref(endedAt), sql.ref(dueAt), sql.ref(minutes)]
    return {
      met: sql<number>`count(*) filter (where ${ended} <= ${due})`,
      pending: sql<number>`count(*) filter (where ${ended} is null and ${now} <= ${due})`,
      ended: sql<number>`count(${took})`,
      minutes: sql<number>`coalesce(sum(${took}), 0)::float8`,
    }
  }
  const response = clock('first_response_at', 'response_due_at', 'first_response_minutes')
  const resolution = clock('closed_at', 'resolution_due_at', 'resolution_minutes')
  const month = sql<string | null>`
    case when created_at >= ${from} and created_at < ${to}
      then to_char(created_at at time zone ${viewer.timeZone}, 'YYYY-MM')
    end`
  return tx
    .selectFrom('tickets')
    .where('customerId', '=', viewer.customerId)
    .where('requesterId', '=', viewer.userId)
    .select((select) => [
      'status',
      month.as('month'),
      select.fn.countAll<number>().as('count'),
      response.met.as('responseMet'),
      response.pending.as('responsePending'),
      response.ended.as('responseEnded'),
      response.minutes.as('responseMinutes'),
      resolution.met.as('resolutionMet'),
      resolution.pending.as('resolutionPending'),
      resolution.ended.as('resolutionEnded'),
      resolution.minutes.as('resolutionMinutes'),
    ])
    .groupBy(['status', sql`2`])
    .execute()
}
