import * as client from 'openid-client'

import { type Refusal, refuse } from '#server/access/sign-in/refuse.ts'

import {
  checkIdToken,
  checkKeyIssuer,
  checkTenant,
  type Claims,
  issuerNamedBy,
  readToken,
  SKEW_S,
} from './id-token-rules.ts'
import {
  discover,
  guardedFetch,
  type Metadata,
  type OidcConnection,
  type Outside,
  RefusedByRule,
  SCOPE,
} from './provider.ts'
import { readPerson, saysUnverified } from './read-person.ts'

/** Binds an answer to the request of one browser. All of it is secret but the state. */
export type Bound = { state: string; nonce: string; verifier: string }

type Asked = Bound & {
  passive?: boolean
  /** Makes the provider ask the person again who they are. */
  forced?: boolean | undefined
  loginHint?: string | undefined
  /** Has the person choose among their accounts. */
  chooses?: boolean
}

/** Returns the address at the provider to redirect to. */
export function askProvider(
  connection: OidcConnection,
  outside: Outside,
  { state, nonce, verifier, passive, forced, loginHint, chooses }: Asked,
): Promise<string | Refusal> {
  return refusing(() =>
    withProvider(connection, outside, async (config) => {
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: connection.redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(passive && { prompt: 'none' }),
        ...(forced && { prompt: 'login', max_age: '0' }),
        ...(chooses && { prompt: 'select_account' }),
        // Has Google offer accounts of organizations alone.
        ...(connection.kind === 'google' && { hd: '*' }),
        ...(loginHint !== undefined && { login_hint: loginHint }),
      })
      return url.href
    }),
  )
}

/** Claims that the provider's signature vouches for, or its answer to a call with a token of that person. */
export type Redeemed = {
  ok: true
  claims: Claims
  subject: string
  idToken: string
  /** The tenant's own, where the connection had none yet. */
  issuer: string
  clientId: string
}

const MAX_CODE_LENGTH = 8192
/** Parameters of an answer that counts: each stands there once, or not at all. */
const ONCE = ['code', 'state', 'iss', 'error', 'error_description']
/** Answers of other flows, whose tokens come through the browser. */
const OTHER_FLOWS = ['id_token', 'access_token', 'token', 'response']

/** Redeems the code that the browser has brought back, and verifies who the person is. */
export function redeemCode(
  connection: OidcConnection,
  outside: Outside,
  { query, ...bound }: Bound & { query: URLSearchParams },
): Promise<Redeemed | Refusal> {
  return refusing<Redeemed>(async () => {
    const malformed = checkParameters(query)
    if (malformed) return malformed
    if (connection.openTo === undefined) return redeem(connection, outside, { query, bound })
    const found = await findTenant(connection, outside, { query, bound })
    if ('ok' in found) return found
    const { openTo: _, ...ofTenant } = connection
    const sent = () => Promise.resolve(found.response.clone())
    const tenant = { ...ofTenant, issuer: found.issuer }
    return redeem(tenant, { ...outside, sent }, { query, bound })
  })
}

type Brought = { query: URLSearchParams; bound: Bound }
type Exchanging = Outside & {
  /** Looks at the answer of the token endpoint before the library does. */
  inspect?: (response: Response) => Promise<void>
  /** The answer of the token endpoint, where a code has been redeemed already. */
  sent?: () => Promise<Response>
}

function redeem(
  connection: OidcConnection,
  outside: Exchanging,
  { query, bound }: Brought,
): Promise<Redeemed | Refusal> {
  const inspect = (response: Response) => inspectTokens(connection, outside, { response, bound })
  const exchanging = { inspect, ...outside }
  return withProvider<Redeemed | Refusal>(connection, exchanging, async (config, metadata) => {
    const refused = checkAnswer(query, metadata)
    if (refused) return refused
    const url = new URL(connection.redirectUri)
    url.search = query.toString()
    const tokens = await client.authorizationCodeGrant(config, url, {
      expectedState: bound.state,
      expectedNonce: bound.nonce,
      pkceCodeVerifier: bound.verifier,
      idTokenExpected: true,
    })
    const refusedAgain = checkTokens(connection, outside, { tokens, bound })
    if (refusedAgain) return refusedAgain
    const claims = tokens.claims()
    if (!claims || tokens.id_token === undefined) return refuse('oidc_bad_response')
    const { issuer, clientId, kind } = connection
    const idToken = tokens.id_token
    const redeemed = { ok: true, subject: claims.sub, idToken, issuer, clientId } as const
    if (kind === 'microsoft') {
      const keys = client.getJwksCache(config)?.jwks.keys ?? []
      const token = readToken(idToken)
      const kid = 'ok' in token ? undefined : token.header.kid
      const refusedTenant = checkTenant(claims, issuer) ?? checkKeyIssuer(keys, { kid, claims })
      return refusedTenant ?? { ...redeemed, claims }
    }
    const person = readPerson(claims, connection)
    const lacksAddress = kind === 'oidc' && !person.ok && person.reason === 'oidc_no_email'
    if (!lacksAddress || !metadata.userinfo_endpoint) return { ...redeemed, claims }
    const more = await readUserinfo(config, tokens.access_token, claims.sub)
    if (!more.ok) return more
    const unverified = saysUnverified(claims) && { email_verified: false }
    return { ...redeemed, claims: { ...claims, ...more.claims, ...unverified } }
  })
}

