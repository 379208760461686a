import type { FastifyInstance, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { beginTest } from './begin-test.ts'
import { getNewestTest, getTest } from './get-test.ts'

export function connectionTestRoutes(app: FastifyInstance, deps: Deps) {
  const inWords = (request: FastifyRequest) => ({ ...deps, words: wordsIn(languageOf(request)) })

  route(app, api.beginConnectionTest, ({ viewer, params, body, request, reply }) =>
    beginTest(
      deps,
      {
        customerId: params.customerId,
        by: actorOf(viewer, request),
        reply,
        resultPath: (testId) => `/admin/customers/${params.customerId}/sign-on/test?id=${testId}`,
      },
      body,
    ),
  )

  route(app, api.getNewestConnectionTest, ({ params, request }) =>
    getNewestTest(inWords(request), params),
  )

  route(app, api.getConnectionTest, ({ params, request }) =>
    getTest(inWords(request), params, params.testId),
  )
}
