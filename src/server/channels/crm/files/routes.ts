import type { FastifyInstance } from 'fastify'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { api } from '#shared/api.ts'

import { sendCrmFile } from './send-crm-file.ts'

export function crmFileRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getCrmFile, ({ viewer, params, query, request, reply }) =>
    sendCrmFile(deps, viewer, params.attachmentId, {
      inline: query.inline === '1',
      request,
      reply,
    }),
  )
}
