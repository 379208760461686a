import type { FastifyReply } from 'fastify'
import { z } from 'zod'

import { outsideEndpoints } from '#shared/access/endpoints.ts'
import { certificatesOf, type ConnectionSettings } from '#shared/connections/fields.ts'

import type { Deps } from '#server/deps.ts'
import { type KeyDeps, signingKey } from '#server/access/saml/keys/key-pairs.ts'
import { insertSamlRequest } from '#server/access/saml/queries.ts'
import { markBrowser, REQUEST_LIFE_MS } from '#server/access/sign-in/browser-secret.ts'
import type { SignInProtocol } from '#server/access/sign-in/protocol.ts'
import type { SignInCustomer } from '#server/access/sign-in/sign-in-customer.ts'
import { safeReturnPath } from '#server/access/sign-in/return-path.ts'
import {
  createLoginForm,
  createLoginUrl,
  type LoginRequest,
  newRequestId,
} from '#server/access/saml/library/login-url.ts'
import { sendPostPage } from './post-page.ts'
import { prepareResponseReader } from '#server/access/saml/response/response-reader.ts'
import { openForBrowser, sealForBrowser } from './sealed-for-browser.ts'
import { type SamlConnection, serviceProviderFor } from '#server/access/saml/service-provider.ts'

/** How many people of one customer can be at their identity provider at once. */
const MAX_OPEN_REQUESTS = 10_000

/**
 * The RelayState of a passive request. It comes back even with an answer that cannot be read. Anybody
 * can send it, so it only hides a refusal.
 */
export const PASSIVE_STATE = 'passive'

/** A customer with the settings to ask its provider with, which need not be those that are live. */
type Connected = ConnectionSettings & { id: string }

type Options = {
  returnTo?: string | undefined
  passive?: boolean
  /** Makes the provider ask the person again who they are. */
  forced?: boolean
  loginHint?: string | undefined
  reply: FastifyReply
}

/**
 * Returns the address at the customer's identity provider to redirect to. The answer is accepted
 * once and in this browser only, so that no one can be signed in to a stranger's account.
 */
export async function startLogin(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>,
  customer: SignInCustomer,
  { returnTo, passive = false, forced = false, loginHint, reply }: Options,
): Promise<string> {
  const requestId = newRequestId()
  const browserHash = await storeRequest(deps, customer, {
    id: requestId,
    returnTo,
    passive,
    forced,
    reply,
  })
  prepareResponseReader()
  const relayState = passive ? PASSIVE_STATE : ''
  const asked = { requestId, relayState, passive, forced, loginHint, browserHash }
  return askProvider(deps, customer, asked)
}

/** Stores a request, also one of another protocol, and returns the hash of the browser that makes it. */
export async function storeRequest(
  deps: Pick<Deps, 'db' | 'now'>,
  customer: SignInCustomer,
  {
    id,
    returnTo,
    passive,
    forced,
    reply,
  }: Pick<Options, 'returnTo' | 'reply'> & { id: string; passive: boolean; forced: boolean },
): Promise<Buffer> {
  const now = deps.now()
  const browserHash = markBrowser(reply)
  const request = {
    customerId: customer.id,
    id,
    browserHash,
    returnTo: safeReturnPath(returnTo) ?? null,
    passive,
    forced,
    isPilot: customer.pilot !== undefined,
    createdAt: now,
    expiresAt: new Date(now.getTime() + REQUEST_LIFE_MS),
  }
  await insertSamlRequest(deps.db, request, { keep: MAX_OPEN_REQUESTS })
  return browserHash
}

/**
 * Returns the address that takes a request to the provider: the provider's own, or that of a page of ours
 * that posts it, for the browser of this hash alone.
 */
export async function askProvider(
  deps: KeyDeps,
  customer: Connected,
  { browserHash, ...request }: Omit<LoginRequest, 'signWith'> & { browserHash: Buffer },
): Promise<string> {
  const { id: customerId, entryPoint: location } = customer
  const { publicUrl } = deps.config
  const serviceProvider = serviceProviderFor(publicUrl, customerId)
  const signWith = customer.signRequests ? await signingKey(deps) : undefined
  const asked = [toConnection(customer), serviceProvider, { ...request, signWith }] as const
  if (!customer.requestsByPost) return createLoginUrl(...asked)
  const posted: PostedRequest = { location, fields: await createLoginForm(...asked) }
  const content = JSON.stringify(posted)
  const sealed = sealForBrowser(deps, { customerId, content, browser: browserHash })
  const path = outsideEndpoints.postSamlRequest.path.replace(':customerId', customerId)
  return `${publicUrl}${path}?request=${sealed}`
}

const PostedRequest = z.object({ location: z.string(), fields: z.record(z.string(), z.string()) })
type PostedRequest = z.infer<typeof PostedRequest>

/** Shows the page that posts the request, where the provider takes none by redirect. */
export function postRequest(
  deps: Pick<Deps, 'now' | 'keys'>,
  customerId: string,
  { sealed, reply }: { sealed: string; reply: FastifyReply },
) {
  const content = openForBrowser(deps, customerId, { sealed, request: reply.request })
  return sendPostPage(reply, {
    ...PostedRequest.parse(JSON.parse(content)),
    texts: ({
      signIn: { continueToProvider: title, continueByButton: byButton, goOn: button },
    }) => ({
      title,
      byButton,
      button,
    }),
  })
}

export const samlSignIn: Omit<SignInProtocol, 'signOutUrl'> = {
  begin: startLogin,
  passiveUrl: ({ config }, { id }) => `${config.publicUrl}/api/auth/saml/login/${id}?passive=1`,
}

export function toConnection(customer: Connected): SamlConnection {
  return {
    customerId: customer.id,
    entityId: customer.entityId,
    entryPoint: customer.entryPoint,
    certs: certificatesOf(customer),
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
