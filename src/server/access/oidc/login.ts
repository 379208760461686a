import { createHmac, randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { outsideEndpoints } from '#shared/access/endpoints.ts'
import type { ConnectionKind, ConnectionSettings } from '#shared/connections/fields.ts'

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
import type { ProviderId } from '#server/access/users/queries.ts'
import { watchSignIn } from '#server/access/watched-sign-in/watched-change.ts'
import type { Deps } from '#server/deps.ts'

import { type Connected, type OidcDeps, oidcKindOf, toOidcConnection } from './connection.ts'
import type { Bound, Redeemed } from './exchange.ts'
import { atProviderOf } from './logout.ts'
import { type OidcConnection, type OidcKind, type Outside, SCOPE } from './provider.ts'
import { type Person, type Reading, readPerson } from './read-person.ts'

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
  }: {
    state: string
    browserHash: Buffer
    passive?: boolean
    forced?: boolean
    chooses?: boolean
  } & Pick<Options, 'loginHint'>,
): Promise<string | Refusal> {
  const connection = await toOidcConnection(deps, customer)
  if ('ok' in connection) return connection
  const bound = bind(deps, connection, { id: customer.id, state, browserHash })
  const { askProvider } = await import('./exchange.ts')
  return askProvider(connection, outsideOf(deps), { ...bound, ...asked })
}

/** Returns the address at Microsoft where an administrator consents for their tenant, or why there is none. */
export async function askForConsent(
  deps: OidcDeps,
  customer: Connected,
  state: string,
): Promise<string | Refusal> {
  const connection = await toOidcConnection(deps, customer)
  if ('ok' in connection) return connection
  const url = new URL(`${deps.config.microsoftAuthority}/organizations/v2.0/adminconsent`)
  url.searchParams.set('client_id', connection.clientId)
  url.searchParams.set('scope', SCOPE)
  url.searchParams.set('redirect_uri', connection.redirectUri)
  url.searchParams.set('state', state)
  return url.href
}

/** Redeems the code that answers a request of the browser of this hash. */
export async function redeemAnswer(
  deps: OidcDeps,
  customer: Connected,
  { query, state, browserHash }: { query: URLSearchParams; state: string; browserHash: Buffer },
): Promise<Redeemed | Refusal> {
  const connection = await toOidcConnection(deps, customer)
  if ('ok' in connection) return connection
  const bound = bind(deps, connection, { id: customer.id, state, browserHash })
  const { redeemCode } = await import('./exchange.ts')
  return redeemCode(connection, outsideOf(deps), { ...bound, query })
}

export const oidcSignIn: Omit<SignInProtocol, 'signOutUrl'> = {
  async begin(deps, customer, { reply, loginHint, mayBeDown }) {
    if (mayBeDown) return startUrl(deps, customer)
    const begun = await startOidcLogin(deps, customer, { reply, loginHint })
    if (typeof begun === 'string') return begun
    const refusal = refusalOf(begun)
    const ref = await recordRefusal(deps, customer, { ...refusal, request: reply.request })
    return `${deps.config.publicUrl}/login?error=${refusal.reason}&ref=${ref}`
  },
  passiveUrl: (deps, customer) => `${startUrl(deps, customer)}?passive=1`,
}

/** The address of ours that begins a sign-in, and asks the provider only then. */
function startUrl({ config }: Pick<Deps, 'config'>, { id }: Pick<SignInCustomer, 'id'>): string {
  return `${config.publicUrl}${outsideEndpoints.startOidcLogin.path.replace(':customerId', id)}`
}

/** A provider that has not been asked cannot have said that no one is signed in there. */
export function refusalOf({ reason, detail }: Refusal) {
  return { reason: reason === 'no_passive' ? ('oidc_denied' as const) : reason, detail }
}

/** `kind` is that of the redirect URI. */
type Brought = {
  kind: OidcKind
  query: URLSearchParams
  request: FastifyRequest
  reply: FastifyReply
}

export function checkCallback(asked: OidcKind, kind: OidcKind): Refusal | undefined {
  return asked === kind
    ? undefined
    : refuse('oidc_other_callback', { expected: asked, received: kind })
}

