import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { linkNextPage } from '#server/platform/http/request/next-page.ts'
import { readCommentPage } from '#server/tickets/core/comment-page.ts'
import { getSlaReceipt } from '#server/tickets/core/sla-receipt.ts'
import { answerTicket } from '#server/tickets/desk/answers/answer-ticket.ts'
import { changeDeskTicket } from '#server/tickets/desk/ticket/change-desk-ticket.ts'
import { closeDeskTicket } from '#server/tickets/desk/answers/close-desk-ticket.ts'
import { getDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { getRelations } from '#server/tickets/desk/ticket/get-relations.ts'
import { presentDeskComments } from '#server/tickets/desk/ticket/present-desk-comments.ts'
import { listMergedIds } from '#server/tickets/desk/ticket/relation-queries.ts'
import { getTicketKey, getTicketRow } from '#server/tickets/desk/ticket/ticket-key.ts'
import { findSeenAt } from '#server/tickets/desk/ticket/ticket-queries.ts'

export function deskTicketRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getDeskTicket, async ({ viewer: { userId }, params: { ticketId }, reply }) => {
    const { ticket, olderAfter, seenAt } = await asStaff(deps.db, async (tx) => {
      const found = await getDeskTicket(tx, deps, ticketId)
      const customerId = found.ticket.customer.id
      return { ...found, seenAt: await findSeenAt(tx, { customerId, ticketId, userId }) }
    })
    if (olderAfter) {
      const comments = `/api/desk/tickets/${ticketId}/comments?cursor=${olderAfter}`
      reply.header('Link', `<${comments}>; rel="next"`)
    }
    return { ...ticket, seenAt }
  })

  route(app, api.listDeskComments, async ({ params: { ticketId }, query, request, reply }) => {
    const page = await asStaff(deps.db, async (tx) => {
      const key = await getTicketKey(tx, ticketId)
      const mergedIds = await listMergedIds(tx, key)
      const { merged } = await getRelations(tx, key, { mergedIds, now: deps.now() })
      return { merged, ...(await readCommentPage(tx, { ...key, id: ticketId, mergedIds }, query)) }
    })
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return presentDeskComments(page, page.merged)
  })

  route(app, api.getDeskSla, ({ params: { ticketId } }) =>
    asStaff(deps.db, async (tx) => getSlaReceipt(tx, deps, await getTicketRow(tx, ticketId))),
  )

  route(
    app,
    api.answerTicket,
    ({ viewer, params: { ticketId }, body, files, idempotency }) =>
      answerTicket(deps, viewer, { ...body, ticketId }, { files, idempotency }),
    { prepareBody: withReadJson },
  )

  route(app, api.changeDeskTicket, ({ viewer, params: { ticketId }, body, idempotency }) =>
    changeDeskTicket(deps, viewer, { ...body, ticketId }, { idempotency }),
  )

  route(app, api.closeDeskTicket, ({ viewer, params: { ticketId }, body, idempotency }) =>
    closeDeskTicket(deps, viewer, { ...body, ticketId }, { idempotency }),
  )
}

/** Reads what is no text of an answer that came as a form, where it is one. */
function withReadJson(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const read = Object.entries(body).map(([name, value]) => {
    const isJson = typeof value === 'string' && (name === 'time' || name === 'waits')
    return [name, isJson ? readJson(value) : value]
  })
  return Object.fromEntries(read)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema says what is wrong with it.
    return text
  }
}
