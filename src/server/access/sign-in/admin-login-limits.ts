import { AppError } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { addressGroup } from '#server/platform/http/address-group.ts'
import {
  countHit,
  forgetHits,
  giveBackHit,
  type Limit,
  readHits,
} from '#server/platform/http/rate-limit.ts'
import { isTotpCode } from '#server/access/second-factor/recovery-code.ts'
import { codeLimitOf } from '#server/access/second-factor/code-limit.ts'
import { countSignInAttempt, forgetSignInAttempt } from './sign-in-limit.ts'

const WINDOW_MS = 15 * 60_000
// The narrow limit stops guessing from one place; the wide one, guessing from many.
const PER_ACCOUNT_AND_ADDRESS: Limit = { max: 10, windowMs: WINDOW_MS }
const PER_ACCOUNT: Limit = { max: 100, windowMs: WINDOW_MS }
/**
 * Past the wide limit, for addresses that have not failed yet: the owner may be at one of them. Only
 * where a second factor stands behind the password, so that a guess of it is not a way in.
 */
const NEW_ADDRESSES: Limit = { max: 10, windowMs: WINDOW_MS }
/** Passwords that may be tried past all limits with a right code, which may have been looked at. */
const WITH_RIGHT_CODE: Limit = { max: 10, windowMs: WINDOW_MS }
// Past the limits a code is looked at before the password. Somebody who knows the password must not
// find out the code that way, so few are looked at, and none once codes have been guessed after a
// right password. Recovery codes are too long to be guessed.
const CODES_BEFORE_PASSWORD: Limit = { max: 10, windowMs: 60 * 60_000 }
const WRONG_CODES_THAT_CLOSE = 10

type Attempt = {
  email: string
  address: string
  /** Asked past the wide limit alone. */
  hasSecondFactor: () => Promise<boolean>
}
type LimitDeps = Pick<Deps, 'db' | 'now' | 'config'>

/**
 * Limits the sign-ins of an account, for all processes together. Each attempt is counted before the
 * password is tried, so that of many at once no more than the limit are; what was no failure is
 * given back. These hold whatever SIGN_IN_RATE_LIMIT is.
 */
export function limitsOf(deps: LimitDeps, { email, address, hasSecondFactor }: Attempt) {
  const narrow = `admin-login ${email} ${addressGroup(address)}`
  const wide = `admin-login ${email}`
  const newAddresses = `admin-login-new ${email}`
  const codes = codeLimitOf(deps, { email })
  const codesFirst = `second-factor-first ${email}`
  const request = { ip: address }
  /** Undoes what was counted for this attempt. */
  let undo: (() => Promise<void>)[] = []
  let isPastLimits = false

  async function count(key: string, limit: Limit): Promise<number> {
    const hits = await countHit(deps, key, limit)
    undo.push(() => giveBackHit(deps, key))
    return hits
  }

  async function countAll() {
    await countSignInAttempt(deps, request)
    undo.push(() => forgetSignInAttempt(deps, request))
    const failuresFromHere = (await count(narrow, PER_ACCOUNT_AND_ADDRESS)) - 1
    try {
      await count(wide, PER_ACCOUNT)
    } catch (error) {
      if (!isRateLimited(error) || failuresFromHere > 0) throw error
      await count(newAddresses, NEW_ADDRESSES)
      if (!(await hasSecondFactor())) throw error
    }
  }

  async function giveBack() {
    const steps = undo
    undo = []
    for (const step of steps) await step()
  }

  return {
    /** Undefined: the password may be tried. Otherwise why not; nothing is counted then. */
    async reserve(): Promise<AppError | undefined> {
      try {
        await countAll()
        return undefined
      } catch (error) {
        await giveBack()
        if (isRateLimited(error)) return error
        throw error
      }
    },

    /**
     * Instead of `reserve`, for somebody who brings a right code along. False when it is not, or
     * when too many have been looked at.
     */
    async reserveByCode(code: string, isRight: () => Promise<boolean>) {
      if (code === '') return false
      try {
        const isGuessable = isTotpCode(code)
        if (isGuessable) {
          if ((await readHits(deps, codes.key)) >= WRONG_CODES_THAT_CLOSE) return false
          await countHit(deps, codesFirst, CODES_BEFORE_PASSWORD)
        }
        if (!(await isRight())) return false
        if (isGuessable) await giveBackHit(deps, codesFirst)
        await count(`admin-login-code ${email}`, WITH_RIGHT_CODE)
        isPastLimits = true
        return true
      } catch (error) {
        if (isRateLimited(error)) return false
        throw error
      }
    },

    giveBack,

    /** Counts a code before it is checked. */
    countCode: codes.count,
    forgetCode: codes.forget,

    /** Who is in has not been guessing; from elsewhere, or past the limits, somebody may still be. */
    async succeed() {
      await giveBack()
      if (!isPastLimits) await forgetHits(deps, narrow)
    },
  }
}

export type LoginLimits = ReturnType<typeof limitsOf>

function isRateLimited(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'rate_limited'
}
