import type { BulkRefusal } from '#shared/desk/bulk/endpoints.ts'

import { AppError } from '#server/platform/app-error.ts'

/** Leaves one ticket as it is, and goes on with the others. */
export class Leave extends Error {
  readonly reason: BulkRefusal

  constructor(reason: BulkRefusal) {
    super(reason)
    this.reason = reason
  }
}

type Each = { changed: string[]; refused: { ticketId: string; reason: BulkRefusal }[] }

/**
 * Changes one ticket after the other, always in the same order: two agents who change the same
 * tickets wait for each other and never in a circle. `change` returns whether there was anything to
 * change, and fails before it has written anything.
 */
export async function forEachTicket(
  ticketIds: readonly string[],
  change: (ticketId: string) => Promise<boolean>,
): Promise<Each> {
  const outcome: Each = { changed: [], refused: [] }
  for (const ticketId of [...new Set(ticketIds)].toSorted()) {
    try {
      if (await change(ticketId)) outcome.changed.push(ticketId)
    } catch (error) {
      outcome.refused.push({ ticketId, reason: reasonOf(error) })
    }
  }
  return outcome
}

/** @throws what is no reason to leave a single ticket. */
function reasonOf(error: unknown): BulkRefusal {
  if (error instanceof Leave) return error.reason
  if (error instanceof AppError && error.code === 'ticket_closed') return 'closed'
  if (error instanceof AppError && error.code === 'not_found') return 'missing'
  throw error
}
