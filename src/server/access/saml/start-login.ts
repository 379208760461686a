import { randomBytes } from 'node:crypto'

import type { FastifyReply } from 'fastify'

import type { ConnectionSettings } from '#shared/connections/fields.ts'

import type { Deps } from '#server/deps.ts'
import { readCookie, setCookie } from '#server/platform/http/cookies.ts'
import { type KeyDeps, signingKey } from '#server/access/saml/keys/key-pairs.ts'
import { insertSamlRequest } from './queries.ts'
import { BROWSER_COOKIE, hashBrowser } from '#server/access/sign-in/browser-secret.ts'
import type { SignInProtocol } from '#server/access/sign-in/protocol.ts'
import type { SignInCustomer } from '#server/access/sign-in/sign-in-customer.ts'
import { safeReturnPath } from '#server/access/sign-in/return-path.ts'
import {
  createLoginUrl,
  type LoginRequest,
  newRequestId,
} from '#server/access/saml/library/login-url.ts'
import { type SamlConnection, serviceProviderFor } from './service-provider.ts'

/** How long a person may take at the identity provider. */
export const REQUEST_LIFE_MS = 30 * 60_000
/** How many people of one customer can be at their identity provider at once. */
const MAX_OPEN_REQUESTS = 10_000

/**
 * The RelayState of a passive request. It comes back even with an answer that cannot be read. Anybody
 * can send it, so it only hides a refusal.
 */
export const PASSIVE_STATE = 'passive'

/** A customer with the settings to ask its provider with, which need not be those that are live. */
export type Connected = ConnectionSettings & { id: string }

type Options = {
  returnTo?: string
  passive?: boolean
  /** The provider is to ask the person anew who they are. */
  forced?: boolean
  reply: FastifyReply
}

/**
 * Returns the address at the customer's identity provider to redirect to. The answer is accepted once
 * and in this browser only, so that nobody can be signed in to a stranger's account.
 */
export async function startLogin(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret'>,
  customer: SignInCustomer,
  { returnTo, passive = false, forced = false, reply }: Options,
): Promise<string> {
  const now = deps.now()
  const requestId = newRequestId()
  const request = {
    customerId: customer.id,
    id: requestId,
    browserHash: markBrowser(reply),
    returnTo: safeReturnPath(returnTo) ?? null,
    passive,
    forced,
    isPilot: customer.pilot !== undefined,
    createdAt: now,
    expiresAt: new Date(now.getTime() + REQUEST_LIFE_MS),
  }
  await insertSamlRequest(deps.db, request, { keep: MAX_OPEN_REQUESTS })
  const relayState = passive ? PASSIVE_STATE : ''
  return askProvider(deps, customer, { requestId, relayState, passive, forced })
}

/** Returns the address at the provider that a request takes the browser to. */
export async function askProvider(
  deps: KeyDeps,
  customer: Connected,
  request: Omit<LoginRequest, 'signWith'>,
): Promise<string> {
  const serviceProvider = serviceProviderFor(deps.config.publicUrl, customer.id)
  const signWith = customer.signRequests ? await signingKey(deps) : undefined
  return createLoginUrl(toConnection(customer), serviceProvider, { ...request, signWith })
}

export const samlSignIn: Omit<SignInProtocol, 'signOutUrl'> = {
  begin: startLogin,
  passiveUrl: ({ config }, customerId) =>
    `${config.publicUrl}/api/auth/saml/login/${customerId}?passive=1`,
}

/** Gives the browser a secret that its answer comes back with, and returns the hash of it. */
export function markBrowser(reply: FastifyReply): Buffer {
  return hashBrowser(browserSecret(reply))
}

export function toConnection(customer: Connected): SamlConnection {
  return {
    customerId: customer.id,
    entityId: customer.entityId,
    entryPoint: customer.entryPoint,
    certs: [customer.cert, customer.previousCert].filter((cert) => cert !== null),
    validateSignature: customer.validateSignature,
    validateInResponseTo: customer.validateInResponseTo,
    disableRequestedAuthnContext: customer.disableRequestedAuthnContext,
    audienceRestriction: customer.audienceRestriction,
    decryptionKeys: null,
  }
}

// One secret for all sign-ins that this browser has under way: a second tab must not undo the first.
function browserSecret(reply: FastifyReply): string {
  const known = readCookie(reply.request, BROWSER_COOKIE)
  const secret = known && known.length >= 32 ? known : randomBytes(32).toString('base64url')
  // The identity provider's answer is a post from another site, which only SameSite=None lets a
  // cookie travel with, and browsers take that with Secure alone (also on http://localhost).
  setCookie(reply, BROWSER_COOKIE, secret, {
    secure: true,
    sameSite: 'none',
    maxAge: REQUEST_LIFE_MS / 1000,
  })
  return secret
}
