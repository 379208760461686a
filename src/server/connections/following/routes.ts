import type { FastifyInstance, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'
import type { Following } from '#shared/connections/contract.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { route } from '#server/access/callers/route.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { sayFollowing } from '#server/connections/metadata/describe-metadata.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { changeFollowing, lookNow, takeOffer } from './change-following.ts'
import { presentFollowing } from './present-following.ts'

type Call = { viewer: Viewer; params: { customerId: string }; request: FastifyRequest }

export function followingRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getFollowing, ({ params, request }) =>
    told(
      request,
      asStaff(deps.db, (tx) => presentFollowing(deps, tx, params.customerId)),
    ),
  )

  route(app, api.changeFollowing, async ({ body, ...call }) => {
    await mustConfirm(call)
    return told(call.request, changeFollowing(deps, on(call), body))
  })

  route(app, api.lookAtMetadata, ({ params, request }) =>
    told(request, lookNow(deps, params.customerId)),
  )

  route(app, api.takeOffer, async ({ body, ...call }) => {
    await mustConfirm(call)
    return told(call.request, takeOffer(deps, on(call), body))
  })

  /** Accepting a certificate decides who comes in: a stolen session is not enough for it. */
  async function mustConfirm({ viewer, params, request }: Call) {
    if (await mayChangeWaysIn(deps, viewer, request, params.customerId)) return
    throw confirmationRequired()
  }
}

async function told(request: FastifyRequest, following: Promise<Following>): Promise<Following> {
  return sayFollowing(wordsIn(languageOf(request)), await following)
}

function on({ viewer, params, request }: Call) {
  return { customerId: params.customerId, by: actorOf(viewer, request) }
}
