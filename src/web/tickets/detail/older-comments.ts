import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import type { Comment } from '#shared/tickets/contract.ts'
import { isStatus } from '#web/lib/api-error.ts'
import { call, callWithHeaders } from '#web/lib/call.ts'
import { nextCursor } from '#web/lib/list-parts.ts'

import { joinComments, newestFirst } from '#web/tickets/comments.ts'
import { ticketQueries } from '#web/tickets/ticket-queries.ts'

/** Adds the next older comments to what is known of the ticket. Answers whether there are more. */
export async function loadOlderComments(
  client: QueryClient,
  ticketId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const { queryKey } = ticketQueries.detail(ticketId)
  const last = newestFirst(knownComments(client, ticketId)).at(-1)
  if (!last) return false
  const { data, headers } = await callWithHeaders(
    ticketEndpoints.listComments,
    { params: { ticketId }, query: { cursor: last.id } },
    { signal },
  )
  client.setQueryData(
    queryKey,
    (ticket) => ticket && { ...ticket, comments: joinComments(ticket.comments, [last, ...data]) },
    // The ticket itself was not read again.
    { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt },
  )
  return nextCursor(headers) !== null
}

/** Loads page after page: down to one comment, or all there are. */
export const olderComments = {
  through: (ticketId: string, commentId: string) =>
    queryOptions({
      queryKey: ['tickets', 'conversation', ticketId, commentId] as const,
      queryFn: async ({ client, signal }) => {
        // A link may be wrong: then there is no reason to read the whole conversation.
        if (!(await hasComment(ticketId, commentId, signal))) return null
        let isMore = true
        while (isMore && !knownComments(client, ticketId).some(({ id }) => id === commentId)) {
          // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
          isMore = await loadOlderComments(client, ticketId, signal)
        }
        return commentId
      },
      staleTime: Infinity,
    }),

  all: (ticketId: string) =>
    queryOptions({
      queryKey: ['tickets', 'conversation', ticketId] as const,
      // Takes no signal, so that loading goes on when the page renders again.
      queryFn: async ({ client }) => {
        // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
        while (await loadOlderComments(client, ticketId));
        return true
      },
      staleTime: Infinity,
      gcTime: 0,
    }),
}

/** Only a comment of the ticket is a place to read on from. */
async function hasComment(ticketId: string, commentId: string, signal: AbortSignal) {
  try {
    const query = { cursor: commentId, limit: 1 }
    await call(ticketEndpoints.listComments, { params: { ticketId }, query }, { signal })
    return true
  } catch (error) {
    if (isStatus(error, 400)) return false
    throw error
  }
}

function knownComments(client: QueryClient, ticketId: string): Comment[] {
  return client.getQueryData(ticketQueries.detail(ticketId).queryKey)?.comments ?? []
}
