import { X509Certificate } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { countGuess } from '#server/access/callers/guess-limit.ts'
import { route } from '#server/access/callers/route.ts'
import { keysOf } from '#server/access/saml/keys/key-pairs.ts'
import { countAnswer, type CountedAnswer } from '#server/access/saml/login/count-answer.ts'
import { acceptsJson, isRateLimited } from '#server/access/saml/login/routes.ts'
import { findAskedTest, testState } from '#server/access/saml/login/test-answers.ts'
import { browserHashOf } from '#server/access/sign-in/browser-secret.ts'
import { recordRefusal } from '#server/access/sign-in/record-refusal.ts'
import { backToForm, sendOutcome } from '#server/access/sign-in/send-outcome.ts'
import { findOpenCustomer, isCustomerId } from '#server/access/sign-in/sign-in-customer.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'

import { backChannelRoutes } from './back-channel-logout.ts'
import { getApplications, saveApplications } from './connection.ts'
import { oidcKindOf } from './connection.ts'
import { finishOidcLogin, refusalOf, startOidcLogin, stateOf } from './login.ts'
import type { OidcKind } from './provider.ts'
import { findCustomerOfState } from './queries.ts'
import type { TakeOidcAnswer } from './test-answers.ts'

export function oidcRoutes(app: FastifyInstance, deps: Deps, takeTestAnswer: TakeOidcAnswer) {
  route(app, api.startOidcLogin, async ({ params, query, request, reply }) => {
    const found = await findOpenCustomer(deps, params.customerId)
    const customer = found && oidcKindOf(found) && !found.isStaff ? found : undefined
    const isNavigation = !acceptsJson(request)
    const isPassive = query.passive === '1'
    const back = (error: string) => backToForm(reply, { status: 302, error, isPassive })
    try {
      await countGuess(deps, 'sign-in', request)
    } catch (error) {
      if (isNavigation && isRateLimited(error)) return back('rate_limited')
      throw error
    }
    if (!customer) {
      if (isNavigation) return back('customer_unavailable')
      throw notFound((words) => words.signIn.noSignOnHere)
    }
    const begun = await startOidcLogin(deps, customer, {
      returnTo: query.returnTo,
      passive: isPassive,
      forced: query.confirm === '1',
      reply,
    })
    reply.header('Cache-Control', 'no-store')
    if (typeof begun === 'string') {
      return isNavigation ? reply.redirect(begun, 302) : reply.send({ redirectUrl: begun })
    }
    const refusal = refusalOf(begun)
    const ref = await recordRefusal(deps, customer, { ...refusal, request })
    const error = `${refusal.reason}&ref=${ref}`
    return isNavigation ? back(error) : reply.send({ redirectUrl: `/login?error=${error}` })
  })

  route(app, api.finishOidcLogin, ({ params: { customerId }, request, reply }) =>
    finish({ kind: 'oidc', customerId, request, reply }),
  )

  route(app, api.finishApplicationLogin, async ({ params: { kind }, request, reply }) => {
    const state = stateOf(queryOf(request))
    const customerId = state && (await findCustomerOfState(deps.db, state))
    return finish({ kind, customerId, request, reply })
  })

  const queryOf = ({ url }: FastifyRequest) => new URL(url, deps.config.publicUrl).searchParams

  /** Handles what a browser brings back to a redirect URI of this kind. */
  async function finish({ kind, request, reply, ...asked }: Returned) {
    reply.header('Cache-Control', 'no-store')
    const query = queryOf(request)
    const customerId =
      asked.customerId && isCustomerId(asked.customerId) ? asked.customerId : undefined
    const state = stateOf(query)
    let attempt: CountedAnswer
    try {
      attempt = await countAnswer(deps, customerId, { requestId: state, request })
      if (!browserHashOf(request)) await countGuess(deps, 'sign-in', request)
    } catch (error) {
      if (!isRateLimited(error)) throw error
      app.metrics.countSignIn(kind, 'rate_limited')
      return backToForm(reply, { status: 303, error: 'rate_limited', isPassive: false })
    }
    const relayState = state && testState(state)
    const test =
      customerId && (await findAskedTest(deps, customerId, { samlResponse: '', relayState }))
    if (test && state) {
      const browserHash = browserHashOf(request)
      const answer = { kind, query, state, browserHash, address: request.ip }
      const { isTaken, next } = await takeTestAnswer(deps, test, answer)
      if (isTaken) await attempt.forget()
      return reply.redirect(next ?? test.resultPath, 303)
    }
    const brought = { kind, query, request, reply }
    const outcome = await finishOidcLogin(deps, asked.customerId, brought)
    app.metrics.countSignIn(kind, outcome.ok ? undefined : outcome.reason)
    const isOver = outcome.ok || (outcome.reason === 'no_passive' && attempt.isFirst)
    if (isOver) await attempt.forget()
    const by = { customerId: asked.customerId ?? '', isPassive: false, request, reply }
    return sendOutcome(deps, outcome, by)
  }

  route(app, api.getSignInApplications, () => getApplications(deps))

  route(app, api.saveSignInApplications, ({ viewer, body, request }) =>
    saveApplications(deps, body, actorOf(viewer, request)),
  )

  backChannelRoutes(app, deps)

  route(app, api.getOidcKeys, async () => {
    const found = await keysOf(deps)
    return {
      keys: found.map(({ id, certificate }) => ({
        kid: id,
        use: 'sig',
        alg: 'RS256',
        ...keyOf(certificate),
      })),
    }
  })
}

type Returned = {
  kind: OidcKind
  customerId: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}

function keyOf(certificate: string): Record<string, string> {
  const { kty, n, e } = new X509Certificate(certificate).publicKey.export({ format: 'jwk' })
  return { kty: kty ?? '', n: n ?? '', e: e ?? '' }
}
