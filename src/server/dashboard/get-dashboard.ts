import { activityMonths, monthBounds } from '#shared/activity-chart.ts'
import type { Dashboard } from '#shared/dashboard.ts'

import { asViewer } from '#server/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { listDashboardTickets } from '#server/tickets/list-dashboard-tickets.ts'
import type { Viewer } from '#server/viewer.ts'
import { countTickets } from './queries.ts'
import { summarizeGroups } from './summarize-groups.ts'

export function getDashboard(deps: Pick<Deps, 'db' | 'now'>, viewer: Viewer): Promise<Dashboard> {
  const now = deps.now()
  const { mspStartDate, timeZone } = viewer
  const months = activityMonths({ mspStartDate, now, timeZone })
  const range = {
    from: monthBounds(months[0]!, timeZone).from,
    to: monthBounds(months.at(-1)!, timeZone).to,
  }
  return asViewer(deps.db, viewer, async (tx) => ({
    ...summarizeGroups(await countTickets(tx, viewer, { ...range, now }), months),
    ...(await listDashboardTickets(tx, viewer, now)),
  }))
}
