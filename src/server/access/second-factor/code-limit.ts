import type { Deps } from '#server/deps.ts'
import { countHit, giveBackHit, type Limit } from '#server/platform/http/rate-limit.ts'

// Strict, because there are only a million codes and about three are right at a time. It keeps out
// only people who know the password: codes are counted after it.
const CODES_PER_ACCOUNT: Limit = { max: 20, windowMs: 60 * 60_000 }

/** Limits the codes of an account that come after a right password. Count before one is checked. */
export function codeLimitOf(deps: Pick<Deps, 'db' | 'now'>, { email }: { email: string }) {
  const key = `second-factor ${email}`
  return {
    key,
    count: () => countHit(deps, key, CODES_PER_ACCOUNT),
    forget: () => giveBackHit(deps, key),
  }
}
