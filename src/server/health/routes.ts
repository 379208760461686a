import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { listLastingFailures } from './queries.ts'
import type { WritingFailures } from './watch-writing.ts'

export function healthRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db'>,
  findWritingFailures: WritingFailures,
) {
  route(app, api.listFailures, async () => {
    const lasting = await asStaff(deps.db, listLastingFailures)
    const ofWriting = (await findWritingFailures()).map((failure) => ({
      ...failure,
      subjectId: '',
      name: null,
      step: null,
    }))
    return [...ofWriting, ...lasting].map(({ kind, subjectId, name, since, step }) => ({
      kind,
      subjectId,
      name,
      since: since.toISOString(),
      step,
    }))
  })
}
