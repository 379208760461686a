import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { linkNextPage } from '#server/platform/http/request/next-page.ts'
import { readBySession } from '#server/access/callers/read-by-session.ts'
import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { closeOwnTicket } from './close-own-ticket.ts'
import { createTicket } from './create-ticket.ts'
import { editTicket } from './edit-ticket.ts'
import { getSlaPromise, getTicketSla } from './get-sla.ts'
import { sendCsv } from '#server/platform/http/response/send-csv.ts'
import { exportTickets } from '#server/tickets/list/export-tickets.ts'
import { readTicket } from '#server/tickets/list/hot-reads.ts'
import { listCommentPage } from './list-comment-page.ts'
import { readListEtag } from '#server/tickets/list/list-etag.ts'
import { listTicketsOfSession } from '#server/tickets/list/list-own-tickets.ts'
import { getDashboard } from '#server/tickets/dashboard/get-dashboard.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { listNamedCategories } from '#server/tickets/core/queries.ts'
import {
  addParticipant,
  findColleagues,
  listAudience,
  listAudienceOfNew,
  removeOwnParticipant,
} from './participants.ts'
import { reopenOwnTicket } from './reopen-own-ticket.ts'
import { replyToTicket } from './reply-to-ticket.ts'
import { getOwnConfidentiality, setOwnConfidential } from './set-own-confidential.ts'
import { sendAttachment } from '#server/tickets/files/send-attachment.ts'

export function ticketRoutes(app: FastifyInstance, deps: Deps) {
  readBySession(app, api.listTickets, async ({ token, query, request, reply }) => {
    const known = readListEtag(request.headers['if-none-match'])
    const page = await listTicketsOfSession(deps, token, query, known)
    if (page?.nextCursor) linkNextPage(request, reply, page.nextCursor)
    if (page?.total !== undefined) reply.header('X-Total-Count', page.total)
    return page
  })

  route(app, api.exportTickets, async ({ viewer, query, request, reply }) =>
    sendCsv(reply, 'tickets', await exportTickets(deps, viewer, query, languageOf(request))),
  )

  route(app, api.listCategories, ({ viewer, query, request }) =>
    asViewer(deps.db, viewer, (tx) =>
      listNamedCategories(tx, { ...query, language: languageOf(request) }),
    ),
  )

  route(app, api.getDashboard, ({ viewer, query }) => getDashboard(deps, viewer, query))

  route(app, api.getSlaPromise, ({ viewer, query }) => getSlaPromise(deps, viewer, query))

  readBySession(app, api.getTicket, async ({ token, params, reply }) => {
    const found = await readTicket(deps, token, params.ticketId)
    if (found?.olderAfter) {
      const comments = `/api/tickets/${params.ticketId}/comments?cursor=${found.olderAfter}`
      reply.header('Link', `<${comments}>; rel="next"`)
    }
    return found && { ...found, json: found.json ?? ticketNotFound() }
  })

  route(
    app,
    api.createTicket,
    async ({ viewer, body, files, idempotency, request, reply }) => {
      const by = actorOf(viewer, request)
      const ticket = await createTicket(deps, viewer, body, { by, files, idempotency })
      reply.header('Location', `/api/tickets/${ticket.id}`)
      return ticket
    },
    { prepareBody: subjectAsTyped },
  )

  route(
    app,
    api.updateTicket,
    ({ viewer, params: { ticketId }, body, files, idempotency }) => {
      const { comment, ...changes } = body
      if (comment !== undefined)
        return replyToTicket(deps, viewer, { ticketId, comment }, { files, idempotency })
      if (files.length > 0)
        throw invalidInput({ attachments: (words) => words.tickets.filesNeedReply })
      return editTicket(deps, viewer, ticketId, { changes, idempotency })
    },
    { prepareBody: subjectAsTyped },
  )

  route(app, api.listComments, async ({ viewer, params, query, request, reply }) => {
    const page = await listCommentPage(deps, viewer, params.ticketId, query)
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return page.comments
  })

  route(app, api.closeTicket, ({ viewer, params: { ticketId }, body, idempotency }) =>
    closeOwnTicket(deps, viewer, { ...body, ticketId }, { idempotency }),
  )

  route(app, api.reopenTicket, ({ viewer, params: { ticketId }, body, idempotency }) =>
    reopenOwnTicket(deps, viewer, { ...body, ticketId }, { idempotency }),
  )

  route(app, api.getConfidentiality, ({ viewer, params }) =>
    getOwnConfidentiality(deps, viewer, params),
  )

  route(app, api.setConfidential, ({ viewer, params, body }) =>
    setOwnConfidential(deps, viewer, { ...params, ...body }),
  )

  route(app, api.listAudience, ({ viewer, params }) => listAudience(deps, viewer, params.ticketId))

  route(app, api.listNewAudience, ({ viewer, query }) => listAudienceOfNew(deps, viewer, query))

  route(app, api.findColleagues, ({ viewer, query }) => findColleagues(deps, viewer, query))

  route(app, api.addParticipant, ({ viewer, params, body, request }) =>
    addParticipant(deps, viewer, { ...params, ...body }, actorOf(viewer, request)),
  )

  route(app, api.removeParticipant, ({ viewer, params }) =>
    removeOwnParticipant(deps, viewer, params),
  )

  route(app, api.getTicketSla, ({ viewer, params }) => getTicketSla(deps, viewer, params.ticketId))

  route(app, api.getAttachment, ({ viewer, params, query, request, reply }) =>
    sendAttachment(deps, viewer, params.attachmentId, {
      inline: query.inline === '1',
      request,
      reply,
    }),
  )
}

function subjectAsTyped(body: unknown, viewer: Viewer | undefined): unknown {
  if (typeof body !== 'object' || body === null || !('subject' in body)) return body
  if (typeof body.subject !== 'string' || viewer === undefined) return body
  return { ...body, subject: withoutOrganization(body.subject, viewer.organization) }
}