/** Verifies whom a provider's answer names, and signs them in, if the portal admits them. */
export async function finishOidcLogin(
  deps: OidcDeps,
  customerId: string | undefined,
  { kind, query, request, reply }: Brought,
): Promise<Outcome> {
  const state = stateOf(query)
  // The address is that of all customers, and the state names none.
  if (customerId === undefined) return refuse(state ? 'unknown_request' : 'oidc_malformed_return')
  const pilot = state && (await findPilotAsked(deps, customerId, state))
  const customer = pilot || (await findOpenCustomer(deps, customerId))
  const asked = customer && oidcKindOf(customer)
  if (!customer || !asked || customer.isStaff) return { ok: false, reason: 'customer_unavailable' }
  // Keeps answers of two providers apart: nothing is redeemed, and the request stays.
  const misled = checkCallback(asked, kind)
  if (misled) return { ...misled, customer }
  const barred = checkAddress(customer, request)
  if (barred) return { ...barred, customer }
  // Use the request up before anything is fetched: no one else has this server call others.
  const browserHash = browserHashOf(request)
  const claimed = await takeAnswered(deps, customer, { state, browserHash })
  if (!claimed.ok || !state || !browserHash) return { ...claimed, customer }
  const { isPassive } = claimed
  const answered = await redeemAnswer(deps, customer, { query, state, browserHash })
  const redeemed = answered.ok || isPassive ? answered : { ...answered, ...refusalOf(answered) }
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
  const { claims } = redeemed
  const person = readPerson(claims, await readingOf(deps, customer))
  if (!person.ok) return person
  const { auth_time: authTime } = claims
  return {
    ok: true,
    identity: {
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      providerId: providerIdOf(customer.kind, redeemed, person),
      ...(typeof authTime === 'number' && { authenticatedAt: new Date(authTime * 1000) }),
      atProvider: atProviderOf(customer, redeemed),
    },
    claim: () => Promise.resolve(claimed),
  }
}

/**
 * Returns the id of a person with its space. Microsoft's object ids are those of the tenant, Google's `sub`
 * is that of the account; any other provider may send another `sub` to each client.
 */
export function providerIdOf(
  kind: ConnectionKind,
  { issuer, clientId }: Pick<Redeemed, 'issuer' | 'clientId'>,
  { id: personId }: Pick<Person, 'id'>,
): ProviderId {
  const space = kind === 'oidc' ? `oidc ${clientId} ${issuer}` : `${kind} ${issuer}`
  return { space, personId, isDecisive: true }
}

export async function readingOf(deps: Pick<Deps, 'db'>, customer: Connected): Promise<Reading> {
  const kind = oidcKindOf(customer) ?? 'oidc'
  const domains = await domainsOf(deps, customer.id)
  return { ...customer, kind, domains }
}

/** Reads what the settings before would have made of the same claims, where those are of the same client. */
async function readBefore(
  deps: OidcDeps,
  customer: SignInCustomer,
  { before, redeemed }: { before: ConnectionSettings; redeemed: Redeemed | Refusal },
): Promise<string | undefined> {
  const isSame =
    before.kind === customer.kind &&
    before.entityId === customer.entityId &&
    before.clientId === customer.clientId
  if (!redeemed.ok || !isSame) return undefined
  const person = readPerson(redeemed.claims, await readingOf(deps, { ...before, id: customer.id }))
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
  { cookieSecret }: Pick<Deps, 'cookieSecret'>,
  { issuer, clientId }: Pick<OidcConnection, 'issuer' | 'clientId'>,
  { id, state, browserHash }: { id: string; state: string; browserHash: Buffer },
): Bound {
  const of = JSON.stringify([id, issuer, clientId, state, browserHash.toString('base64')])
  const derive = (use: string) =>
    createHmac('sha256', cookieSecret).update(`oidc ${use} ${of}`).digest('base64url')
  return {
    state,
    nonce: derive('nonce'),
    verifier: derive('verifier'),
  }
}

function outsideOf({ now, config }: Pick<Deps, 'now' | 'config'>): Outside {
  return { now: now(), allowsLoopback: config.isLoopback }
}
