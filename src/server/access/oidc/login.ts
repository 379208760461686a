import { createHmac, randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { outsideEndpoints } from '#shared/access/endpoints.ts'
import type { ConnectionSettings } from '#shared/connections/fields.ts'

import { keysOf, signingKey } from '#server/access/saml/keys/key-pairs.ts'
import { takeRequest } from '#server/access/saml/login/prove-identity.ts'
import { storeRequest } from '#server/access/saml/login/start-login.ts'
import {
  admit,
  checkAddress,
  checkPerson,
  type Claimed,
  type Proof,
  type Refused,
} from '#server/access/sign-in/admission.ts'
import { browserHashOf } from '#server/access/sign-in/browser-secret.ts'
import type { SignInProtocol } from '#server/access/sign-in/protocol.ts'
import { recordRefusal } from '#server/access/sign-in/record-refusal.ts'
import { type Refusal, refuse } from '#server/access/sign-in/refuse.ts'
import type { Outcome } from '#server/access/sign-in/send-outcome.ts'
import {
  domainsOf,
  findOpenCustomer,
  findPilotAsked,
  type SignInCustomer,
} from '#server/access/sign-in/sign-in-customer.ts'
import { watchSignIn } from '#server/access/watched-sign-in/watched-change.ts'
import type { Deps } from '#server/deps.ts'

import { openClientSecret } from './client-secret.ts'
import type { Bound, Redeemed } from './exchange.ts'
import { atProviderOf } from './logout.ts'
import type { OidcConnection, Outside } from './provider.ts'
import { readPerson } from './read-person.ts'

export type OidcDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>
type Connected = ConnectionSettings & { id: string }

type Options = {
  returnTo?: string | undefined
  passive?: boolean
  /** Makes the provider ask the person again who they are. */
  forced?: boolean
  loginHint?: string | undefined
  reply: FastifyReply
}

/** Begins a sign-in of this browser, and returns the provider's address to go to, or why there is none. */
export async function startOidcLogin(
  deps: OidcDeps,
  customer: SignInCustomer,
  { returnTo, passive = false, forced = false, loginHint, reply }: Options,
): Promise<string | Refusal> {
  const state = newState()
  const asked = { id: state, returnTo, passive, forced, reply }
  const browserHash = await storeRequest(deps, customer, asked)
  return askOidcProvider(deps, customer, { state, browserHash, passive, forced, loginHint })
}

export function newState(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the provider's address for a request of the browser of this hash, or why there is none. */
export async function askOidcProvider(
  deps: OidcDeps,
  customer: Connected,
  {
    state,
    browserHash,
    ...asked
  }: { state: string; browserHash: Buffer; passive?: boolean; forced?: boolean } & Pick<
    Options,
    'loginHint'
  >,
): Promise<string | Refusal> {
  const connection = await toOidcConnection(deps, customer)
  const bound = bind(deps, customer, { state, browserHash })
  const { askProvider } = await import('./exchange.ts')
  return askProvider(connection, outsideOf(deps), { ...bound, ...asked })
}

/** Redeems the code that answers a request of the browser of this hash. */
export async function redeemAnswer(
  deps: OidcDeps,
  customer: Connected,
  { query, state, browserHash }: { query: URLSearchParams; state: string; browserHash: Buffer },
): Promise<Redeemed | Refusal> {
  const connection = await toOidcConnection(deps, customer)
  const bound = bind(deps, customer, { state, browserHash })
  const { redeemCode } = await import('./exchange.ts')
  return redeemCode(connection, outsideOf(deps), { ...bound, query })
}

export const oidcSignIn: Omit<SignInProtocol, 'signOutUrl'> = {
  async begin(deps, customer, { reply, loginHint }) {
    const begun = await startOidcLogin(deps, customer, { reply, loginHint })
    if (typeof begun === 'string') return begun
    const refusal = refusalOf(begun)
    const ref = await recordRefusal(deps, customer, { ...refusal, request: reply.request })
    return `${deps.config.publicUrl}/login?error=${refusal.reason}&ref=${ref}`
  },
  passiveUrl: ({ config }, { id }) =>
    `${config.publicUrl}${outsideEndpoints.startOidcLogin.path.replace(':customerId', id)}?passive=1`,
}

/** A provider that has not been asked cannot have said that no one is signed in there. */
export function refusalOf({ reason, detail }: Refusal) {
  return { reason: reason === 'no_passive' ? ('oidc_denied' as const) : reason, detail }
}

type Brought = { query: URLSearchParams; request: FastifyRequest; reply: FastifyReply }

/** Verifies whom a provider's answer names, and signs them in, if the portal admits them. */
export async function finishOidcLogin(
  deps: OidcDeps,
  customerId: string,
  { query, request, reply }: Brought,
): Promise<Outcome> {
  const state = stateOf(query)
  const pilot = state && (await findPilotAsked(deps, customerId, state))
  const customer = pilot || (await findOpenCustomer(deps, customerId))
  if (customer?.kind !== 'oidc' || customer.isStaff) {
    return { ok: false, reason: 'customer_unavailable' }
  }
  const barred = checkAddress(customer, request)
  if (barred) return { ...barred, customer }
  // Use the request up before anything is fetched: no one else has this server call others.
  const browserHash = browserHashOf(request)
  const claimed = await takeAnswered(deps, customer, { state, browserHash })
  if (!claimed.ok || !state || !browserHash) return { ...claimed, customer }
  const { isPassive } = claimed
  const redeemed = await redeemAnswer(deps, customer, { query, state, browserHash })
  const proof = redeemed.ok ? await prove(deps, customer, { redeemed, claimed }) : redeemed
  const outcome = proof.ok ? await admit(deps, customer, proof, { request, reply }) : proof
  if (!customer.pilot && (outcome.ok || !proof.ok)) {
    await watchSignIn(deps, {
      customerId: customer.id,
      signedIn: proof.ok ? proof.identity.email : undefined,
      readBefore: (before) => readBefore(deps, customer, { before, redeemed }),
    })
  }
  return outcome.ok ? { ...outcome, customer } : { ...outcome, isPassive, customer }
}

async function prove(
  deps: OidcDeps,
  customer: SignInCustomer,
  { redeemed, claimed }: { redeemed: Redeemed; claimed: Claimed },
): Promise<Proof | Refusal> {
  const { claims, subject } = redeemed
  const person = readPerson(claims, { ...customer, domains: await domainsOf(deps, customer.id) })
  if (!person.ok) return person
  const { auth_time: authTime } = claims
  return {
    ok: true,
    identity: {
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      providerId: { issuer: customer.entityId, personId: subject, isDecisive: true },
      ...(typeof authTime === 'number' && { authenticatedAt: new Date(authTime * 1000) }),
      atProvider: atProviderOf(customer, redeemed),
    },
    claim: () => Promise.resolve(claimed),
  }
}

/** Reads what the settings before would have made of the same claims, where those are of the same client. */
async function readBefore(
  deps: OidcDeps,
  customer: SignInCustomer,
  { before, redeemed }: { before: ConnectionSettings; redeemed: Redeemed | Refusal },
): Promise<string | undefined> {
  const isSame =
    before.kind === 'oidc' &&
    before.entityId === customer.entityId &&
    before.clientId === customer.clientId
  if (!redeemed.ok || !isSame) return undefined
  const domains = await domainsOf(deps, customer.id)
  const person = readPerson(redeemed.claims, { ...before, domains })
  return person.ok && !(await checkPerson(deps, customer, person)) ? person.email : undefined
}

const STATE = /^[\w-]{1,256}$/

/** The state of an answer, unless it is none of ours. */
export function stateOf(query: URLSearchParams): string | undefined {
  const [state, ...others] = query.getAll('state')
  return state !== undefined && others.length === 0 && STATE.test(state) ? state : undefined
}

async function takeAnswered(
  deps: Pick<Deps, 'db' | 'now'>,
  customer: SignInCustomer,
  { state, browserHash }: { state: string | undefined; browserHash: Buffer | undefined },
): Promise<Claimed | Refused> {
  if (state === undefined) return refuse('oidc_malformed_return', { received: 'state' })
  const asked = await takeRequest(deps, customer, { id: state, browserHash })
  return asked ?? refuse('unknown_request')
}

/**
 * Derives what binds a request to its browser, its provider and its client. None of it is stored, and no
 * state of another request leads to it.
 */
function bind(
  { cookieSecret, config }: Pick<Deps, 'cookieSecret' | 'config'>,
  { id, entityId, clientId }: Connected,
  { state, browserHash }: { state: string; browserHash: Buffer },
): Bound {
  const of = JSON.stringify([id, entityId, clientId, state, browserHash.toString('base64')])
  const derive = (use: string) =>
    createHmac('sha256', cookieSecret).update(`oidc ${use} ${of}`).digest('base64url')
  return {
    redirectUri: redirectUriOf(config, id),
    state,
    nonce: derive('nonce'),
    verifier: derive('verifier'),
  }
}

/** Each customer has a redirect URI of its own, so that an answer of one is never taken for another's. */
function redirectUriOf({ publicUrl }: Pick<Deps['config'], 'publicUrl'>, customerId: string) {
  const path = outsideEndpoints.finishOidcLogin.path.replace(':customerId', customerId)
  return `${new URL(publicUrl).origin}${path}`
}

function outsideOf({ now, config }: Pick<Deps, 'now' | 'config'>): Outside {
  return { now: now(), allowsLoopback: config.isLoopback }
}

async function toOidcConnection(deps: OidcDeps, customer: Connected): Promise<OidcConnection> {
  const { entityId: issuer, clientId, clientProof } = customer
  const hasKey = clientProof === 'private_key_jwt'
  const [key] = hasKey ? await keysOf(deps) : []
  return {
    issuer,
    clientId,
    clientProof,
    clientSecret: clientProof === 'client_secret' ? openClientSecret(deps.keys, customer) : null,
    signingKey: key ? { pem: await signingKey(deps), kid: key.id } : null,
    emailAttribute: customer.emailAttribute,
    firstNameAttribute: customer.firstNameAttribute,
    lastNameAttribute: customer.lastNameAttribute,
    domains: await domainsOf(deps, customer.id),
  }
}
