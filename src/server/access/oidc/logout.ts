import { z } from 'zod'

import type { ConnectionSettings } from '#shared/connections/fields.ts'

import type { ProviderSession } from '#server/access/sessions/provider-session.ts'
import type { EndedSession } from '#server/access/sessions/sessions.ts'
import { findCustomerOfProvider } from '#server/access/sign-in/sign-in-customer.ts'

import { type OidcDeps, toOidcConnection } from './connection.ts'
import type { Redeemed } from './exchange.ts'
import { discover, RefusedByRule } from './provider.ts'

/** Stored facts of a sign-in with which the provider ends its session. */
const OidcSession = z.object({
  protocol: z.literal('oidc'),
  issuer: z.string(),
  /** Null where it is too long to be kept. */
  idToken: z.string().nullable(),
})
type OidcSession = z.infer<typeof OidcSession>

const MAX_KEPT_TOKEN = 3_000

/** The provider's id for a session. */
export const SessionId = z.string().min(1).max(255)

export function atProviderOf(
  { entityId: issuer }: Pick<ConnectionSettings, 'entityId'>,
  { claims, subject, idToken }: Pick<Redeemed, 'claims' | 'subject' | 'idToken'>,
): ProviderSession {
  const sid = SessionId.safeParse(claims.sid).data
  const kept = idToken.length <= MAX_KEPT_TOKEN ? idToken : null
  const session: OidcSession = { protocol: 'oidc', issuer, idToken: kept }
  return {
    name: nameOf(issuer, subject),
    sid: sid === undefined ? undefined : nameOf(issuer, sid),
    details: JSON.stringify(session),
  }
}

/** A person or a session at a provider, as ours are stored with. */
export function nameOf(issuer: string, subjectOrSid: string): string {
  return `oidc ${issuer} ${subjectOrSid}`
}

/** Returns whether a session began at a provider of OpenID Connect. */
export function isOidcSession({ details }: Pick<EndedSession, 'details'>): boolean {
  return OidcSession.safeParse(JSON.parse(details)).success
}

/** Returns the address that signs the person out at the provider as well; undefined where it offers none. */
export async function oidcSignOutUrl(
  deps: OidcDeps,
  { customerId, details }: EndedSession,
): Promise<string | undefined> {
  const { issuer, idToken } = OidcSession.parse(JSON.parse(details))
  const customer = await findCustomerOfProvider(deps, customerId, issuer)
  if (!customer || customer.entityId !== issuer) return undefined
  const connection = await toOidcConnection(deps, customer)
  if ('ok' in connection) return undefined
  const outside = { now: deps.now(), allowsLoopback: deps.config.isLoopback }
  try {
    const { metadata } = await discover(issuer, outside)
    if (metadata.end_session_endpoint === undefined) return undefined
    const url = new URL(metadata.end_session_endpoint)
    url.searchParams.set('client_id', connection.clientId)
    if (idToken !== null) url.searchParams.set('id_token_hint', idToken)
    url.searchParams.set('post_logout_redirect_uri', `${deps.config.publicUrl}/login`)
    return url.href
  } catch (error) {
    // Signed out here already: a provider that cannot be reached changes nothing.
    if (error instanceof RefusedByRule) return undefined
    throw error
  }
}
