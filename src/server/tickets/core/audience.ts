import type { Sight } from '#shared/access/visibility.ts'

import type { TenantUser } from '#server/platform/db/as-role.ts'

/** Facts of a ticket that decide who sees it. Every announcement carries them. */
export type TicketScope = {
  customerId: string
  requesterId: string
  participantIds: string[]
  isConfidential: boolean
  categories: string[]
}

/**
 * Returns whether a customer's person sees a ticket, and so is told of its changes. The database's
 * viewer_sees_ticket has the same rule for reads.
 */
export function seesTicket(viewer: TenantUser & Sight, ticket: TicketScope): boolean {
  if (ticket.customerId !== viewer.customerId) return false
  if (takesPart(viewer, ticket)) return true
  if (ticket.isConfidential || viewer.visibility === 'own') return false
  return (
    viewer.visibility === 'all' ||
    ticket.categories.some((category) => viewer.visibleCategories.includes(category))
  )
}

/** Returns whether a person who sees a ticket may answer and change it. The database's viewer_may_answer has the same rule. */
export function mayAnswer(viewer: TenantUser & Sight, ticket: TicketScope): boolean {
  return viewer.mayAnswer || takesPart(viewer, ticket)
}

/** Returns whether a person of the ticket's company is among those whom it is about. */
export function takesPart({ userId }: TenantUser, ticket: TicketScope): boolean {
  return ticket.requesterId === userId || ticket.participantIds.includes(userId)
}

/** Author of a change of a ticket. An agent acts for the provider, and not as a person of a customer. */
export type Actor = { viewer: Acting; byAgent: true } | { viewer: Acting & Sight; byAgent: false }

export type Acting = TenantUser & { name: string; timeZone: string; isExternal?: boolean }

/** An agent who works elsewhere, such as in a CRM, and has no account here. */
export type ExternalAgent = { viewer: { userId: null; name: string }; byAgent: true }

/** Author of a mail, who may have no account here. */
export type Correspondent = {
  viewer: { userId: string | null; name: string; isExternal?: boolean }
  byAgent: false
}

/** Possible authors of a comment and an event. */
export type Author = Actor | ExternalAgent | Correspondent

/** Agents answer the tickets of every customer; others what they see and may answer. */
export function mayChangeTicket(actor: Actor, ticket: TicketScope): boolean {
  return actor.byAgent || (seesTicket(actor.viewer, ticket) && mayAnswer(actor.viewer, ticket))
}
