import type { UsageLimits } from '#shared/usage/contract.ts'

import type { Deps } from '#server/deps.ts'
import { presentLimits } from './present-limits.ts'
import { findLimits } from './queries.ts'

/** How old the limits may be that a process goes by. */
const FRESH_MS = 1_000

export type FollowedLimits = {
  /** Those that were read last; no request waits for newer ones. */
  current: () => UsageLimits
  /** Those that were just saved here. */
  set: (limits: UsageLimits) => void
}

/** The limits that a process holds people to by itself, without a question to the database for each request. */
export async function followLimits({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<FollowedLimits> {
  let known: UsageLimits = presentLimits(await findLimits(db))
  let askedAt = performance.now()

  async function ask() {
    const before = known
    try {
      const found = presentLimits(await findLimits(db))
      // What was saved here meanwhile is newer.
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
