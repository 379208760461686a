import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { linkNextPage } from '#server/platform/http/next-page.ts'
import { ticketNotFound } from '#server/tickets/changeable-ticket.ts'
import { readCommentPage } from '#server/tickets/comment-page.ts'
import { findTicket } from '#server/tickets/queries.ts'
import { getSlaReceipt } from '#server/tickets/sla-receipt.ts'
import { answerTicket } from './answer-ticket.ts'
import { changeDeskTicket } from './change-desk-ticket.ts'
import { closeDeskTicket } from './close-desk-ticket.ts'
import { getDeskTicket } from './get-desk-ticket.ts'
import { presentDeskComments } from './present-desk-comments.ts'
import { getTicketKey } from './ticket-key.ts'

export function deskTicketRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getDeskTicket, async ({ params: { ticketId }, reply }) => {
    const found = await asStaff(deps.db, (tx) => getDeskTicket(tx, deps, ticketId))
    if (found.olderAfter) {
      const comments = `/api/desk/tickets/${ticketId}/comments?cursor=${found.olderAfter}`
      reply.header('Link', `<${comments}>; rel="next"`)
    }
    return found.ticket
  })

  route(app, api.listDeskComments, async ({ params: { ticketId }, query, request, reply }) => {
    const page = await asStaff(deps.db, async (tx) => {
      const { customerId } = await getTicketKey(tx, ticketId)
      return readCommentPage(tx, { customerId, id: ticketId }, query)
    })
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return presentDeskComments(page)
  })

  route(app, api.getDeskSla, ({ params: { ticketId } }) =>
    asStaff(deps.db, async (tx) => {
      const { customerId } = await getTicketKey(tx, ticketId)
      const ticket = await findTicket(tx, customerId, ticketId)
      if (!ticket) throw ticketNotFound()
      return getSlaReceipt(tx, deps, ticket)
    }),
  )

  route(app, api.answerTicket, ({ viewer, params: { ticketId }, body, files, idempotency }) =>
    answerTicket(deps, viewer, { ...body, ticketId }, { files, idempotency }),
  )

  route(app, api.changeDeskTicket, ({ viewer, params: { ticketId }, body, idempotency }) =>
    changeDeskTicket(deps, viewer, { ...body, ticketId }, { idempotency }),
  )

  route(app, api.closeDeskTicket, ({ viewer, params: { ticketId }, body, idempotency }) =>
    closeDeskTicket(deps, viewer, { ...body, ticketId }, { idempotency }),
  )
}
