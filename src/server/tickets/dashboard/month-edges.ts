import { monthBounds } from '#shared/tickets/activity-chart.ts'

import type { Span } from './queries.ts'

/** Where a month begins at another instant on the viewer's clock than in UTC. */
export type Edge = {
  /** Between the two beginnings. */
  span: Span
  /** `YYYY-MM`: the months that meet here. */
  before: string
  after: string
  /** What was raised in the span belongs to the month after the edge (1), or before it (-1). */
  raisedCounts: 1 | -1
}

/** The edges of months that follow each other, the end of the last one included. None in UTC. */
export function monthEdges(months: string[], timeZone: string): Edge[] {
  const all = [...months, nextMonth(months.at(-1)!)]
  return all.flatMap((after, index): Edge[] => {
    const here = monthBounds(after, timeZone).from
    const inUtc = new Date(`${after}-01T00:00:00.000Z`)
    if (here.getTime() === inUtc.getTime()) return []
    const before = all[index - 1] ?? ''
    // East of Greenwich it is the next month already while UTC counts for the one before.
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
