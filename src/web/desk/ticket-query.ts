import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { DeskComment, DeskTicket } from '#shared/desk/contract.ts'
import { deskEndpoints } from '#shared/desk/endpoints.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import type { CommentSource } from '#web/tickets/conversation/older-comments.ts'
import { type ReadSla, withKnownComments } from '#web/tickets/queries/ticket-queries.ts'

/** A ticket as agents see it. The feed of changes knows the key. */
export function deskTicketQuery(ticketId: string) {
  return queryOptions({
    queryKey: ['desk', 'ticket', ticketId] as const,
    queryFn: async ({ client, queryKey, signal }) => {
      const ticket = await call(deskEndpoints.getDeskTicket, { params: { ticketId } }, { signal })
      return withKnownComments(ticket, client.getQueryData<DeskTicket>(queryKey))
    },
  })
}

/** Takes over a ticket as the server answered it after a change. */
export function acceptDeskTicket(queryClient: QueryClient, ticket: DeskTicket) {
  const { queryKey } = deskTicketQuery(ticket.id)
  keepAnswer(queryClient, queryKey, (known) => withKnownComments(ticket, known))
  // Its place in views, the counts, and the requester's other tickets may have changed.
  void queryClient.invalidateQueries({
    queryKey: ['desk'],
    predicate: ({ queryKey: [, what, id] }) => what !== 'choices' && id !== ticket.id,
  })
}

export function deskComments(ticketId: string): CommentSource<DeskComment> {
  return {
    ticketKey: deskTicketQuery(ticketId).queryKey,
    key: ['desk-conversation', ticketId],
    list: (query, signal) =>
      callWithHeaders(deskEndpoints.listDeskComments, { params: { ticketId }, query }, { signal }),
  }
}

/**
 * How many comments and notes there are at least. The ticket's own count is the customer's, without
 * notes; beyond a full page there may be more of them.
 */
export function countAtLeast({ comments, commentCount }: DeskTicket): number {
  const notes = comments.filter(({ isInternal }) => isInternal).length
  const known = Math.max(commentCount + notes, comments.length)
  return comments.length >= MAX_PAGE_SIZE && known === comments.length ? known + 1 : known
}

export const readDeskSla: ReadSla = (ticketId, signal) =>
  call(deskEndpoints.getDeskSla, { params: { ticketId } }, { signal })
