import type { Comment } from '#shared/tickets/contract.ts'

/**
 * Returns the ticket that a closed one was merged into: the viewer's own, or one that they do not
 * see. Undefined when it just ended, or its comments are not read yet.
 */
export function mergeOf({ comments }: { comments: Pick<Comment, 'said'>[] }) {
  const said = comments.map((comment) => comment.said).find((text) => text !== undefined)
  if (said?.code === 'mergedAway') return 'unseen'
  if (said?.code !== 'merged' || said.ticketId === undefined) return undefined
  return { id: said.ticketId, number: said.number }
}