/**
 * Redeems a code at the address for all tenants, and finds the issuer that the ID token names. Nothing
 * is verified: `redeem` does that with the same answer, as one of that issuer.
 */
async function findTenant(
  connection: OidcConnection,
  outside: Outside,
  brought: Brought,
): Promise<{ issuer: string; response: Response } | Refusal> {
  let found: { issuer: string; response: Response } | undefined
  const inspect = async (response: Response) => {
    if (response.status !== 200) return
    const tokens: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    const { id_token: idToken } = Object(tokens)
    const token = typeof idToken === 'string' ? readToken(idToken) : refuse('oidc_bad_response')
    if ('ok' in token) throw new RefusedByRule(token)
    const issuer = issuerNamedBy(token.claims, connection.issuer)
    if (typeof issuer !== 'string') throw new RefusedByRule(issuer)
    found = { issuer, response }
    // Ends the library's work before it compares the issuer with the template.
    throw new RefusedByRule(refuse('oidc_bad_response'))
  }
  const refused = await refusing(() => redeem(connection, { ...outside, inspect }, brought))
  if (found) return found
  return refused.ok ? refuse('oidc_bad_response') : refused
}

function checkParameters(query: URLSearchParams): Refusal | undefined {
  const wrong =
    ONCE.find((name) => query.getAll(name).length > 1) ??
    OTHER_FLOWS.find((name) => query.has(name))
  if (wrong !== undefined) return refuse('oidc_malformed_return', { received: wrong })
  const code = query.get('code') ?? ''
  if (code.length > MAX_CODE_LENGTH) {
    return refuse('oidc_malformed_return', { received: String(code.length) })
  }
  const isEither = (code === '') !== (query.get('error') === null)
  return isEither ? undefined : refuse('oidc_malformed_return')
}

/** Errors that answer a question without a page: no one is signed in there, or something has to be asked. */
const PASSIVE_ERRORS = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]

function checkAnswer(query: URLSearchParams, metadata: Metadata): Refusal | undefined {
  const iss = query.get('iss')
  const isMissing = iss === null && metadata.authorization_response_iss_parameter_supported
  if (isMissing || (iss !== null && iss !== metadata.issuer)) {
    return refuse('oidc_response_issuer', { expected: metadata.issuer, received: iss ?? '' })
  }
  const error = query.get('error')
  if (error === null) return undefined
  if (PASSIVE_ERRORS.includes(error)) return refuse('no_passive', { received: error })
  const description = query.get('error_description') ?? ''
  return refuse('oidc_denied', { received: error, hint: description })
}

/** Applies our own rules to the tokens, before the library reads them. */
async function inspectTokens(
  connection: OidcConnection,
  outside: Outside,
  { response, bound }: { response: Response; bound: Pick<Bound, 'nonce'> },
): Promise<void> {
  if (response.status !== 200) return
  const tokens: unknown = await response.json().catch(() => undefined)
  const refusal = checkTokens(connection, outside, { tokens: Object(tokens), bound })
  if (refusal) throw new RefusedByRule(refusal)
}

function checkTokens(
  { issuer, clientId }: OidcConnection,
  { now }: Outside,
  {
    tokens,
    bound,
  }: { tokens: { id_token?: unknown; access_token?: unknown }; bound: { nonce: string } },
): Refusal | undefined {
  const { id_token: idToken, access_token: accessToken } = tokens
  return checkIdToken(idToken, { issuer, clientId, nonce: bound.nonce, now, accessToken })
}

