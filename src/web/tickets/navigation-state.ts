// Messages of this noun's pages to each other in the state of a history entry, which may also be
// anything else: it outlives a release.

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}

export const TICKET_CREATED = { ticketCreated: true }

/** Returns whether the list was reached by creating a ticket. */
export function hasCreatedTicket(state: unknown): boolean {
  return field(state, 'ticketCreated') === true
}

/** The query of the list that a ticket was opened from, so that the way back leads there. */
export function listSearchIn(state: unknown): string {
  const search = field(state, 'listSearch')
  return typeof search === 'string' && search.startsWith('?') ? search : ''
}

export function commentAnchor(commentId: string): string {
  return `comment-${commentId}`
}

/** Leads to the last reply of an agent up to an instant: news that there is one do not say which. */
export function replyAnchor(at: string): string {
  return `reply-${Date.parse(at)}`
}
