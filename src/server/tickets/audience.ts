import type { TenantUser } from '#server/platform/db/as-role.ts'
import type { Viewer } from '#server/access/viewer.ts'

/** The ids that decide who sees a ticket. Every announcement carries them. */
export type TicketScope = { customerId: string; requesterId: string }

/**
 * Returns whether a customer's person sees a ticket, and so is told of its changes. The database's
 * viewer_sees_ticket has the same rule for reads.
 */
export function seesTicket(viewer: TenantUser, ticket: TicketScope): boolean {
  return ticket.customerId === viewer.customerId && ticket.requesterId === viewer.userId
}

/** Who changes a ticket. An agent acts for the provider, and not as somebody of a customer. */
export type Actor = { viewer: Viewer; byAgent: boolean }

/** Agents answer the tickets of every customer; others change what they see. */
export function mayChangeTicket({ viewer, byAgent }: Actor, ticket: TicketScope): boolean {
  return byAgent || seesTicket(viewer, ticket)
}
