import type { FastifyInstance, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { route } from '#server/access/callers/route.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { changeFollowing, lookNow, takeOffer } from './change-following.ts'
import { listMetadataNotices } from './list-notices.ts'
import { presentFollowing } from './present-following.ts'

type Call = { viewer: Viewer; params: { customerId: string }; request: FastifyRequest }

export function followingRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getFollowing, ({ params }) =>
    asStaff(deps.db, (tx) => presentFollowing(deps, tx, params.customerId)),
  )

  route(app, api.changeFollowing, async ({ body, ...call }) => {
    await mustConfirm(call)
    return changeFollowing(deps, on(call), body)
  })

  route(app, api.lookAtMetadata, ({ params }) => lookNow(deps, params.customerId))

  route(app, api.takeOffer, async ({ body, ...call }) => {
    await mustConfirm(call)
    return takeOffer(deps, on(call), body)
  })

  route(app, api.listMetadataNotices, () => listMetadataNotices(deps))

  /** Whose certificate is accepted decides who comes in: a stolen session is not enough to say it. */
  async function mustConfirm({ viewer, params, request }: Call) {
    if (await mayChangeWaysIn(deps, viewer, request, params.customerId)) return
    throw confirmationRequired()
  }
}

function on({ viewer, params, request }: Call) {
  return { customerId: params.customerId, by: actorOf(viewer, request) }
}
