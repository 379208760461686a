import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import { signingKey } from '#server/access/saml/keys/key-pairs.ts'
import { newRequestId } from '#server/access/saml/library/login-url.ts'
import { readForms } from '#server/access/saml/login/read-forms.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { toConnection } from '#server/access/saml/login/start-login.ts'
import { forgetIdp } from '#server/access/sign-in/idp-hint.ts'
import { recordSignOutRefusal } from '#server/access/sign-in/record-refusal.ts'
import { findCustomerOfProvider } from '#server/access/sign-in/sign-in-customer.ts'
import { countGuess, forgetGuess } from '#server/access/callers/guess-limit.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { postSignOut } from './begin-sign-out.ts'
import { followRequest } from './follow-request.ts'
import { logoutResponse } from './own-messages.ts'
import { isConfirmed } from './read-answer.ts'
import { confirmMessage, openMessage, type Received } from './read-message.ts'
import { sendMessage } from './send-message.ts'

type LogoutDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>
type Exchange = { request: FastifyRequest; reply: FastifyReply }

export function logoutRoutes(app: FastifyInstance, deps: LogoutDeps) {
  // Counted before anything is read. What a provider has signed is forgotten again.
  const beforeBody = (request: FastifyRequest) => countGuess(deps, 'sign-in', request)

  route(
    app,
    api.signOutByRedirect,
    ({ params, query, request, reply }) => {
      const search = (request.raw.url ?? '').split('?').slice(1).join('?')
      const parameter = query.SAMLResponse === undefined ? 'SAMLRequest' : 'SAMLResponse'
      return take(deps, params.customerId, { parameter, search }, { request, reply })
    },
    { beforeBody },
  )

  // Register in a scope of its own, as the ACS is.
  void app.register(async (forms) => {
    readForms(forms)

    route(
      forms,
      api.signOutByPost,
      ({ params, body, request, reply }) => {
        const { SAMLRequest, SAMLResponse, RelayState: relayState } = body
        const received: Received =
          SAMLResponse === undefined
            ? { parameter: 'SAMLRequest', posted: SAMLRequest ?? '', relayState }
            : { parameter: 'SAMLResponse', posted: SAMLResponse, relayState }
        return take(deps, params.customerId, received, { request, reply })
      },
      { beforeBody },
    )
  })

  route(app, api.goOnSigningOut, async ({ params, query, request, reply }) => {
    await countGuess(deps, 'sign-in', request)
    return postSignOut(deps, params.customerId, { sealed: query.session, reply })
  })
}

/** Takes what a provider's page brings: the answer to a request of ours, or a request of its own. */
async function take(
  deps: LogoutDeps,
  customerId: string,
  received: Received,
  { request, reply }: Exchange,
) {
  const opened = openMessage(received)
  const issuer = opened.ok ? opened.issuer : ''
  const customer = await findCustomerOfProvider(deps, customerId, issuer)
  if (customer?.kind !== 'saml') throw notFound()
  const sp = serviceProviderFor(deps.config.publicUrl, customer.id)
  const { entityId, certs } = toConnection(customer)
  const expected = { issuer: entityId, certs, destination: sp.logoutUrl, now: deps.now() }
  const confirmed = opened.ok ? await confirmMessage(opened, expected) : opened
  if (confirmed.ok) await forgetGuess(deps, 'sign-in', request)

  if (received.parameter === 'SAMLResponse') {
    if (!confirmed.ok) await recordSignOutRefusal(deps, customer, confirmed, request)
    return showEnd(reply, confirmed.ok && isConfirmed(deps, customer.id, confirmed.message))
  }
  const followed = confirmed.ok
    ? await followRequest(deps, customer, confirmed, request)
    : confirmed
  if (!followed.ok) {
    const ref = await recordSignOutRefusal(deps, customer, followed, request)
    return reply.redirect(`/login?error=sign_out_refused&ref=${ref}`, 303)
  }
  forgetIdp(reply)
  const { logoutUrl: location, logoutByPost: byPost } = customer
  if (!location) return showEnd(reply, true)
  const xml = logoutResponse({
    id: newRequestId(),
    issuer: sp.entityId,
    destination: location,
    now: deps.now(),
    inResponseTo: followed.id,
  })
  const way = { location, byPost, privateKey: await signingKey(deps) }
  const relayState = opened.ok ? opened.relayState : undefined
  return sendMessage(reply, way, { parameter: 'SAMLResponse', xml, relayState })
}

/** The login page says how it went. */
function showEnd(reply: FastifyReply, isConfirmedThere: boolean) {
  reply.header('Cache-Control', 'no-store')
  return reply.redirect(`/login?signed-out=${isConfirmedThere ? 'everywhere' : 'here'}`, 303)
}
