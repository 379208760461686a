import { Cog, Headset, UserRound } from 'lucide-react'

import type { Comment } from '#shared/tickets/contract.ts'
import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import * as words from '#words/tickets.ts'
import { callWithHeaders } from '#web/lib/http/call.ts'
import type { CommentAuthor } from '#web/tickets/conversation/conversation-comment.tsx'
import type { CommentSource } from '#web/tickets/conversation/older-comments.ts'
import { Queued } from '#web/tickets/display/queued.tsx'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

/** The comments of one of the viewer's own tickets. */
export function requesterComments(ticketId: string): CommentSource {
  return {
    ticketKey: ticketQueries.detail(ticketId).queryKey,
    key: ['tickets', 'conversation', ticketId],
    list: (query, signal) =>
      callWithHeaders(ticketEndpoints.listComments, { params: { ticketId }, query }, { signal }),
  }
}

export function authorForRequester({ id, isAgent, isSystem, authorName }: Comment): CommentAuthor {
  if (isSystem) return { look: 'system', title: words.system, icon: <Cog aria-hidden="true" /> }
  if (!isAgent)
    return {
      look: 'viewer',
      title: words.you,
      icon: <UserRound aria-hidden="true" />,
      footnote: <Queued commentId={id} />,
    }
  return {
    look: 'agent',
    title: words.supportAgent,
    name: authorName,
    icon: <Headset aria-hidden="true" />,
  }
}
