import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/access/callers/route.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { dismissSetup } from './dismiss-setup.ts'
import { getAttention } from './get-attention.ts'
import { getSetup } from './get-setup.ts'

export function setupRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getSetup, ({ viewer }) => getSetup(deps, viewer))

  route(app, api.getAttention, ({ request }) =>
    getAttention({ ...deps, words: wordsIn(languageOf(request)) }),
  )

  route(app, api.dismissSetup, ({ viewer, request }) =>
    dismissSetup(deps, viewer, actorOf(viewer, request)),
  )
}
