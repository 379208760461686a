import { sql } from 'kysely'

import type { Tx } from '#server/db/client.ts'
import type { Viewer } from '#server/viewer.ts'

export async function countByStatus(tx: Tx, viewer: Viewer) {
  const rows = await tx
    .selectFrom('tickets')
    .where('customerId', '=', viewer.customerId)
    .where('requesterId', '=', viewer.userId)
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const count = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  const [open, pending, closed] = [count('Open'), count('Pending'), count('Closed')]
  return { open, pending, closed, total: open + pending + closed }
}

/** How many tickets were raised in each month (`YYYY-MM` on the wall clock of the time zone). */
export async function countByMonth(tx: Tx, viewer: Viewer, range: { from: Date; to: Date }) {
  const month = sql<string>`to_char(created_at at time zone ${viewer.timeZone}, 'YYYY-MM')`
  const rows = await tx
    .selectFrom('tickets')
    .where('customerId', '=', viewer.customerId)
    .where('requesterId', '=', viewer.userId)
    .where('createdAt', '>=', range.from)
    .where('createdAt', '<', range.to)
    .select((select) => [month.as('month'), select.fn.countAll<number>().as('count')])
    .groupBy(sql`1`)
    .execute()
  return new Map(rows.map((row) => [row.month, row.count]))
}

/** The verdicts of slaStatuses (shared/sla.ts), counted where the tickets are. */
export async function countSlaVerdicts(tx: Tx, viewer: Viewer, now: Date) {
  const verdicts = (endedAt: 'first_response_at' | 'closed_at', dueAt: string, minutes: string) => {
    const [ended, due] = [sql.ref(endedAt), sql.ref(dueAt)]
    return {
      met: sql<number>`count(*) filter (where ${ended} <= ${due})`,
      pending: sql<number>`count(*) filter (where ${ended} is null and ${now} <= ${due})`,
      all: sql<number>`count(*)`,
      averageMinutes: sql<number | null>`round(avg(${sql.ref(minutes)}))::float8`,
    }
  }
  const response = verdicts('first_response_at', 'response_due_at', 'first_response_minutes')
  const resolution = verdicts('closed_at', 'resolution_due_at', 'resolution_minutes')
  const row = await tx
    .selectFrom('tickets')
    .where('customerId', '=', viewer.customerId)
    .where('requesterId', '=', viewer.userId)
    .select([
      response.all.as('all'),
      response.met.as('responseMet'),
      response.pending.as('responsePending'),
      response.averageMinutes.as('responseAverage'),
      resolution.met.as('resolutionMet'),
      resolution.pending.as('resolutionPending'),
      resolution.averageMinutes.as('resolutionAverage'),
    ])
    .executeTakeFirstOrThrow()
  return {
    response: {
      met: row.responseMet,
      pending: row.responsePending,
      breached: row.all - row.responseMet - row.responsePending,
      averageMinutes: row.responseAverage,
    },
    resolution: {
      met: row.resolutionMet,
      pending: row.resolutionPending,
      breached: row.all - row.resolutionMet - row.resolutionPending,
      averageMinutes: row.resolutionAverage,
    },
  }
}
