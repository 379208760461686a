/** In the order of the page, in which the first wrong one is looked for. */
export const TICKET_FIELDS = ['subject', 'priority', 'categories', 'description'] as const
export type TicketField = (typeof TICKET_FIELDS)[number]

export type TicketProblems = Partial<Record<TicketField, string>>
