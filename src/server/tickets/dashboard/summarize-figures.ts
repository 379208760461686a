import type { Dashboard } from '#shared/tickets/contract.ts'

import type { Edge } from './month-edges.ts'
import type { MonthFigures, TicketFigures } from './queries.ts'

/** Sums the figures up for the dashboard. */
export function summarizeFigures(
  { months: figures, responsePending, resolutionPending, raised }: TicketFigures,
  { months, edges }: { months: string[]; edges: Edge[] },
): Pick<Dashboard, 'counts' | 'activity' | 'sla'> {
  const sum = (name: Exclude<keyof MonthFigures, 'month'>) =>
    figures.reduce((total, month) => total + month[name], 0)
  const counts = { open: sum('open'), pending: sum('pending'), closed: sum('closed') }
  const total = counts.open + counts.pending + counts.closed

  const clock = (name: 'response' | 'resolution', pending: number) => {
    const met = sum(`${name}Met`)
    const ended = sum(`${name}Ended`)
    return {
      met,
      pending,
      breached: total - met - pending,
      averageMinutes: ended === 0 ? null : Math.round(sum(`${name}Minutes`) / ended),
    }
  }

  const slots = months.map((month) => ({ month, count: raisedIn(figures, month) }))
  for (const [index, { before, after, raisedCounts }] of edges.entries()) {
    const moved = (raised[index] ?? 0) * raisedCounts
    for (const slot of slots) {
      if (slot.month === after) slot.count += moved
      if (slot.month === before) slot.count -= moved
    }
  }

  return {
    counts: { ...counts, total },
    activity: { slots },
    sla: {
      response: clock('response', responsePending),
      resolution: clock('resolution', resolutionPending),
    },
  }
}

function raisedIn(figures: MonthFigures[], month: string): number {
  const own = figures.find((of) => of.month.startsWith(month))
  return own ? own.open + own.pending + own.closed : 0
}
