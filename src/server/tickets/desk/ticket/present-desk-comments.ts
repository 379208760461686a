import type { DeskComment } from '#shared/desk/contract.ts'

import { type Parts, presentCommentOf } from '#server/tickets/core/present-ticket.ts'

/**
 * Presents comments as only staff see them, notes among them. `merged` are the tickets that some of
 * them came from.
 */
export function presentDeskComments(
  parts: Parts,
  merged: { id: string; number: number }[] = [],
): DeskComment[] {
  return parts.comments.map((comment) => {
    const from = merged.find(({ id }) => id === comment.ticketId)
    return {
      ...presentCommentOf(parts, comment),
      isInternal: comment.isInternal,
      ...(from && { mergedFrom: from.number }),
    }
  })
}
