import type { TenantUser } from '#server/platform/db/as-role.ts'

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
export type Actor = {
  viewer: TenantUser & { name: string; timeZone: string }
  byAgent: boolean
}

/** An agent who works elsewhere, such as in a CRM, and has no account here. */
export type AgentElsewhere = { viewer: { userId: null; name: string }; byAgent: true }

/** Whoever wrote in a mail, and may have no account here. */
export type Correspondent = { viewer: { userId: string | null; name: string }; byAgent: false }

/** Whom a comment and an event may be by. */
export type Author = Actor | AgentElsewhere | Correspondent

/** Agents answer the tickets of every customer; others change what they see. */
export function mayChangeTicket({ viewer, byAgent }: Actor, ticket: TicketScope): boolean {
  return byAgent || seesTicket(viewer, ticket)
}
