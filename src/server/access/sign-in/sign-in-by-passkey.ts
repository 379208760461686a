import type { FastifyReply, FastifyRequest } from 'fastify'

import type { PasskeyRequest } from '#shared/access/contract.ts'
import type { PasskeyAssertion } from '#shared/account/passkeys.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { findPasskeyOwner, updatePasskeyUse } from '#server/access/second-factor/queries.ts'
import {
  askToSign,
  CHALLENGE_LIFE_MS,
  challengeIn,
  readAssertion,
} from '#server/access/second-factor/webauthn.ts'
import type { Deps } from '#server/deps.ts'
import { forgetGuess } from '#server/access/callers/guess-limit.ts'
import { addressGroup } from '#server/platform/http/request/address-group.ts'
import { countHit } from '#server/platform/http/rate-limit.ts'
import { toAsciiEmail, toShownEmail } from '#server/platform/text/domain-spelling.ts'
import { admit, checkAddress, type Claimed, type Refused } from './admission.ts'
import { browserHashOf, markBrowser } from './browser-secret.ts'
import { findPasskeySignIn, insertPasskeySignIn, spendPasskeySignIn } from './ways-queries.ts'
import { recordRefusal, recordUnavailable } from './record-refusal.ts'
import { extraAtDoor, forgetAsking, noSignOn, PER_NETWORK } from './request-code.ts'
import { safeReturnPath } from './return-path.ts'
import { withSuccess } from './send-outcome.ts'
import { findWays, findWaysTo, type OwnWays } from './ways-without-provider.ts'

type PasskeyDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>
type Browser = { request: FastifyRequest; reply: FastifyReply }

/**
 * Returns what a passkey is to sign, where the domain of the address has passkeys. Names none, so that
 * the answer is alike for all addresses: the device offers those that it has.
 */
export async function requestPasskey(
  deps: PasskeyDeps,
  typed: string,
  { reply, words }: { reply: FastifyReply; words: Words },
): Promise<PasskeyRequest> {
  const ways = await findWays(deps, toAsciiEmail(typed) ?? '')
  if (!ways?.hasPasskeys) return { success: false, error: await noSignOn({ reply, words }) }
  // Nothing can be guessed: the limit is for the rows.
  const { request } = reply
  const more = await extraAtDoor(deps, ways)
  await countHit(deps, `passkey-network ${addressGroup(request.ip)}`, more(PER_NETWORK))
  const options = await askToSign(deps.config, { known: [], isAlone: true })
  const browserHash = markBrowser(reply)
  await insertPasskeySignIn(deps.db, {
    customerId: ways.id,
    challenge: options.challenge,
    browserHash,
    expiresAt: new Date(deps.now().getTime() + CHALLENGE_LIFE_MS),
  })
  await forgetAsking(deps, { customerId: ways.id, browserHash, request })
  return { success: true, options: { ...options } }
}

/** Signs in the person whose passkey has signed, and returns where they go on. */
export async function signInByPasskey(
  deps: PasskeyDeps,
  { response, returnTo }: { response: PasskeyAssertion; returnTo?: string | undefined },
  browser: Browser,
): Promise<{ redirectUrl: string }> {
  const { request } = browser
  const { metrics } = request.server
  const refused = (reason: string, ref?: string) => ({
    redirectUrl: `/login?error=${reason}${ref === undefined ? '' : `&ref=${ref}`}`,
  })
  const challenge = await challengeIn(response)
  const asked = challenge === undefined ? undefined : await findPasskeySignIn(deps.db, challenge)
  if (!asked) {
    // It was never issued, or so long ago that its customer is forgotten.
    metrics.countSignIn('passkey', 'passkey_expired')
    return refused('passkey_expired')
  }
  const ways = await findWaysTo(deps, asked.customerId)
  if (!ways) {
    metrics.countSignIn('passkey', 'customer_unavailable')
    const ref = await recordUnavailable(deps, asked.customerId, { request })
    return refused('customer_unavailable', ref)
  }
  const outcome = await judge(deps, ways, { response, asked }, browser)
  if (outcome.ok) {
    metrics.countSignIn('passkey')
    await forgetGuess(deps, 'sign-in', request)
    return { redirectUrl: withSuccess(safeReturnPath(returnTo) ?? '/dashboard') }
  }
  const { detail, email } = outcome
  const reason = outcome.reason === 'no_passive' ? 'passkey_wrong' : outcome.reason
  metrics.countSignIn('passkey', reason)
  const ref = await recordRefusal(deps, ways.by('passkey'), { reason, detail, email, request })
  return refused(reason, ref)
}

type Signed = {
  response: PasskeyAssertion
  asked: NonNullable<Awaited<ReturnType<typeof findPasskeySignIn>>>
}

/** Verifies the passkey, and admits its person. */
async function judge(
  deps: PasskeyDeps,
  ways: OwnWays,
  { response, asked }: Signed,
  browser: Browser,
): Promise<Claimed | Refused> {
  const { customerId, challenge } = asked
  const now = deps.now()
  const customer = ways.by('passkey')
  const refuse = (reason: Refused['reason'], received?: string): Refused => ({
    ok: false,
    reason,
    ...(received !== undefined && { detail: { received } }),
  })
  const barred = checkAddress(customer, browser.request)
  if (barred) return barred
  if (!browserHashOf(browser.request)?.equals(asked.browserHash)) {
    return refuse('passkey_other_browser')
  }
  if (asked.usedAt !== null || asked.expiresAt <= now) return refuse('passkey_expired')
  const passkey = await findPasskeyOwner(deps.db, customerId, response.id)
  if (!passkey) return refuse('passkey_unknown')
  const received = toShownEmail(passkey.email)
  const handle = Buffer.from(response.response.userHandle ?? '', 'base64url').toString()
  const signed = await readAssertion(deps.config, response, { ...passkey, isAlone: true })
  if (!signed || handle !== passkey.userId) return refuse('passkey_wrong', received)
  if (!ways.hasPasskeys) return { ...refuse('passkey_not_allowed', received), email: passkey.email }
  const { counter, backedUp } = signed
  const claim = async (): Promise<Claimed | Refused> => {
    const isFirst = await spendPasskeySignIn(deps.db, challenge, now)
    if (!isFirst) return refuse('passkey_expired', received)
    const use = { id: passkey.id, counter, backedUp, at: now }
    const isThere = await updatePasskeyUse(deps.db, { customerId }, use)
    return isThere ? { ok: true, returnTo: null, isPassive: false } : refuse('passkey_unknown')
  }
  const identity = { email: passkey.email, firstName: null, lastName: null }
  return admit(deps, customer, { ok: true, identity, claim }, browser)
}
