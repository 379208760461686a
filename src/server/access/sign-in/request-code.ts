import { createHmac, randomInt } from 'node:crypto'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { domainToASCII } from 'node:url'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { LoginInitiation } from '#shared/access/contract.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { forgetGuess, GUESS_WINDOW_MS } from '#server/access/callers/guess-limit.ts'
import { countActivePeople } from '#server/access/users/people-queries.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { countHit, type Limit } from '#server/platform/http/rate-limit.ts'
import { addressGroup } from '#server/platform/http/request/address-group.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'
import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { markBrowser } from './browser-secret.ts'
import { codePath, MAIL_CODE, type MailDeps } from './mail-code.ts'
import type { SignInProtocol } from './protocol.ts'
import { claimRequestsOf, findPilotOf, findSignInCustomerByDomain } from './queries.ts'
import { inPilot } from './sign-in-customer.ts'
import { findEmailCode, replaceEmailCode } from './ways-queries.ts'
import { findWays, type OwnWays } from './ways-without-provider.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const CODE_LIFE_MS = 10 * MINUTE_MS
/** Many times as long as the work takes. */
export const STEP_MS = 20
/** The last of them may be right. */
export const MAX_GUESSES = 5

const PER_ADDRESS: Limit = { max: 5, windowMs: HOUR_MS }
// An office may have one address on the internet.
export const PER_NETWORK: Limit = { max: 100, windowMs: HOUR_MS }
const PER_CUSTOMER: Limit = { max: 200, windowMs: HOUR_MS }

type CodeDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>
type MailingDeps = CodeDeps & Pick<MailDeps, 'openSender'>

/** Begins a sign-in by code where the domain of the address has it. */
export async function requestCode(
  deps: MailingDeps,
  typed: string,
  { reply, words }: { reply: FastifyReply; words: Words },
): Promise<LoginInitiation> {
  const email = toAsciiEmail(typed) ?? ''
  const ways = await findWays(deps, email)
  if (!ways?.hasCodes) return { success: false, error: await noSignOn({ reply, words }) }
  if (!(await deps.openSender())) return { success: false, error: words.signIn.code.noMail }
  await makeCode(deps, ways, { email, reply })
  return { success: true, redirectUrl: codePath({ email }) }
}

/** Returns the answer to a domain without a way in, known or not, when it can be sent. */
export async function noSignOn({ reply, words }: { reply: FastifyReply; words: Words }) {
  await hideWork(reply)
  return words.signIn.noSignOnFor
}

/**
 * Waits until the next multiple of a time since the request came. Looking for a customer without a way
 * in takes a little longer than looking for none, which strangers could measure.
 */
export async function hideWork(reply: FastifyReply): Promise<void> {
  const until = performance.now() + STEP_MS - (reply.elapsedTime % STEP_MS)
  await setTimeout(Math.max(0, until - performance.now() - 2))
  // A timer counts whole milliseconds from when the process went idle, so it would end later after more work.
  while (performance.now() < until) await setImmediate()
}

/**
 * Makes the code that counts for an address from now on. Does the same for every address of the
 * domain: the job that mails the code finds out whether the person may have it.
 *
 * @throws AppError `rate_limited`
 */
async function makeCode(
  deps: CodeDeps,
  ways: OwnWays,
  { email, reply }: { email: string; reply: FastifyReply },
): Promise<void> {
  const { id: customerId } = ways
  const { request } = reply
  const more = await extraAtDoor(deps, ways)
  await countHit(deps, `email-code-network ${addressGroup(request.ip)}`, more(PER_NETWORK))
  await countHit(deps, `email-code ${email}`, PER_ADDRESS)
  await countHit(deps, `email-code-customer ${customerId}`, more(PER_CUSTOMER))
  const browserHash = markBrowser(reply)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS)
  await deps.db.transaction().execute(async (tx) => {
    const isReplaced = await replaceEmailCode(tx, {
      customerId,
      email,
      codeHash: hashCode(deps, { customerId, email, code }),
      browserHash,
      expiresAt,
      now,
      maxGuesses: MAX_GUESSES,
    })
    if (!isReplaced) throw await outOfGuesses({ ...deps, db: tx }, { customerId, email })
    const language = languageOf(request)
    const payload = { customerId, email, language, expiresAt: expiresAt.toISOString() }
    const secret = { sealed: sealSecret(deps.keys, code), expiresAt }
    await addToOutbox(tx, MAIL_CODE, payload, { customerId, key: `${customerId} ${email}`, secret })
  })
  await forgetAsking(deps, { customerId, browserHash, request })
}

