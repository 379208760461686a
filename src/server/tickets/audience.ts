import type { TenantUser } from '#server/platform/db/as-role.ts'
import type { Viewer } from '#server/access/viewer.ts'

/** The ids that decide who sees a ticket. Every announcement carries them. */
export type TicketScope = { customerId: string; requesterId: string }

/**
 * Whether somebody of a customer sees a ticket, and so is told of its changes. The same rule as
 * viewer_sees_ticket of the database, which holds for whatever is read.
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
