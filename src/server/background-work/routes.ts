import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { linkNextPage } from '#server/platform/http/request/next-page.ts'
import type { Deps } from '#server/deps.ts'
import { getBackgroundWork, type KnownJob } from './get-background-work.ts'
import { listTroubledJobs } from './list-troubled-jobs.ts'
import { settleJob } from './settle-job.ts'

export function backgroundWorkRoutes(app: FastifyInstance, deps: Deps, jobs: KnownJob[]) {
  route(app, api.getBackgroundWork, ({ request }) =>
    getBackgroundWork(deps, jobs, wordsIn(languageOf(request))),
  )

  route(app, api.listTroubledJobs, async ({ query, request, reply }) => {
    const page = await listTroubledJobs(deps, jobs, wordsIn(languageOf(request)), query)
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return page.jobs
  })

  route(app, api.retryJob, async ({ viewer, params, request }) => {
    const by = actorOf(viewer, request)
    await settleJob(deps, jobs, { id: params.jobId, by, how: 'retried' })
    return { success: true as const }
  })

  route(app, api.dismissJob, async ({ viewer, params, request }) => {
    const by = actorOf(viewer, request)
    await settleJob(deps, jobs, { id: params.jobId, by, how: 'dismissed' })
    return { success: true as const }
  })
}
