import type {
  DeskNumbers,
  DeskNumbersQuery,
  PeriodNumbers,
  WeekNumbers,
} from '#shared/desk/reports/contract.ts'
import { MOST_SHOWN } from '#shared/desk/reports/values.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import {
  countByAge,
  countByAgent,
  countByCustomer,
  countRatings,
  countWeeks,
  medianResponse,
} from './queries.ts'
import { monthOf, recentWeeks, type Week } from './week-edges.ts'

/** Counts again for each reading: a number and the tickets that it leads to are of one moment. */
export function getDeskNumbers(
  deps: Pick<Deps, 'db' | 'now'>,
  { timeZone }: Pick<Viewer, 'timeZone'>,
  { weeks: weekCount, ...scope }: DeskNumbersQuery,
  { most = MOST_SHOWN } = {},
): Promise<DeskNumbers> {
  const at = deps.now()
  const shown = Number(weekCount)
  const edges = recentWeeks(at, timeZone, 2 * shown)
  return asStaff(deps.db, async (tx) => {
    const weeks = await countWeeks(tx, edges, { at, ...scope })
    const sumOf = async (from: number): Promise<PeriodNumbers> => ({
      ...sumWeeks(weeks.slice(from, from + shown)),
      medianResponseMinutes: await medianResponse(
        tx,
        spanOf(edges.slice(from, from + shown)),
        scope,
      ),
    })
    return {
      at: at.toISOString(),
      period: { present: await sumOf(0), before: await sumOf(shown) },
      ages: await countByAge(tx, { at, ...scope }),
      customers: await countByCustomer(tx, { most, ...scope }),
      agents: await countByAgent(tx, { most, ...scope }),
      weeks: weeks.slice(0, shown),
      ratings: await countRatings(tx, {
        since: monthOf(edges[shown - 1]!, timeZone),
        timeZone,
        ...scope,
      }),
    }
  })
}

/** Counts the verdicts of the tickets that a customer raised in a period. */
export async function measureServiceLevel(
  tx: Tx,
  customerId: string,
  { from, until }: { from: Date; until: Date },
) {
  const weeks = await countWeeks(tx, [{ week: '', from, until }], { at: until, customerId })
  const { response, resolution } = sumWeeks(weeks)
  return { response, resolution }
}

/** The weeks and their edges come with the newest first. */
function spanOf(edges: Week[]) {
  return { from: edges.at(-1)!.from, until: edges[0]!.until }
}

function sumWeeks(weeks: WeekNumbers[]) {
  const sum = (count: (week: WeekNumbers) => number) =>
    weeks.reduce((total, week) => total + count(week), 0)
  const verdicts = (clock: 'response' | 'resolution') => ({
    met: sum((week) => week[clock].met),
    breached: sum((week) => week[clock].breached),
    running: sum((week) => week[clock].running),
  })
  return {
    created: sum(({ created }) => created),
    closed: sum(({ closed }) => closed),
    backlog: weeks[0]?.backlog ?? 0,
    response: verdicts('response'),
    resolution: verdicts('resolution'),
  }
}
