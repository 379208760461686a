import { createHash } from 'node:crypto'

import { z } from 'zod'

import { tenantOf } from '#shared/connections/fields.ts'

import { type Refusal, refuse } from '#server/access/sign-in/refuse.ts'
import type { Config } from '#server/config.ts'

// Rules for an ID token that hold without any key. The library verifies the signature, and most of
// these again: a rule of ours says exactly what was wrong, and does not change with the library.

/** Signatures with a public key alone: with a shared secret, anyone who has it could sign. */
export const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'Ed25519',
  'EdDSA',
]

/** Far more than a token with a person's groups takes. */
export const MAX_TOKEN_LENGTH = 32_768
const MAX_SUBJECT_LENGTH = 255
/** As far may the provider's clock differ, in seconds. */
export const SKEW_S = 60
/** The provider makes the token when its code is redeemed, which happens immediately. */
export const MAX_AGE_S = 15 * 60

/** Names or carries the key to verify with, which the provider's published keys alone decide. */
const FORBIDDEN_HEADERS = ['jku', 'x5u', 'jwk', 'x5c', 'crit', 'b64']

const JsonObject = z.record(z.string(), z.unknown())
export type Claims = z.infer<typeof JsonObject>

type Parties = { issuer: string; clientId: string }

type Expected = Parties & {
  nonce: string
  now: Date
  /** The token that came along, to which a hash in the ID token binds it. */
  accessToken: unknown
}

export type Token = { header: Claims; claims: Claims }

/** Returns why an ID token cannot be accepted with any key; undefined where only its signature is open. */
export function checkIdToken(idToken: unknown, expected: Expected): Refusal | undefined {
  if (typeof idToken !== 'string' || idToken === '') return refuse('oidc_bad_response')
  const token = readToken(idToken)
  if ('ok' in token) return token
  return (
    checkHeader(token) ??
    checkPurpose(token) ??
    checkParties(token, expected) ??
    checkSubject(token) ??
    checkTimes(token, expected.now) ??
    checkNonce(token, expected.nonce) ??
    checkAccessToken(token, expected.accessToken)
  )
}

/** Reads a token that no signature has vouched for yet. */
export function readToken(idToken: string): Token | Refusal {
  if (idToken.length > MAX_TOKEN_LENGTH) {
    return refuse('oidc_too_large', { received: String(idToken.length) })
  }
  const parts = idToken.split('.')
  if (parts.length === 5) return refuse('oidc_encrypted_token')
  const [header, claims] = parts.map((part) => readPart(part))
  if (parts.length !== 3 || !header || !claims) return refuse('oidc_malformed_token')
  return { header, claims }
}

const BASE64URL = /^[\w-]+$/

function readPart(part: string): Claims | undefined {
  if (!BASE64URL.test(part)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'base64url'))
    return JsonObject.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export function checkHeader({ header }: Token): Refusal | undefined {
  const { alg } = header
  if (typeof alg !== 'string' || !ALGORITHMS.includes(alg)) {
    return refuse('oidc_weak_algorithm', { expected: ALGORITHMS.join(', '), received: shown(alg) })
  }
  const forbidden = FORBIDDEN_HEADERS.find((name) => header[name] !== undefined)
  if (forbidden !== undefined) return refuse('oidc_token_header', { received: forbidden })
  if (header.kid !== undefined && typeof header.kid !== 'string') {
    return refuse('oidc_token_header', { received: 'kid' })
  }
  return undefined
}

function checkPurpose({ header: { typ }, claims }: Token): Refusal | undefined {
  // A token for another purpose, such as a sign-out, is signed with the same keys.
  const isOther =
    typ !== undefined && !(typeof typ === 'string' && /^(application\/)?jwt$/i.test(typ))
  if (isOther || claims.events !== undefined) {
    return refuse('oidc_malformed_token', { expected: 'JWT', received: shown(typ) })
  }
  return undefined
}

export function checkParties(
  { claims }: Token,
  { issuer, clientId }: Parties,
): Refusal | undefined {
  const { iss, aud, azp } = claims
  if (iss !== issuer) {
    return refuse('oidc_wrong_issuer', { expected: issuer, received: shown(iss) })
  }
  const audiences = z.union([z.string().transform((one) => [one]), z.array(z.string())])
  const meant = audiences.safeParse(aud).data ?? []
  if (!meant.includes(clientId)) {
    return refuse('oidc_wrong_audience', { expected: clientId, received: shown(aud) })
  }
  const isForSeveral = meant.length > 1
  if (azp === clientId || (azp === undefined && !isForSeveral)) return undefined
  return refuse('oidc_wrong_party', { expected: clientId, received: shown(azp) })
}

