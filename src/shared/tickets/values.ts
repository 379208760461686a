/** The sets of names that a ticket is made of. Free of schemas, so that any page may import it. */
export const TICKET_STATUSES = ['Open', 'Pending', 'Closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const PRIORITIES = ['Low', 'Medium', 'High'] as const
export type Priority = (typeof PRIORITIES)[number]

export const RESOLUTION_CODES = [
  'ISSUE_FIXED',
  'FEATURE_REQUEST_TRACKED',
  'REFUND_APPLIED',
  'SENT_KNOWLEDGE_DOCUMENT_LINK',
] as const
export type ResolutionCode = (typeof RESOLUTION_CODES)[number]

/** Says if tickets of a category are confidential: not by themselves, unless one decides otherwise, or always. */
export const CATEGORY_CONFIDENTIALITIES = ['no', 'proposed', 'always'] as const
export type CategoryConfidentiality = (typeof CATEGORY_CONFIDENTIALITIES)[number]

/** Reasons why a person sees a ticket in their company. */
export const AUDIENCE_REASONS = ['requester', 'participant', 'category', 'all'] as const
export type AudienceReason = (typeof AUDIENCE_REASONS)[number]

/** As many people take part in a ticket besides its requester. */
export const MAX_PARTICIPANTS = 50

/** As many colleagues are offered, for that many letters or more. */
export const MAX_COLLEAGUES_OFFERED = 10
export const MIN_COLLEAGUE_LETTERS = 2

export const TICKET_SORTS = ['createdAt', 'priority', 'updatedAt'] as const
export type TicketSort = (typeof TICKET_SORTS)[number]

export const SLA_STATUSES = ['pending', 'met', 'breached'] as const
export type SlaStatus = (typeof SLA_STATUSES)[number]

/** `YYYY-MM`. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Lists and figures: of one's own tickets, of those one takes part in, or of all that one sees. */
export const LIST_SCOPES = ['mine', 'participating', 'company'] as const
export type ListScope = (typeof LIST_SCOPES)[number]

export const SORT_DIRECTIONS = ['desc', 'asc'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** A category that was given a name is called by it, any other by its key in words. */
export function categoryLabel(
  { id, name }: { id: string; name: string },
  inWords: (key: string) => string,
): string {
  return name === id ? inWords(id) : name
}

/** `NETWORK_ISSUE` becomes `Network Issue` (specification section 2, create ticket). */
export function humanizeCategory(key: string): string {
  return key
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}
