import { activityMonths } from '#shared/tickets/activity-chart.ts'
import type { Dashboard } from '#shared/tickets/contract.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'

import { listDashboardTickets } from './list-dashboard-tickets.ts'
import { monthEdges, type Edge } from './month-edges.ts'
import { readFigures, type MonthFigures, type TicketFigures } from './queries.ts'

export function getDashboard(deps: Pick<Deps, 'db' | 'now'>, viewer: Viewer): Promise<Dashboard> {
  const now = deps.now()
  const { mspStartDate, timeZone } = viewer
  const months = activityMonths({ mspStartDate, now, timeZone })
  const edges = monthEdges(months, timeZone)
  const spans = edges.map(({ span }) => span)
  return asViewer(deps.db, viewer, async (tx) => ({
    ...summarizeFigures(await readFigures(tx, viewer, { spans, now }), { months, edges }),
    ...(await listDashboardTickets(tx, viewer, now)),
  }))
}

/** Sums the figures up for the dashboard. */
function summarizeFigures(
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