// Printable ASCII, as the specification has it: two texts that look alike are never two people.
const SUBJECT = /^[\u0021-\u007E](?:[\u0020-\u007E]*[\u0021-\u007E])?$/

export function checkSubject({ claims: { sub } }: Token): Refusal | undefined {
  const isSubject = typeof sub === 'string' && sub.length <= MAX_SUBJECT_LENGTH && SUBJECT.test(sub)
  return isSubject ? undefined : refuse('oidc_no_subject', { received: shown(sub) })
}

export function checkTimes({ claims }: Token, now: Date): Refusal | undefined {
  const { exp, iat, nbf = iat, auth_time: authTime = iat } = claims
  if (!isTime(exp) || !isTime(iat) || !isTime(nbf) || !isTime(authTime)) {
    return refuse('oidc_bad_times', { received: shown({ exp, iat, nbf, auth_time: authTime }) })
  }
  const at = now.getTime() / 1000
  const of = (time: number) => ({ expected: shownTime(at), received: shownTime(time) })
  const latest = Math.max(iat, nbf, authTime)
  if (latest > at + SKEW_S) return refuse('oidc_not_yet_valid', of(latest))
  if (exp <= at - SKEW_S) return refuse('oidc_expired', of(exp))
  if (iat < at - MAX_AGE_S - SKEW_S) return refuse('oidc_too_old', of(iat))
  return undefined
}

/** Seconds within the years that a clock shows. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 253_402_300_800
}

function shownTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

function checkNonce({ claims: { nonce } }: Token, expected: string): Refusal | undefined {
  return nonce === expected ? undefined : refuse('oidc_wrong_nonce')
}

/** Verifies OpenID Connect Core 3.1.3.6 where the provider sends a hash: the two tokens belong together. */
function checkAccessToken({ header, claims }: Token, accessToken: unknown): Refusal | undefined {
  const { at_hash: hash } = claims
  const bits = /^(?:RS|PS|ES)(256|384|512)$/.exec(String(header.alg))?.[1]
  if (hash === undefined || bits === undefined) return undefined
  const digest = createHash(`sha${bits}`).update(String(accessToken)).digest()
  const half = digest.subarray(0, digest.length / 2).toString('base64url')
  return hash === half ? undefined : refuse('oidc_other_token')
}

/** Shows a claim of any type. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

// Rules of Microsoft Entra ID that OpenID Connect alone does not know: tenants, and whose a key is.

type Authority = Pick<Config, 'microsoftAuthority'>

/** The tenant of personal accounts, which anyone can have. */
const CONSUMER_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isGuid(value: unknown): value is string {
  return typeof value === 'string' && GUID.test(value)
}

export function microsoftIssuer({ microsoftAuthority }: Authority, tenant: string): string {
  return `${microsoftAuthority}/${tenant}/v2.0`
}

/** Returns why an account of this tenant cannot sign in, or not with an issuer that is verified. */
export function checkTenant({ tid }: Claims, issuer?: string): Refusal | undefined {
  if (!isGuid(tid)) return refuse('oidc_no_tenant', { received: shown(tid) })
  if (tid === CONSUMER_TENANT) return refuse('oidc_personal_account', { received: tid })
  const expected = issuer === undefined ? tid : tenantOf({ entityId: issuer })
  return expected === tid
    ? undefined
    : refuse('oidc_other_organization', { expected: expected ?? '', received: tid })
}

/**
 * Finds the issuer of the tenant that a token names, before anything of the token is verified: the one
 * whose metadata and keys then verify it.
 */
export function issuerNamedBy(claims: Claims, template: string): string | Refusal {
  const refused = checkTenant(claims)
  if (refused) return refused
  const issuer = template.replace('{tenantid}', String(claims.tid))
  if (claims.iss === issuer) return issuer
  return refuse('oidc_wrong_issuer', { expected: issuer, received: shown(claims.iss) })
}

/** Refuses a key that is published for another tenant: documents of several tenants have keys of each. */
export function checkKeyIssuer(
  keys: { kid?: string; issuer?: unknown }[],
  { kid, claims }: { kid: unknown; claims: Claims },
): Refusal | undefined {
  const issuers = keys
    .filter((key) => kid === undefined || key.kid === kid)
    .flatMap(({ issuer }) => (issuer === undefined ? [] : [shown(issuer)]))
  const other = issuers.find(
    (issuer) => issuer.replace('{tenantid}', String(claims.tid)) !== claims.iss,
  )
  if (other === undefined) return undefined
  return refuse('oidc_other_key', { expected: shown(claims.iss), received: other })
}
