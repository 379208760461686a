import type { BulkRefusal } from '#shared/desk/endpoints.ts'

import { AppError } from '#server/platform/app-error.ts'

type Each = { changed: string[]; refused: { ticketId: string; reason: BulkRefusal }[] }

/** Changes one ticket after the other. `change` returns whether it was changed, or why it was left. */
export async function forEachTicket(
  ticketIds: readonly string[],
  change: (ticketId: string) => Promise<boolean | BulkRefusal>,
): Promise<Each> {
  const outcome: Each = { changed: [], refused: [] }
  for (const ticketId of new Set(ticketIds)) {
    const done = await change(ticketId).catch(reasonOf)
    if (done === true) outcome.changed.push(ticketId)
    else if (done !== false) outcome.refused.push({ ticketId, reason: done })
  }
  return outcome
}

/** @throws what is no reason to leave a single ticket. */
function reasonOf(error: unknown): BulkRefusal {
  if (error instanceof AppError && error.code === 'ticket_closed') return 'closed'
  if (error instanceof AppError && error.code === 'not_found') return 'missing'
  // All else that is given was checked before the first ticket.
  if (error instanceof AppError && error.code === 'invalid_input') return 'agent_gone'
  throw error
}
