import { v7 as uuidv7 } from 'uuid'

import type { Tx } from '#server/platform/db/client.ts'
import type { TicketEventType } from '#server/platform/db/tables/tickets.ts'
import { insertEvent } from '#server/tickets/core/queries.ts'
import { type DeskKey, touchDeskTicket } from './queries.ts'

type Event = { type: TicketEventType; agent: { userId: string | null } | null; at: Date }

/**
 * Records what only staff learn of, at each ticket that it concerns, a closed one too. Of two tickets
 * each event names the other. Without an agent it came about by itself.
 */
export async function recordAtDesk(
  tx: Tx,
  tickets: readonly DeskKey[],
  { type, agent, at }: Event,
): Promise<void> {
  for (const { customerId, ticketId } of tickets) {
    const other = tickets.find((one) => one.ticketId !== ticketId)
    await touchDeskTicket(tx, { customerId, ticketId }, at)
    await insertEvent(tx, {
      customerId,
      ticketId,
      id: uuidv7(),
      type,
      actorId: agent?.userId ?? null,
      byAgent: agent !== null,
      at,
      data: JSON.stringify(other ? { otherTicketId: other.ticketId } : {}),
    })
  }
}
