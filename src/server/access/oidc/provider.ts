import type { CustomFetch, ExportedJWKSCache } from 'openid-client'
import { z } from 'zod'

import type { ClientProof, ConnectionKind } from '#shared/connections/fields.ts'

import { type Refusal, refuse } from '#server/access/sign-in/refuse.ts'
import { requestPublic } from '#server/platform/outgoing/fetch-public.ts'

import { ALGORITHMS } from './id-token-rules.ts'
import type { Reading } from './read-person.ts'

export const SCOPE = 'openid email profile'

const MAX_DOCUMENT_BYTES = 262_144
const METADATA_LIFE_MS = 5 * 60_000
const MAX_KEPT = 500

/** Kinds of connections that speak OpenID Connect. */
export type OidcKind = Exclude<ConnectionKind, 'saml'>

/** Everything that the exchange with a provider needs to know of a connection. */
export type OidcConnection = Reading & {
  /** Set while no tenant is known: the address for all of them. The issuer is a template then. */
  openTo?: string
  issuer: string
  redirectUri: string
  clientId: string
  clientProof: ClientProof
  clientSecret: string | null
  /** Our signing key, PEM, with its names; null unless the connection proves itself with it. */
  signingKey: { pem: string; kid: string; thumbprint: string } | null
}

export type Outside = {
  now: Date
  /** While Portico itself is on loopback, a provider may be, too. */
  allowsLoopback: boolean
  maxMs?: number
}

/** Carries a refusal out of the library, which calls back to fetch. */
export class RefusedByRule extends Error {
  refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  response_types_supported: z.array(z.string()).default(['code']),
  code_challenge_methods_supported: z.array(z.string()).default(['S256']),
  // Required by the specification, which names this one as the least.
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
})
export type Metadata = z.infer<typeof Metadata>

type Known = { metadata: Metadata; readAt: number; jwks?: ExportedJWKSCache }

/** By issuer: what a provider says of itself, and its keys, which the library fetches. */
const known = new Map<string, Known>()

/** Reads what the provider of this name says of itself, unless that is known, at an address that may differ. */
export async function discover(issuer: string, outside: Outside, at?: string): Promise<Known> {
  const before = known.get(issuer)
  const readAt = outside.now.getTime()
  if (before && Math.abs(readAt - before.readAt) < METADATA_LIFE_MS) return before
  const metadata = await readMetadata(issuer, outside, at)
  // Keep the keys, which have a life of their own, while they are at the same address.
  const isSame = before?.metadata.jwks_uri === metadata.jwks_uri
  const read: Known = { metadata, readAt, ...(isSame && before.jwks && { jwks: before.jwks }) }
  known.delete(issuer)
  known.set(issuer, read)
  const [oldest] = known.keys()
  if (known.size > MAX_KEPT && oldest !== undefined) known.delete(oldest)
  return read
}

async function readMetadata(issuer: string, outside: Outside, at = issuer): Promise<Metadata> {
  const url = `${at.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await guardedFetch(outside)(url, {
    method: 'GET',
    headers: { accept: 'application/json' },
    body: undefined,
    redirect: 'manual',
  })
  const unusable = (received: string) =>
    new RefusedByRule(refuse('oidc_bad_discovery', { received, hint: url }))
  if (response.status !== 200) throw unusable(String(response.status))
  const read = Metadata.safeParse(parseJson(await response.text()))
  if (!read.success) throw unusable(read.error.issues.map(({ path }) => path.join('.')).join(', '))
  const metadata = read.data
  if (metadata.issuer !== issuer) {
    const detail = { expected: issuer, received: metadata.issuer, hint: url }
    throw new RefusedByRule(refuse('oidc_discovery_issuer', detail))
  }
  const { authorization_endpoint: endpoint, end_session_endpoint: end = endpoint } = metadata
  if (![endpoint, end].every((one) => mayLeadTo(one, outside))) throw unusable(endpoint)
  if (!metadata.response_types_supported.includes('code'))
    throw unusable('response_types_supported')
  if (!metadata.code_challenge_methods_supported.includes('S256')) {
    throw unusable('code_challenge_methods_supported')
  }
  const algorithms = metadata.id_token_signing_alg_values_supported
  const accepted = algorithms.filter((one) => ALGORITHMS.includes(one))
  if (accepted.length === 0) throw unusable(algorithms.join(', '))
  return { ...metadata, id_token_signing_alg_values_supported: accepted }
}

function mayLeadTo(address: string, { allowsLoopback }: Outside): boolean {
  const { protocol } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && allowsLoopback)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const NO_BODY = [204, 205, 304]

/** Fetches with the guards for any address that a person has entered, and follows no redirect. */
export function guardedFetch({ allowsLoopback, maxMs }: Outside): CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await requestPublic(
      url,
      { method, headers, body: body instanceof URLSearchParams ? body.toString() : undefined },
      { allowsLoopback, maxMs, maxBytes: MAX_DOCUMENT_BYTES },
    )
    const unreachable = (received: string) =>
      new RefusedByRule(refuse('oidc_unreachable', { received, hint: url }))
    if ('problem' in answer) {
      throw unreachable([answer.problem, answer.detail].filter(Boolean).join(': '))
    }
    const { status } = answer
    if (status < 200 || status > 599 || (status >= 300 && status < 400)) {
      throw unreachable(String(status))
    }
    const named = ['content-type', 'www-authenticate'].map((name) => [
      name,
      String(answer.headers[name] ?? ''),
    ])
    return new Response(NO_BODY.includes(status) ? null : new Uint8Array(answer.body), {
      status,
      headers: Object.fromEntries(named.filter(([, value]) => value !== '')),
    })
  }
}
