import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { linkNextPage } from '#server/platform/http/request/next-page.ts'
import { route } from '#server/access/callers/route.ts'
import { listKindPage } from './list-kind-page.ts'
import { presentDetail } from './present-failure.ts'
import { findFailure } from './queries.ts'

export function signInFailureRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listSignInFailures, async ({ query, request, reply }) => {
    const page = await listKindPage(deps, query, wordsIn(languageOf(request)))
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return page.kinds
  })

  route(app, api.getSignInFailure, async ({ params, request }) => {
    const failure = await asStaff(deps.db, (tx) => findFailure(tx, params.code))
    if (!failure) throw notFound((words) => words.signInFailures.noSuchCode)
    return presentDetail(wordsIn(languageOf(request)), failure)
  })
}
