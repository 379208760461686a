import type { Comment } from '#shared/tickets/contract.ts'

/** Ids are time-ordered: of one instant, the one with the higher id was written second. */
export function newestFirst<Item extends { id: string; createdAt: string }>(items: Item[]): Item[] {
  return items.toSorted((one, other) => {
    const apart = Date.parse(other.createdAt) - Date.parse(one.createdAt)
    if (apart !== 0 || one.id === other.id) return apart
    return one.id < other.id ? 1 : -1
  })
}

/**
 * The newest part of a conversation, as it was read last, and what is known of the rest. Without a
 * comment in common there may be others in between, so that the newest part stands alone.
 */
export function joinComments<Item extends { id: string }>(newest: Item[], known: Item[]): Item[] {
  const ids = new Set(newest.map(({ id }) => id))
  const further = known.filter(({ id }) => !ids.has(id))
  return further.length < known.length ? [...newest, ...further] : newest
}

/** The id of the comment that an address leads to; empty where it leads to none. */
export function linkedComment(
  hash: string,
  comments: Pick<Comment, 'id' | 'createdAt' | 'isAgent' | 'isSystem'>[],
): string {
  const [, kind, key = ''] = /^#(comment|reply)-(.+)$/.exec(hash) ?? []
  if (kind !== 'reply') return key
  const replies = comments.filter(({ isAgent, isSystem }) => isAgent && !isSystem)
  const upTo = replies.filter(({ createdAt }) => Date.parse(createdAt) <= Number(key))
  return newestFirst(upTo)[0]?.id ?? ''
}
