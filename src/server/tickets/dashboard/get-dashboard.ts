import { activityMonths } from '#shared/tickets/activity-chart.ts'
import type { Dashboard } from '#shared/tickets/contract.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { listDashboardTickets } from './list-dashboard-tickets.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { monthEdges } from './month-edges.ts'
import { readFigures } from './queries.ts'
import { summarizeFigures } from './summarize-figures.ts'

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
