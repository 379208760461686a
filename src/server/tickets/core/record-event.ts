import { v7 as uuidv7 } from 'uuid'

import type { Tx } from '#server/platform/db/client.ts'
import type { TicketEventData, TicketEventType } from '#server/platform/db/tables/tickets.ts'
import type { Author } from './audience.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'
import { insertEvent } from './queries.ts'

type Event = { type: TicketEventType; by: Author; at: Date; data?: TicketEventData }

/**
 * Records what happened to a ticket. The trigger follow_ticket_event (db/functions/announcements.sql)
 * writes what must follow, for events of this function and of raise_ticket alike.
 */
export async function recordEvent(
  tx: Tx,
  ticket: ChangeableTicket,
  { type, by, at, data = {} }: Event,
): Promise<void> {
  await insertEvent(tx, {
    customerId: ticket.customerId,
    id: uuidv7(),
    ticketId: ticket.id,
    type,
    actorId: by.viewer.userId,
    byAgent: by.byAgent,
    at,
    // Receipts of contracts name who paused a clock.
    data: JSON.stringify(ticket.contractVersionId ? { ...data, by: by.viewer.name } : data),
  })
}
