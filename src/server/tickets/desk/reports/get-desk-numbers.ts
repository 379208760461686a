import type { DeskNumbers } from '#shared/desk/reports/contract.ts'
import { MOST_SHOWN, WEEKS_SHOWN } from '#shared/desk/reports/values.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { countByAge, countByAgent, countByCustomer, countWeeks } from './queries.ts'
import { recentWeeks } from './week-edges.ts'

/** Counts again for each reading: a number and the tickets that it leads to are of one moment. */
export function getDeskNumbers(
  deps: Pick<Deps, 'db' | 'now'>,
  { timeZone }: Pick<Viewer, 'timeZone'>,
  { most = MOST_SHOWN } = {},
): Promise<DeskNumbers> {
  const at = deps.now()
  return asStaff(deps.db, async (tx) => ({
    at: at.toISOString(),
    ages: await countByAge(tx, at),
    customers: await countByCustomer(tx, most),
    agents: await countByAgent(tx, most),
    weeks: await countWeeks(tx, recentWeeks(at, timeZone, WEEKS_SHOWN), at),
  }))
}
