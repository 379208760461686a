import type { FastifyReply } from 'fastify'

import type { ConnectionSettings } from '#shared/connections/fields.ts'

import type { Deps } from '#server/deps.ts'
import { type KeyDeps, signingKey } from '#server/access/saml/keys/key-pairs.ts'
import { insertSamlRequest } from './queries.ts'
import { markBrowser, REQUEST_LIFE_MS } from '#server/access/sign-in/browser-secret.ts'
import type { SignInProtocol } from '#server/access/sign-in/protocol.ts'
import type { SignInCustomer } from '#server/access/sign-in/sign-in-customer.ts'
import { safeReturnPath } from '#server/access/sign-in/return-path.ts'
import {
  createLoginUrl,
  type LoginRequest,
  newRequestId,
} from '#server/access/saml/library/login-url.ts'
import { type SamlConnection, serviceProviderFor } from './service-provider.ts'

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
    emailAttribute: customer.emailAttribute,
    firstNameAttribute: customer.firstNameAttribute,
    lastNameAttribute: customer.lastNameAttribute,
    domains: [],
    decryptionKeys: null,
  }
}
