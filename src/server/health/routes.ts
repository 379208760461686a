import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { listLastingFailures } from './queries.ts'

export function healthRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>) {
  route(app, api.listFailures, async () => {
    const failures = await asStaff(deps.db, listLastingFailures)
    return failures.map(({ kind, subjectId, name, since, step }) => ({
      kind,
      subjectId,
      name,
      since: since.toISOString(),
      step,
    }))
  })
}