/**
 * Uncounts a call that asked for a code or a challenge, which has limits of its own and guesses nothing,
 * and what the browser has just begun at the provider, which this replaces. Otherwise people who wait for
 * their mail would keep the others of their office out.
 */
export async function forgetAsking(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  {
    customerId,
    browserHash,
    request,
  }: { customerId: string; browserHash: Buffer; request: FastifyRequest },
): Promise<void> {
  const now = deps.now()
  // Older ones were counted in a window that is over.
  const since = new Date(now.getTime() - GUESS_WINDOW_MS)
  const begun = await claimRequestsOf(deps.db, { customerId, browserHash, since }, now)
  for (let count = 0; count <= begun; count += 1) await forgetGuess(deps, 'sign-in', request)
}

/** Returns a larger limit while the emergency door is open: then everyone comes at the same time. */
export async function extraAtDoor(
  { db }: Pick<Deps, 'db'>,
  { id, isDoorOpen }: OwnWays,
): Promise<(limit: Limit) => Limit> {
  const people = isDoorOpen ? await countActivePeople(db, id) : 0
  return ({ max, windowMs }) => ({ max: max + people, windowMs })
}

/** Answers that no code is given until the one whose guesses are used up has expired. */
export async function outOfGuesses(
  deps: Pick<Deps, 'db' | 'now'>,
  key: { customerId: string; email: string },
): Promise<AppError> {
  const spent = await findEmailCode(deps.db, key)
  const left = (spent?.expiresAt.getTime() ?? 0) - deps.now().getTime()
  const minutes = Math.max(1, Math.ceil(left / MINUTE_MS))
  return new AppError('rate_limited', ({ signIn }) => signIn.code.usedUp(minutes), {
    retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)),
  })
}

/** Hashes a code with a key: six digits alone could be found from a copy of the database. */
export function hashCode(
  { cookieSecret }: Pick<Deps, 'cookieSecret'>,
  { customerId, email, code }: { customerId: string; email: string; code: string },
): Buffer {
  return createHmac('sha256', cookieSecret)
    .update(`email-code ${customerId} ${email} ${code}`)
    .digest()
}

/** Sends a work email to the identity provider of its domain, or to the page for its code. */
export async function initiateLogin(
  deps: MailingDeps & Pick<Deps, 'config'>,
  email: string,
  { protocol, reply, words }: { protocol: SignInProtocol; reply: FastifyReply; words: Words },
): Promise<LoginInitiation> {
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1))
  const pilot = await findPilotOf(deps.db, toAsciiEmail(email.toLowerCase()) ?? '')
  const customer = pilot ? inPilot(pilot) : await findSignInCustomerByDomain(deps.db, domain)
  // Offer all ways to every address of the domain: the answer tells no one who is listed.
  const ways = await findWays(deps, toAsciiEmail(email) ?? '')
  const passkey = ways?.hasPasskeys && { passkey: true as const }
  if (!customer) {
    // Answer the same for a domain that is unknown, inactive or without a way in, so that it cannot be
    // probed.
    const answer = await requestCode(deps, email, { reply, words })
    if (answer.success) return { ...answer, ...passkey }
    if (!passkey) return answer
    // Without mail, its page offers the passkey alone.
    await forgetGuess(deps, 'sign-in', reply.request)
    return { success: true, redirectUrl: codePath({ email, mail: 'off' }), ...passkey }
  }
  const mayBeDown = ways?.isDoorOpen === true && !pilot
  const redirectUrl = await protocol.begin(deps, customer, { reply, loginHint: email, mayBeDown })
  // Nothing has begun: this link of ours counts when it is followed.
  if (mayBeDown && customer.kind !== 'saml') await forgetGuess(deps, 'sign-in', reply.request)
  return {
    success: true,
    redirectUrl,
    ...(ways?.hasCodes && { emailCode: true as const }),
    ...passkey,
  }
}
