import { monthBounds } from '#shared/tickets/activity-chart.ts'

import type { Span } from '#server/tickets/list/list-queries.ts'

/** A month that begins at another instant in the viewer's time zone than in UTC. */
export type Edge = {
  /** The time between the two beginnings. */
  span: Span
  /** `YYYY-MM`: the months that meet here. */
  before: string
  after: string
  /** Says if tickets raised in the span belong to the month after the edge (1) or before it (-1). */
  raisedCounts: 1 | -1
}

/** Returns the edges of consecutive months, including the end of the last one. There are none in UTC. */
export function monthEdges(months: string[], timeZone: string): Edge[] {
  const all = [...months, nextMonth(months.at(-1)!)]
  return all.flatMap((after, index): Edge[] => {
    const here = monthBounds(after, timeZone).from
    const inUtc = new Date(`${after}-01T00:00:00.000Z`)
    if (here.getTime() === inUtc.getTime()) return []
    const before = all[index - 1] ?? ''
    // East of Greenwich the month begins earlier than in UTC.
    return here < inUtc
      ? [{ span: { from: here, to: inUtc }, before, after, raisedCounts: 1 }]
      : [{ span: { from: inUtc, to: here }, before, after, raisedCounts: -1 }]
  })
}

function nextMonth(month: string): string {
  const first = new Date(`${month}-01T00:00:00.000Z`)
  first.setUTCMonth(first.getUTCMonth() + 1)
  return first.toISOString().slice(0, 7)
}
