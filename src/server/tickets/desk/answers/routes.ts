import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { addDraftFiles } from './add-draft-files.ts'
import { discardReply } from './discard-reply.ts'
import { listAnswerDrafts } from './list-drafts.ts'
import { saveAnswerDraft } from './save-draft.ts'
import { sendDraftFile } from './send-draft-file.ts'
import { sendReplyNow } from './send-reply-now.ts'
import { takeBackReply } from './take-back-reply.ts'

export function sendingRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listAnswerDrafts, ({ viewer, params: { ticketId } }) =>
    listAnswerDrafts(deps, viewer, ticketId),
  )

  route(app, api.saveAnswerDraft, ({ viewer, params, body }) =>
    saveAnswerDraft(deps, viewer, { ...body, ...params }),
  )

  route(app, api.addDraftFiles, ({ viewer, params, files, idempotency }) =>
    addDraftFiles(deps, viewer, params, { files, idempotency }),
  )

  route(app, api.getDraftFile, ({ viewer, params, query, request, reply }) =>
    sendDraftFile(deps, viewer, params.fileId, { inline: query.inline === '1', request, reply }),
  )

  route(app, api.discardReply, ({ params }) => discardReply(deps, params))

  route(app, api.takeBackReply, ({ viewer, params }) => takeBackReply(deps, viewer, params))

  route(app, api.sendReplyNow, ({ viewer, params }) => sendReplyNow(deps, viewer, params))
}
