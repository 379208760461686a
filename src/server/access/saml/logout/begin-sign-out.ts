import type { FastifyReply } from 'fastify'

import { outsideEndpoints } from '#shared/access/endpoints.ts'

import { type KeyDeps, signingKey } from '#server/access/saml/keys/key-pairs.ts'
import { readSamlSession, type SamlSession } from '#server/access/saml/response/name-id.ts'
import { openForBrowser, sealForBrowser } from '#server/access/saml/login/sealed-for-browser.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import type { EndedSession } from '#server/access/sessions/sessions.ts'
import { markBrowser } from '#server/access/sign-in/browser-secret.ts'
import { findCustomerOfProvider } from '#server/access/sign-in/sign-in-customer.ts'
import { notFound } from '#server/platform/app-error.ts'
import { logoutRequest } from './own-messages.ts'
import { makeRequestId } from './own-request-id.ts'
import { redirectWith } from './redirect-binding.ts'
import { sendMessage } from './send-message.ts'

/** The session that the provider is to end, and its address there. */
type Leaving = { customerId: string; session: SamlSession; location: string; byPost: boolean }

/**
 * Returns the address that signs the person out at the provider as well; undefined where it offers none. The
 * session here is over already.
 */
export async function signOutUrl(
  deps: KeyDeps,
  { customerId, details }: EndedSession,
  { reply }: { reply: FastifyReply },
): Promise<string | undefined> {
  const leaving = await findWay(deps, customerId, readSamlSession(details))
  if (!leaving) return undefined
  if (leaving.byPost) {
    const path = outsideEndpoints.goOnSigningOut.path.replace(':customerId', customerId)
    const browser = markBrowser(reply)
    const sealed = sealForBrowser(deps, { customerId, content: details, browser })
    return `${path}?session=${sealed}`
  }
  const message = { parameter: 'SAMLRequest', xml: requestOf(deps, leaving) } as const
  return redirectWith(leaving.location, message, await signingKey(deps))
}

/** Shows the page that posts the request, where the provider takes none by redirect. */
export async function postSignOut(
  deps: KeyDeps,
  customerId: string,
  { sealed, reply }: { sealed: string; reply: FastifyReply },
) {
  const session = readSamlSession(
    openForBrowser(deps, customerId, { sealed, request: reply.request }),
  )
  const leaving = await findWay(deps, customerId, session)
  if (!leaving) throw notFound()
  const way = { ...leaving, privateKey: await signingKey(deps) }
  return sendMessage(reply, way, { parameter: 'SAMLRequest', xml: requestOf(deps, leaving) })
}

async function findWay(
  deps: Pick<KeyDeps, 'db'>,
  customerId: string,
  session: SamlSession,
): Promise<Leaving | undefined> {
  const customer = await findCustomerOfProvider(deps, customerId, session.issuer)
  const isTheirs = customer?.kind === 'saml' && customer.entityId === session.issuer
  if (!isTheirs || !customer.logoutUrl) return undefined
  return { customerId, session, location: customer.logoutUrl, byPost: customer.logoutByPost }
}

function requestOf(deps: KeyDeps, { customerId, session, location }: Leaving): string {
  const { entityId } = serviceProviderFor(deps.config.publicUrl, customerId)
  return logoutRequest({
    id: makeRequestId(deps, customerId),
    issuer: entityId,
    destination: location,
    now: deps.now(),
    name: session.name,
    sessionIndex: session.sessionIndex,
  })
}
