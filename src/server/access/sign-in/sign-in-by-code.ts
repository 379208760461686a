import { timingSafeEqual } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import { forgetGuess } from '#server/access/callers/guess-limit.ts'
import { type AppError, invalidInput } from '#server/platform/app-error.ts'
import { countHit, giveBackHit, type Limit } from '#server/platform/http/rate-limit.ts'
import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { admit, checkAddress, type Claimed, type Refused } from './admission.ts'
import { browserHashOf } from './browser-secret.ts'
import { countEmailGuess, findEmailCode, takeEmailCode } from './ways-queries.ts'
import { recordRefusal } from './record-refusal.ts'
import { hashCode, hideWork, MAX_GUESSES, outOfGuesses } from './request-code.ts'
import { withSuccess } from './send-outcome.ts'
import type { SignInCustomer } from './sign-in-customer.ts'
import { findWays } from './ways-without-provider.ts'

/** Wrong ones, at all of a customer's addresses together. */
const GUESSES_AT_CUSTOMER: Limit = { max: 1000, windowMs: 60 * 60_000 }

type CodeDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>
type Typed = { email: string; code: string }
type Browser = { request: FastifyRequest; reply: FastifyReply }

/** Reasons that say nothing of the person, who stays on the page. */
const OF_THE_CODE = ['code_wrong', 'code_expired', 'code_other_browser', 'code_used_up'] as const

/** Signs a person in by the code that was mailed to them, and returns where they go on. */
export async function signInByCode(
  deps: CodeDeps,
  { email: typed, code }: Typed,
  browser: Browser,
): Promise<{ redirectUrl: string }> {
  const email = toAsciiEmail(typed) ?? ''
  const ways = await findWays(deps, email)
  if (!ways?.hasCodes) {
    await hideWork(browser.reply)
    throw codeProblem('code_expired')
  }
  const customer = ways.by('email code')
  const { request } = browser
  const outcome = await judge(deps, customer, { email, code }, browser)
  const { metrics } = request.server
  if (outcome.ok) {
    metrics.countSignIn('code')
    await forgetGuess(deps, 'sign-in', request)
    return { redirectUrl: withSuccess('/dashboard') }
  }
  const { reason, detail, email: proven } = outcome
  metrics.countSignIn('code', reason)
  if (reason === 'no_passive') throw codeProblem('code_expired')
  const ref = await recordRefusal(deps, customer, { reason, detail, email: proven, request })
  const about = OF_THE_CODE.find((one) => one === reason)
  if (about === 'code_used_up') throw await outOfGuesses(deps, { customerId: customer.id, email })
  // Another browser is answered as one that never asked: a stranger must not learn that the person did.
  if (about) throw codeProblem(about === 'code_other_browser' ? 'code_expired' : about)
  return { redirectUrl: `/login?error=${reason}&ref=${ref}` }
}

/** Verifies the code as one guess, and admits its person. */
async function judge(
  deps: CodeDeps,
  customer: SignInCustomer,
  { email, code }: Typed,
  { request, reply }: Browser,
): Promise<Claimed | Refused> {
  const barred = checkAddress(customer, request)
  if (barred) return barred
  const key = { customerId: customer.id, email }
  const refuse = (reason: (typeof OF_THE_CODE)[number]): Refused => ({
    ok: false,
    reason,
    detail: { received: email },
  })
  const browserHash = browserHashOf(request)
  const now = deps.now()
  const guess = { ...key, browserHash, now, maxGuesses: MAX_GUESSES }
  const counted = await countEmailGuess(deps.db, guess)
  if (!counted) {
    const newest = await findEmailCode(deps.db, key)
    if (!newest || newest.expiresAt <= now) return refuse('code_expired')
    const isSameBrowser = browserHash?.equals(newest.browserHash)
    return refuse(isSameBrowser ? 'code_used_up' : 'code_other_browser')
  }
  const guesses = `email-code-guesses ${key.customerId}`
  await countHit(deps, guesses, GUESSES_AT_CUSTOMER)
  const codeHash = hashCode(deps, { ...key, code })
  if (!timingSafeEqual(codeHash, counted.codeHash)) {
    return refuse(counted.guesses < MAX_GUESSES ? 'code_wrong' : 'code_used_up')
  }
  await giveBackHit(deps, guesses)
  const identity = { email, firstName: null, lastName: null }
  const claim = async (): Promise<Claimed | Refused> => {
    const isTaken = await takeEmailCode(deps.db, { ...key, codeHash })
    return isTaken ? { ok: true, returnTo: null, isPassive: false } : refuse('code_expired')
  }
  return admit(deps, customer, { ok: true, identity, claim }, { request, reply })
}

function codeProblem(reason: 'code_wrong' | 'code_expired'): AppError {
  return invalidInput({ code: ({ signIn }) => signIn.code.problems[reason] })
}
