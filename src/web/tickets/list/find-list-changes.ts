import type { TicketListItem } from '#shared/tickets/contract.ts'

// A browser's clock may be off by this much before a new ticket could be missed.
const CLOCK_TOLERANCE_MS = 5 * 60_000

type SeenTicket = Pick<TicketListItem, 'id' | 'createdAt' | 'updatedAt'>

type ListSnapshot = { tickets: SeenTicket[]; readAtMs: number }

/**
 * Finds the changes of a refresh. A ticket that merely moved into view (its status now fits the
 * filter, or one before it went away) is not new: a new one is younger than all that was known and
 * than the last reading.
 */
export function findListChanges(before: ListSnapshot, after: SeenTicket[]) {
  const known = new Map(before.tickets.map((ticket) => [ticket.id, ticket]))
  const newestKnownMs = Math.max(0, ...before.tickets.map(({ createdAt }) => Date.parse(createdAt)))
  const sinceMs = Math.max(newestKnownMs, before.readAtMs - CLOCK_TOLERANCE_MS)

  const newCount = after.filter(
    ({ id, createdAt }) => !known.has(id) && Date.parse(createdAt) > sinceMs,
  ).length
  const hasChanges =
    after.length !== before.tickets.length ||
    after.some(({ id, updatedAt }) => known.get(id)?.updatedAt !== updatedAt)

  return { newCount, hasChanges }
}
