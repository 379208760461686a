import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'

import type { Comment } from '#shared/tickets/contract.ts'
import { isStatus } from '#web/lib/http/api-error.ts'
import { nextCursor } from '#web/lib/http/list-parts.ts'

import { joinComments, newestFirst } from '#web/tickets/queries/comments.ts'

/** Source of a ticket's comments, and its key in the cache. */
export type CommentSource<Item extends Comment = Comment> = {
  ticketKey: QueryKey
  /** Key of the comments loaded beyond the ticket itself. */
  key: QueryKey
  list: (
    query: { cursor: string; limit?: number },
    signal?: AbortSignal,
  ) => Promise<{ data: Item[]; headers: Headers }>
}

type WithComments<Item> = { comments: Item[] }

/** Adds the next older comments to what is known of the ticket. Answers whether there are more. */
export async function loadOlderComments<Item extends Comment>(
  client: QueryClient,
  source: CommentSource<Item>,
  signal?: AbortSignal,
): Promise<boolean> {
  const last = newestFirst(knownComments(client, source)).at(-1)
  if (!last) return false
  const { data, headers } = await source.list({ cursor: last.id }, signal)
  client.setQueryData<WithComments<Item>>(
    source.ticketKey,
    (ticket) => ticket && { ...ticket, comments: joinComments(ticket.comments, [last, ...data]) },
    // The ticket itself was not read again.
    { updatedAt: client.getQueryState(source.ticketKey)?.dataUpdatedAt },
  )
  return nextCursor(headers) !== null
}

/** Loads page after page: down to one comment, or all there are. */
export const olderComments = {
  through: <Item extends Comment>(source: CommentSource<Item>, commentId: string) =>
    queryOptions({
      queryKey: [...source.key, commentId] as const,
      queryFn: async ({ client, signal }) => {
        // A link may be wrong: then there is no reason to read the whole conversation.
        if (!(await hasComment(source, commentId, signal))) return null
        let isMore = true
        while (isMore && !knownComments(client, source).some(({ id }) => id === commentId)) {
          // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
          isMore = await loadOlderComments(client, source, signal)
        }
        return commentId
      },
      staleTime: Infinity,
    }),

  all: <Item extends Comment>(source: CommentSource<Item>) =>
    queryOptions({
      queryKey: source.key,
      // Takes no signal, so that loading goes on when the page renders again.
      queryFn: async ({ client }) => {
        // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
        while (await loadOlderComments(client, source));
        return true
      },
      staleTime: Infinity,
      gcTime: 0,
    }),
}

/** Only a comment of the ticket is a place to read on from. */
async function hasComment<Item extends Comment>(
  source: CommentSource<Item>,
  commentId: string,
  signal: AbortSignal,
) {
  try {
    await source.list({ cursor: commentId, limit: 1 }, signal)
    return true
  } catch (error) {
    if (isStatus(error, 400)) return false
    throw error
  }
}

function knownComments<Item extends Comment>(
  client: QueryClient,
  { ticketKey }: CommentSource<Item>,
): Item[] {
  return client.getQueryData<WithComments<Item>>(ticketKey)?.comments ?? []
}
