import type { TenantUser } from '#server/platform/db/as-role.ts'

/** The ids that decide who sees a ticket. Every announcement carries them. */
type TicketScope = { customerId: string; requesterId: string }

/**
 * Returns whether a customer's person sees a ticket, and so is told of its changes. The database's
 * viewer_sees_ticket has the same rule for reads.
 */
export function seesTicket(viewer: TenantUser, ticket: TicketScope): boolean {
  return ticket.customerId === viewer.customerId && ticket.requesterId === viewer.userId
}

/** Author of a change of a ticket. An agent acts for the provider, and not as a person of a customer. */
export type Actor = {
  viewer: TenantUser & { name: string; timeZone: string }
  byAgent: boolean
}

/** An agent who works elsewhere, such as in a CRM, and has no account here. */
export type ExternalAgent = { viewer: { userId: null; name: string }; byAgent: true }

/** Author of a mail, who may have no account here. */
export type Correspondent = { viewer: { userId: string | null; name: string }; byAgent: false }

/** Possible authors of a comment and an event. */
export type Author = Actor | ExternalAgent | Correspondent

/** Agents answer the tickets of every customer; others change what they see. */
export function mayChangeTicket({ viewer, byAgent }: Actor, ticket: TicketScope): boolean {
  return byAgent || seesTicket(viewer, ticket)
}
