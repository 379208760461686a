import type { TellingLimits } from '#server/channels/crm/crm-gate.ts'

import type { Size } from './queries.ts'

const SECONDS_OF_DAY = 86_400
/** Keeps a burst, and the time after it, below the CRM's own limit in every interval. */
const AT_ONCE = 0.4
const OVER_TIME = 0.5

/**
 * Those of the smallest account, until the CRM says more. It never says anything of searches, of which
 * an account has five in each second.
 */
export const FIRST_SIZES: Size[] = [
  burstSize({ max: 100, intervalMs: 10_000 }),
  { name: 'search', capacity: 2, perSecond: 2 },
  dailySize(250_000),
]

export function burstSize({ max, intervalMs }: { max: number; intervalMs: number }): Size {
  return {
    name: 'burst',
    capacity: Math.max(1, max * AT_ONCE),
    perSecond: Math.max(0.1, (max * OVER_TIME * 1000) / intervalMs),
  }
}

/** The day's requests, which come back little by little until the CRM says how many are left. */
export function dailySize(max: number): Size {
  return { name: 'daily', capacity: max, perSecond: max / SECONDS_OF_DAY }
}

/** Part of a limit that need not be reported as long as it is larger. */
const COMFORT = 0.35
const EVERY = 50

/**
 * Returns whether a report of the CRM is to be stored: a new limit, a nearly reached one, or now
 * and then.
 */
export function isWorthTelling(
  told: TellingLimits,
  last: TellingLimits | null,
  count: number,
): boolean {
  const isNew =
    last === null ||
    told.burst?.max !== last.burst?.max ||
    told.burst?.intervalMs !== last.burst?.intervalMs ||
    told.daily?.max !== last.daily?.max
  const isNear = [told.burst, told.daily].some(
    (limit) => limit && limit.remaining !== null && limit.remaining < limit.max * COMFORT,
  )
  return isNew || isNear || count % EVERY === 0
}
