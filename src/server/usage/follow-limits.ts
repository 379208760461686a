import type { UsageLimits } from '#shared/usage/contract.ts'

import type { Deps } from '#server/deps.ts'
import { presentLimits } from './present-limits.ts'
import { findLimits } from './queries.ts'

/** How old the limits in a process may be. */
const FRESH_MS = 1_000

export type FollowedLimits = {
  /** Returns the limits read last. No request waits for newer ones. */
  current: () => UsageLimits
  /** Sets the limits that were just saved in this process. */
  set: (limits: UsageLimits) => void
}

/** Caches the limits that a process enforces itself, to save a query for each request. */
export async function followLimits({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<FollowedLimits> {
  let known: UsageLimits = presentLimits(await findLimits(db))
  let askedAt = performance.now()

  async function ask() {
    const before = known
    try {
      const found = presentLimits(await findLimits(db))
      // Limits saved here in between are newer.
      if (known === before) known = found
    } catch (error) {
      log.debug({ err: error }, 'limits not read')
    }
  }

  return {
    current() {
      if (performance.now() - askedAt >= FRESH_MS) {
        askedAt = performance.now()
        void ask()
      }
      return known
    },
    set(limits) {
      known = limits
    },
  }
}
