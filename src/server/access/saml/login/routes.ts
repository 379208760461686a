import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { outsideEndpoints } from '#shared/access/endpoints.ts'
import { api } from '#shared/api.ts'

import { AppError, notFound } from '#server/platform/app-error.ts'
import { browserHashOf } from '#server/access/sign-in/browser-secret.ts'
import { countGuess } from '#server/access/callers/guess-limit.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/access/callers/route.ts'
import { countAnswer, type CountedAnswer, countUnasked, readRequestId } from './count-answer.ts'
import { finishLogin } from './finish-login.ts'
import { findOpenCustomer, isCustomerId } from '#server/access/sign-in/sign-in-customer.ts'
import { backToForm, sendOutcome } from '#server/access/sign-in/send-outcome.ts'
import { keysOf } from '#server/access/saml/keys/key-pairs.ts'
import { createMetadata, NO_SETTINGS } from './own-metadata.ts'
import { findOwnSettings } from '#server/access/saml/queries.ts'
import { readForms } from './read-forms.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { PASSIVE_STATE, postRequest, startLogin } from './start-login.ts'
import { findAskedTest, type TakeTestAnswer } from './test-answers.ts'

export function samlRoutes(app: FastifyInstance, deps: Deps, takeTestAnswer: TakeTestAnswer) {
  route(app, api.getSamlMetadata, async ({ params, reply }) => {
    // Answer for every customer: the identity provider is set up with it before sign-in is switched on.
    if (!isCustomerId(params.customerId)) throw notFound()
    const sp = serviceProviderFor(deps.config.publicUrl, params.customerId)
    const settings = await findOwnSettings(deps.db, params.customerId)
    reply.type('application/samlmetadata+xml')
    return reply.send(createMetadata(sp, settings ?? NO_SETTINGS, await keysOf(deps)))
  })

  route(app, api.startSamlLogin, async ({ params, query, request, reply }) => {
    const customer = await findOpenCustomer(deps, params.customerId)
    const isNavigation = !acceptsJson(request)
    const passive = query.passive === '1'
    const back = (error: string) => backToForm(reply, { status: 302, error, isPassive: passive })
    try {
      await countGuess(deps, 'sign-in', request)
    } catch (error) {
      if (isNavigation && isRateLimited(error)) return back('rate_limited')
      throw error
    }
    if (!customer) {
      // Record no failure, and so show no code: anybody may follow this link without end.
      if (isNavigation) return back('customer_unavailable')
      throw notFound((words) => words.signIn.noSignOnHere)
    }
    if (customer.kind !== 'saml') {
      // Bookmarks lead here, and links of ours from before the customer's provider was another.
      const path = outsideEndpoints.startOidcLogin.path.replace(':customerId', customer.id)
      const redirectUrl = `${path}${new URL(request.url, deps.config.publicUrl).search}`
      return isNavigation ? reply.redirect(redirectUrl, 302) : reply.send({ redirectUrl })
    }
    const redirectUrl = await startLogin(deps, customer, {
      returnTo: query.returnTo,
      passive,
      forced: query.confirm === '1',
      reply,
    })
    reply.header('Cache-Control', 'no-store')
    return isNavigation ? reply.redirect(redirectUrl, 302) : reply.send({ redirectUrl })
  })

  route(app, api.postSamlRequest, async ({ params, query, request, reply }) => {
    await countGuess(deps, 'sign-in', request)
    return postRequest(deps, params.customerId, { sealed: query.request, reply })
  })

  // Register in a scope of its own: no other endpoint accepts forms from other sites.
  void app.register(async (forms) => {
    readForms(forms)

    const refuseTooMany = (reply: FastifyReply, isPassive: boolean) => {
      app.metrics.countSignIn('saml', 'rate_limited')
      return backToForm(reply, { status: 303, error: 'rate_limited', isPassive })
    }
    const beforeBody = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        await countUnasked(deps, request)
      } catch (error) {
        if (!isRateLimited(error)) throw error
        // Counts as not passive: only the body says so, and it is unread.
        await refuseTooMany(reply, false)
      }
    }
    route(
      forms,
      api.finishSamlLogin,
      async ({ params, body, request, reply }) => {
        reply.header('Cache-Control', 'no-store')
        const customerId = isCustomerId(params.customerId) ? params.customerId : undefined
        const samlResponse = body.SAMLResponse
        let attempt: CountedAnswer
        try {
          const requestId = readRequestId(samlResponse)
          attempt = await countAnswer(deps, customerId, { requestId, request })
        } catch (error) {
          if (!isRateLimited(error)) throw error
          return refuseTooMany(reply, body.RelayState === PASSIVE_STATE)
        }
        const test =
          customerId &&
          (await findAskedTest(deps, customerId, { samlResponse, relayState: body.RelayState }))
        if (test) {
          const answer = { samlResponse, browserHash: browserHashOf(request), address: request.ip }
          const isTaken = await takeTestAnswer(deps, test, answer)
          if (isTaken) await attempt.forget()
          return reply.redirect(test.resultPath, 303)
        }
        const outcome = await finishLogin(deps, params.customerId, { samlResponse, request, reply })
        app.metrics.countSignIn('saml', outcome.ok ? undefined : outcome.reason)
        // Take back the count of a success and of the first passive refusal: anybody can repeat the latter.
        const isOver = outcome.ok || (outcome.reason === 'no_passive' && attempt.isFirst)
        if (isOver) await attempt.forget()
        return sendOutcome(deps, outcome, {
          customerId: params.customerId,
          isPassive: body.RelayState === PASSIVE_STATE,
          request,
          reply,
        })
      },
      { beforeBody },
    )
  })
}

export function isRateLimited(error: unknown): boolean {
  return error instanceof AppError && error.code === 'rate_limited'
}

export function acceptsJson(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('application/json') ?? false
}
