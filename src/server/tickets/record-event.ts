import { v7 as uuidv7 } from 'uuid'

import type { Tx } from '#server/platform/db/client.ts'
import type { TicketEventData, TicketEventType } from '#server/platform/db/tables.ts'
import { announceTicket } from './announce-ticket.ts'
import { insertEvent, type TicketRow } from './queries.ts'

type Event = {
  type: TicketEventType
  by: { userId: string } | null
  byAgent?: boolean
  at: Date
  data?: TicketEventData
}

/** Writes down what happened to a ticket and tells the requester's open pages, once it is committed. */
export async function recordEvent(tx: Tx, ticket: TicketRow, event: Event): Promise<void> {
  await insertEvent(tx, {
    customerId: ticket.customerId,
    id: uuidv7(),
    ticketId: ticket.id,
    type: event.type,
    actorId: event.by?.userId ?? null,
    byAgent: event.byAgent ?? false,
    at: event.at,
    data: JSON.stringify(event.data ?? {}),
  })
  await announceTicket(tx, ticket)
}
