import type { Deps } from '#server/deps.ts'
import { checkLimit, countHit, forgetHits } from '#server/http/rate-limit.ts'

const WINDOW_MS = 15 * 60_000
// The narrow limit stops guessing from one place; the wide one, guessing from many, is high enough
// that a stranger cannot easily lock an administrator out.
const PER_ACCOUNT_AND_ADDRESS = { max: 10, windowMs: WINDOW_MS }
const PER_ACCOUNT = { max: 100, windowMs: WINDOW_MS }
// Whoever gets as far as codes knows the password, so that this one may be strict: there are but a
// million codes, and some three of them are right.
const CODES_PER_ACCOUNT = { max: 20, windowMs: 60 * 60_000 }

type Attempt = { email: string; address: string }

/** Counts what went wrong with the sign-ins of an account, for all processes together. */
export function limitsOf(deps: Pick<Deps, 'db' | 'now' | 'config'>, { email, address }: Attempt) {
  const isOn = deps.config.signInRateLimit > 0
  const narrow = `admin-login ${email} ${address}`
  const wide = `admin-login ${email}`
  const codes = `second-factor ${email}`

  const count = (key: string, windowMs: number) =>
    countHit(deps, key, { max: Number.POSITIVE_INFINITY, windowMs })

  return {
    async check() {
      if (!isOn) return
      await checkLimit(deps, narrow, PER_ACCOUNT_AND_ADDRESS)
      await checkLimit(deps, wide, PER_ACCOUNT)
    },

    async checkCodes() {
      if (isOn) await checkLimit(deps, codes, CODES_PER_ACCOUNT)
    },

    async countFailure() {
      if (!isOn) return
      await count(narrow, PER_ACCOUNT_AND_ADDRESS.windowMs)
      await count(wide, PER_ACCOUNT.windowMs)
    },

    async countWrongCode() {
      if (isOn) await count(codes, CODES_PER_ACCOUNT.windowMs)
    },

    /** Who is in has not been guessing; from elsewhere somebody may still be. */
    async forget() {
      await forgetHits(deps, narrow)
    },
  }
}
