import { sql } from 'kysely'

import type { SlaEvent } from '#shared/sla/count-clocks.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { TicketEventData, TicketEventType } from '#server/platform/db/tables/tickets.ts'
import { toSlaEvent } from '#server/tickets/core/sla-clock.ts'

export type TriedTicket = {
  id: string
  createdAt: Date
  timeZone: string
  /** The version with which it is counted; null for the clock of the specification. */
  versionId: string | null
  /** The oldest first. */
  events: SlaEvent[]
}

type StoredEvent = [type: TicketEventType, atMs: number, byAgent: boolean, data: TicketEventData]
type Stored = Omit<TriedTicket, 'events'> & { events: StoredEvent[] }

const COLUMNS = sql`
  id, created_at, time_zone, contract_version_id as version_id,
  (
    select json_agg(
      json_build_array(type, (extract(epoch from at) * 1000)::bigint, by_agent, data) order by at, id
    )
    from ticket_events
    where ticket_events.customer_id = tickets.customer_id and ticket_id = tickets.id
      and type in ('created', 'replied', 'edited', 'status_changed', 'closed', 'reopened')
  ) as events`

/**
 * Lists tickets of a customer that aren't merged, from those before another one on. The order is that of
 * their ids, nearly the newest first: the primary key has it.
 */
export async function listTriedTickets(
  tx: Tx,
  customerId: string,
  { since, before, limit }: { since: Date; before: TriedTicket | undefined; limit: number },
): Promise<TriedTicket[]> {
  const { rows } = await sql<Stored>`
    select ${COLUMNS} from tickets
    where customer_id = ${customerId} and created_at >= ${since} and not is_merged
      ${before ? sql`and id < ${before.id}` : sql``}
    order by id desc
    limit ${limit}`.execute(tx)
  return rows.map(toTried)
}

export async function findTriedTicket(
  tx: Tx,
  customerId: string,
  ticketId: string,
): Promise<TriedTicket | undefined> {
  const { rows } = await sql<Stored>`
    select ${COLUMNS} from tickets where customer_id = ${customerId} and id = ${ticketId}`.execute(
    tx,
  )
  return rows[0] && toTried(rows[0])
}

function toTried({ events, ...ticket }: Stored): TriedTicket {
  return {
    ...ticket,
    events: events.map(([type, atMs, byAgent, data]) =>
      toSlaEvent({ type, at: new Date(atMs), byAgent, data }),
    ),
  }
}

/** Reads what a list shows of tickets. */
export function listTicketNames(tx: Tx, customerId: string, ticketIds: string[]) {
  return tx
    .selectFrom('tickets')
    .select(['id', 'number', 'subject'])
    .where('customerId', '=', customerId)
    .where('id', 'in', ticketIds)
    .execute()
}
