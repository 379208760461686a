import type { Deps } from '#server/deps.ts'
import { countHit, giveBackHit, type Limit } from '#server/platform/http/rate-limit.ts'

// Whoever gets as far as codes knows the password, so that this one may be strict: there are but a
// million codes, and some three of them are right.
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
