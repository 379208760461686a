import { AppError } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { addressGroup } from '#server/platform/http/request/address-group.ts'
import {
  countHit,
  forgetHits,
  giveBackHit,
  type Limit,
  readHits,
} from '#server/platform/http/rate-limit.ts'
import { isTotpCode } from '#server/access/second-factor/recovery-code.ts'
import { codeLimitOf } from '#server/access/second-factor/prove-second-factor.ts'
import { countGuess, forgetGuess } from '#server/access/callers/guess-limit.ts'

const WINDOW_MS = 15 * 60_000
// The narrow limit stops guessing from one place; the wide one, guessing from many.
const PER_ACCOUNT_AND_ADDRESS: Limit = { max: 10, windowMs: WINDOW_MS }
const PER_ACCOUNT: Limit = { max: 100, windowMs: WINDOW_MS }
/**
 * Past the wide limit, allows addresses that have not failed yet, because the owner may be at one of
 * them. Only for accounts with a second factor, so that a guessed password is not enough.
 */
const NEW_ADDRESSES: Limit = { max: 10, windowMs: WINDOW_MS }
/**
 * Past all limits, the number of passwords that may be tried with a right code, which a bystander
 * may have seen.
 */
const WITH_RIGHT_CODE: Limit = { max: 10, windowMs: WINDOW_MS }
// Past the limits, a code is checked before the password. To prevent guessing of the code that way,
// few are checked, and none once codes were guessed after a right password. Recovery codes are too
// long to be guessed.
const CODES_BEFORE_PASSWORD: Limit = { max: 10, windowMs: 60 * 60_000 }
const WRONG_CODES_THAT_CLOSE = 10

type Attempt = {
  email: string
  address: string
  /** Called only past the wide limit. */
  hasSecondFactor: () => Promise<boolean>
}
type LimitDeps = Pick<Deps, 'db' | 'now' | 'config'>

/**
 * Limits the sign-ins of an account, for all processes together. Counts each attempt before the
 * password is checked, so that concurrent attempts cannot pass the limit, and takes back those that
 * did not fail. These limits do not depend on SIGN_IN_RATE_LIMIT.
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
    await countGuess(deps, 'sign-in', request)
    undo.push(() => forgetGuess(deps, 'sign-in', request))
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
    /**
     * Counts the attempt. Returns undefined when the password may be tried, or why not, and counts
     * nothing then.
     */
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
     * Replaces `reserve` for an attempt with a right code. Returns false when the code is wrong, or
     * when too many have been checked.
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

    /**
     * Forgets the failures from this address. Keeps those from elsewhere: an attacker may still be
     * guessing.
     */
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
