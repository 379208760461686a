import { activityMonths } from '#shared/tickets/activity-chart.ts'
import type { Dashboard, DashboardQuery } from '#shared/tickets/contract.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'

import { listDashboardTickets } from './list-dashboard-tickets.ts'
import { monthEdges, type Edge } from './month-edges.ts'
import { readFigures, type MonthFigures, type TicketFigures } from './queries.ts'

export function getDashboard(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { scope = 'mine' }: DashboardQuery,
): Promise<Dashboard> {
  const now = deps.now()
  const { mspStartDate, timeZone } = viewer
  const months = activityMonths({ mspStartDate, now, timeZone })
  const edges = monthEdges(months, timeZone)
  const spans = edges.map(({ span }) => span)
  return asViewer(deps.db, viewer, async (tx) => {
    const figures = await readFigures(tx, viewer, { scope, spans, now })
    return {
      ...summarizeFigures(figures, { months, edges }),
      ...(await listDashboardTickets(tx, viewer, { scope, now })),
    }
  })
}

/**
 * Sums the figures up for the dashboard. The four counts lead to lists that have merged tickets; months and service level
 * count what was merged once, as the lists behind them do.
 */
function summarizeFigures(
  { months: figures, merged, responsePending, resolutionPending, raised }: TicketFigures,
  { months, edges }: { months: string[]; edges: Edge[] },
): Pick<Dashboard, 'counts' | 'activity' | 'sla'> {
  const sum = (name: Exclude<keyof MonthFigures, 'month'>) =>
    figures.reduce((total, month) => total + month[name], 0)
  const [open, pending, closed] = [sum('open'), sum('pending'), sum('closed')]
  const unmerged = open + pending + closed
  const counts = {
    open: open + merged.open,
    pending: pending + merged.pending,
    closed: closed + merged.closed,
  }

  const clock = (name: 'response' | 'resolution', waiting: number) => {
    const met = sum(`${name}Met`)
    const ended = sum(`${name}Ended`)
    return {
      met,
      pending: waiting,
      breached: unmerged - met - waiting,
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
    counts: { ...counts, total: counts.open + counts.pending + counts.closed },
    activity: { slots },
    sla: {
      response: clock('response', responsePending),
      resolution: clock('resolution', resolutionPending),
    },
  }
}

function raisedIn(figures: MonthFigures[], month: string): number {
  return figures
    .filter((of) => of.month.startsWith(month))
    .reduce((total, { open, pending, closed }) => total + open + pending + closed, 0)
}
