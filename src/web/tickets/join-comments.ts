import type { Comment } from '#shared/tickets/contract.ts'

/**
 * The newest part of a conversation, as it was read last, and what is known of the rest. Without a
 * comment in common there may be others in between, so that the newest part stands alone.
 */
export function joinComments(newest: Comment[], known: Comment[]): Comment[] {
  const ids = new Set(newest.map(({ id }) => id))
  const further = known.filter(({ id }) => !ids.has(id))
  return further.length < known.length ? [...newest, ...further] : newest
}