async function readUserinfo(
  config: client.Configuration,
  accessToken: string,
  subject: string,
): Promise<{ ok: true; claims: Claims } | Refusal> {
  try {
    return { ok: true, claims: await client.fetchUserInfo(config, accessToken, subject) }
  } catch (error) {
    const { code } = coded(error)
    if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
      return refuse('oidc_other_subject', { expected: subject })
    }
    return refusalIn(error) ?? refuse('oidc_userinfo', { received: messageOf(error) })
  }
}

/** Translates what the library throws: each failure is a refusal, and none lets anybody in. */
export async function refusing<T>(run: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await run()
  } catch (error) {
    return refusalIn(error) ?? refusalOf(error)
  }
}

function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof RefusedByRule) return error.refusal
  return error instanceof Error && error.cause !== undefined ? refusalIn(error.cause) : undefined
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof client.ResponseBodyError) return refusedByProvider(error)
  if (error instanceof client.WWWAuthenticateChallengeError) {
    return refuse('oidc_client_refused', { received: String(error.status) })
  }
  const received = messageOf(error)
  if (/key/.test(received) && /no applicable|multiple (?:applicable|matching)/.test(received)) {
    return refuse('oidc_unknown_key', { received })
  }
  if (/modulusLength/.test(received)) return refuse('oidc_weak_key', { received })
  if (/signature verification failed/.test(received)) return refuse('oidc_bad_signature')
  return refuse('oidc_bad_response', { received })
}

function refusedByProvider({
  error,
  error_description: hint = '',
}: client.ResponseBodyError): Refusal {
  const reasons = {
    invalid_grant: 'oidc_code_refused',
    invalid_client: 'oidc_client_refused',
  } as const
  const reason = Object.entries(reasons).find(([name]) => name === error)?.[1]
  return refuse(reason ?? 'oidc_bad_response', { received: error, hint })
}

/** Returns the innermost message, which says what was wrong. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return error.cause instanceof Error ? messageOf(error.cause) : error.message
}

function coded(error: unknown): { code: unknown } {
  return { code: error instanceof client.ClientError ? error.code : undefined }
}

/** Calls the library with a connection, and keeps the keys that it has fetched. */
async function withProvider<T>(
  connection: OidcConnection,
  outside: Exchanging,
  call: (config: client.Configuration, metadata: Metadata) => Promise<T>,
): Promise<T> {
  const read = await discover(connection.issuer, outside, connection.openTo)
  const { metadata } = read
  const config = new client.Configuration(
    metadata,
    connection.clientId,
    {
      [client.clockSkew]: Math.round((outside.now.getTime() - Date.now()) / 1000),
      [client.clockTolerance]: SKEW_S,
    },
    await proofOf(connection, metadata),
  )
  // The code flow itself trusts the connection to the token endpoint; the signature counts in addition.
  client.enableNonRepudiationChecks(config)
  if (outside.allowsLoopback) client.allowInsecureRequests(config)
  const fetch = guardedFetch(outside)
  config[client.customFetch] = async (url, options) => {
    if (options.method !== 'POST') return fetch(url, options)
    const response = await (outside.sent?.() ?? fetch(url, options))
    await outside.inspect?.(response.clone())
    return response
  }
  if (read.jwks) client.setJwksCache(config, read.jwks)
  try {
    return await call(config, metadata)
  } finally {
    const jwks = client.getJwksCache(config)
    if (jwks) read.jwks = jwks
  }
}

async function proofOf(
  { kind, clientProof, clientSecret, signingKey }: OidcConnection,
  metadata: Metadata,
): Promise<client.ClientAuth> {
  if (clientProof === 'private_key_jwt' && signingKey) {
    const der = Buffer.from(signingKey.pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
    const isMicrosoft = kind === 'microsoft'
    const algorithm = { name: isMicrosoft ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign'])
    if (!isMicrosoft) return client.PrivateKeyJwt({ key, kid: signingKey.kid })
    return client.PrivateKeyJwt(key, {
      [client.modifyAssertion](header, payload) {
        // Microsoft finds our certificate by its thumbprint.
        header['x5t#S256'] = signingKey.thumbprint
        payload.aud = metadata.token_endpoint
      },
    })
  }
  if (clientProof === 'none' || clientSecret === null) return client.None()
  const isBasic = metadata.token_endpoint_auth_methods_supported.includes('client_secret_basic')
  return isBasic ? client.ClientSecretBasic(clientSecret) : client.ClientSecretPost(clientSecret)
}
