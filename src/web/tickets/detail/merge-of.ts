import type { Comment } from '#shared/tickets/contract.ts'

/**
 * Where a closed ticket goes on: the viewer's own ticket, or one that they do not see. Undefined where it ended, or
 * its comments are not read yet.
 */
export function mergeOf({ comments }: { comments: Pick<Comment, 'said'>[] }) {
  const said = comments.map((comment) => comment.said).find((text) => text !== undefined)
  if (said?.code === 'mergedAway') return 'unseen'
  if (said?.code !== 'merged' || said.ticketId === undefined) return undefined
  return { id: said.ticketId, number: said.number }
}
