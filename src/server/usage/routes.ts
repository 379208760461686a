import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/access/callers/route.ts'
import type { FollowedLimits } from './follow-limits.ts'
import { getUsage } from './get-usage.ts'
import { presentUsageSettings } from './present-limits.ts'
import { findLimits } from './queries.ts'
import { saveLimits } from './save-limits.ts'

export function usageRoutes(app: FastifyInstance, deps: Deps, limits: FollowedLimits) {
  route(app, api.getUsage, ({ query }) => getUsage(deps, query))

  route(app, api.getUsageLimits, async () =>
    presentUsageSettings(await asStaff(deps.db, findLimits)),
  )

  route(app, api.updateUsageLimits, async ({ viewer, body, request }) => {
    const saved = await saveLimits(deps, body, actorOf(viewer, request))
    limits.set(saved)
    return saved
  })
}
