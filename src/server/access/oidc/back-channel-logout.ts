import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { api } from '#shared/api.ts'

import { countGuess, forgetGuess } from '#server/access/callers/guess-limit.ts'
import { route } from '#server/access/callers/route.ts'
import { claimAssertion } from '#server/access/saml/queries.ts'
import { endSessionsByProvider } from '#server/access/sessions/end-sessions.ts'
import { hashProviderName } from '#server/access/sessions/provider-session.ts'
import { lockSessionsOfName } from '#server/access/sessions/queries.ts'
import { recordSignOutRefusal } from '#server/access/sign-in/record-refusal.ts'
import { type Refusal, refuse } from '#server/access/sign-in/refuse.ts'
import {
  findCustomerOfProvider,
  type SignInCustomer,
} from '#server/access/sign-in/sign-in-customer.ts'
import type { Deps } from '#server/deps.ts'

import {
  checkHeader,
  checkParties,
  checkSubject,
  checkTimes,
  MAX_AGE_S,
  readToken,
  shown,
  SKEW_S,
  type Token,
} from './id-token-rules.ts'
import { nameOf, SessionId } from './logout.ts'

// OpenID Connect Back-Channel Logout 1.0: the provider's server says that a session there is over.

type LogoutDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>

export function backChannelRoutes(app: FastifyInstance, deps: LogoutDeps) {
  // In a scope of its own: no other endpoint accepts forms of other sites.
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, text: string | Buffer) => {
        const [token, ...others] = new URLSearchParams(text.toString()).getAll('logout_token')
        return others.length > 0 ? {} : { logout_token: token }
      },
    )

    route(
      forms,
      api.logOutByProvider,
      async ({ params, body, request, reply }) => {
        reply.header('Cache-Control', 'no-store')
        const token = body.logout_token ?? ''
        const isFollowed = await followToken(deps, params.customerId, { token, request })
        if (!isFollowed) return reply.code(400).send({ error: 'invalid_request' })
        await forgetGuess(deps, 'sign-in', request)
        return reply.code(200).send()
      },
      { beforeBody: (request) => countGuess(deps, 'sign-in', request) },
    )
  })
}

/** Ends the sessions that a logout token names. Returns false where it is not accepted. */
async function followToken(
  deps: LogoutDeps,
  customerId: string,
  { token, request }: { token: string; request: FastifyRequest },
): Promise<boolean> {
  const opened = readToken(token)
  const issuer = 'ok' in opened ? '' : shown(opened.claims.iss)
  const customer = await findCustomerOfProvider(deps, customerId, issuer)
  if (customer?.kind !== 'oidc' || customer.isStaff) return false
  const read = 'ok' in opened ? opened : readLogoutToken(opened, customer, deps.now())
  const refused = read.ok ? await verify(deps, customer, token) : read
  const ended =
    read.ok && !refused ? await endMeant(deps, customer, { meant: read, request }) : refused
  if (ended) await recordSignOutRefusal(deps, customer, ended, request)
  return !ended
}

/** The session, or all sessions of the person, that a provider has ended. */
type Meant = {
  ok: true
  sub: string | undefined
  sid: string | undefined
  jti: string
  /** From then on the token is refused for its times. */
  expiresAt: Date
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'

const LogoutClaims = z.object({
  events: z.object({ [LOGOUT_EVENT]: z.record(z.string(), z.unknown()) }),
  jti: z.string().min(1).max(255),
  sub: z.string().optional(),
  sid: SessionId.optional(),
  exp: z.number(),
  iat: z.number(),
  // Keeps an ID token from being used as a logout token.
  nonce: z.undefined().optional(),
})

// Some providers give each of their tokens the general type; the event tells them apart.
const TYPES = /^(application\/)?(logout\+)?jwt$/i

/** Applies every rule that needs no key. */
function readLogoutToken(
  token: Token,
  { entityId: issuer, clientId }: Pick<SignInCustomer, 'entityId' | 'clientId'>,
  now: Date,
): Meant | Refusal {
  const { typ = 'logout+jwt' } = token.header
  if (typeof typ !== 'string' || !TYPES.test(typ)) {
    return refuse('oidc_malformed_token', { expected: 'logout+jwt', received: shown(typ) })
  }
  const wrong =
    checkHeader(token) ?? checkParties(token, { issuer, clientId }) ?? checkTimes(token, now)
  if (wrong) return wrong
  const read = LogoutClaims.safeParse(token.claims)
  if (!read.success) {
    const received = read.error.issues.map(({ path }) => path.join(' ')).join(', ')
    return refuse('oidc_malformed_token', { expected: LOGOUT_EVENT, received })
  }
  const { sub, sid, jti, exp, iat } = read.data
  const unnamed = sub === undefined && sid !== undefined ? undefined : checkSubject(token)
  if (unnamed) return unnamed
  const until = Math.min(exp, iat + MAX_AGE_S) + SKEW_S
  return { ok: true, sub, sid, jti, expiresAt: new Date(until * 1000) }
}

async function verify(
  { now, config }: LogoutDeps,
  { entityId: issuer }: SignInCustomer,
  token: string,
): Promise<Refusal | undefined> {
  const { verifySignature } = await import('./verify-signature.ts')
  return verifySignature(token, issuer, { now: now(), allowsLoopback: config.isLoopback })
}

/** Ends them, once for each token. Only of this customer: what another's provider calls a person is another's. */
function endMeant(
  deps: LogoutDeps,
  customer: SignInCustomer,
  { meant: { sub, sid, jti, expiresAt }, request }: { meant: Meant; request: FastifyRequest },
): Promise<Refusal | undefined> {
  const { id: customerId, entityId: issuer } = customer
  const hash = (text: string | undefined) =>
    text === undefined ? undefined : hashProviderName(deps, customerId, nameOf(issuer, text))
  return deps.db.transaction().execute(async (tx) => {
    const used = { customerId, issuer, assertionId: `logout ${jti}`, expiresAt }
    if (!(await claimAssertion(tx, used))) return refuse('replayed', { received: jti })
    const named = { customerId, providerName: hash(sub), providerSid: hash(sid) }
    const sessions = await lockSessionsOfName(tx, named)
    await endSessionsByProvider(deps, tx, customer, { sessions, address: request.ip })
    return undefined
  })
}
