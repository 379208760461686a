import { TICKET_STATUSES, type TicketStatus } from '#shared/tickets/values.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'

export type SeenTicket = Pick<TicketListItem, 'status' | 'commentCount' | 'updatedAt'>
type NamedTicket = SeenTicket & Pick<TicketListItem, 'id' | 'joined'>

/** Changes that this browser's user was told of, or that were there before. */
export type SeenTickets = {
  /** The newest change that was seen, by the server's clock. */
  upTo: string
  tickets: Record<string, SeenTicket>
}

/** The rest go, the longest unchanged first, so that local storage does not fill up. */
const MAX_SEEN = 200
// The server takes the instant of a change before it commits: another may become visible earlier.
const OVERLAP_MS = 10_000
const BEFORE_EVERYTHING = new Date(0).toISOString()

/** The instant to ask from, so that nothing is missed. */
export function instantToAskFrom({ upTo }: SeenTickets): string {
  return new Date(Date.parse(upTo) - OVERLAP_MS).toISOString()
}

export function withTickets(seen: SeenTickets | null, added: NamedTicket[]): SeenTickets {
  const byId = new Map(Object.entries(seen?.tickets ?? {}))
  for (const { id, status, commentCount, updatedAt } of added) {
    if (!isOlder({ updatedAt }, byId.get(id))) byId.set(id, { status, commentCount, updatedAt })
  }
  const instants = new Map(added.map((ticket) => [ticket.id, lastInstantOf(ticket)]))
  const instantOf = ([id, ticket]: [string, SeenTicket]) => instants.get(id) ?? ticket.updatedAt
  const newestFirst = [...byId].toSorted((a, b) => instantOf(b).localeCompare(instantOf(a)))
  const upTo = [seen?.upTo ?? BEFORE_EVERYTHING, ...instants.values()].toSorted().at(-1)!
  return { upTo, tickets: Object.fromEntries(newestFirst.slice(0, MAX_SEEN)) }
}

/** When a ticket changed, or the viewer was made a participant, which changes nothing of it. */
export function lastInstantOf({
  updatedAt,
  joined,
}: Pick<TicketListItem, 'updatedAt' | 'joined'>): string {
  return joined && joined.at > updatedAt ? joined.at : updatedAt
}

/**
 * After the own user has changed a ticket and added so many comments. If the answer has more, others
 * have written meanwhile: that is still to be told. `upTo` stays, so that the next poll brings it.
 */
export function withOwnChange(
  seen: SeenTickets,
  ticket: NamedTicket,
  comments: number,
): SeenTickets {
  const known = seen.tickets[ticket.id]
  const commentCount = known
    ? Math.min(ticket.commentCount, known.commentCount + comments)
    : ticket.commentCount
  return { ...withTickets(seen, [{ ...ticket, commentCount }]), upTo: seen.upTo }
}

/** An answer may have been on its way while a newer one came. */
export function isOlder(
  ticket: Pick<SeenTicket, 'updatedAt'>,
  known: SeenTicket | undefined,
): boolean {
  return known !== undefined && ticket.updatedAt < known.updatedAt
}

/** Null where nothing, or nothing of use, is stored. */
export function parseSeenTickets(stored: string | null): SeenTickets | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (!isRecord(value) || !isInstant(value['upTo']) || !isRecord(value['tickets'])) return null
    const tickets = Object.entries(value['tickets']).filter(isSeenEntry)
    return { upTo: value['upTo'], tickets: Object.fromEntries(tickets) }
  } catch (error) {
    console.warn('The tickets that were seen cannot be read', error)
    return null
  }
}

function isSeenEntry(entry: [string, unknown]): entry is [string, SeenTicket] {
  const [, ticket] = entry
  return (
    isRecord(ticket) &&
    TICKET_STATUSES.includes(ticket['status'] as TicketStatus) &&
    typeof ticket['commentCount'] === 'number' &&
    isInstant(ticket['updatedAt'])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
