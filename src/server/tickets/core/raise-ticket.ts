import type { Insertable } from 'kysely'

import { slaDueDates, slaNearDates } from '#shared/sla/sla.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Author } from './audience.ts'
import { type ChangeableTicket, changedExternally } from './changeable-ticket.ts'
import { findNearPercent, insertTicket, type WrittenTicket } from './queries.ts'
import { recordEvent } from './record-event.ts'

type NewTicket = Pick<
  Insertable<Tables['tickets']>,
  | 'customerId'
  | 'id'
  | 'requesterId'
  | 'subject'
  | 'description'
  | 'priority'
  | 'categories'
  | 'timeZone'
  | 'raisedBy'
> & {
  createdAt: Date
  updatedAt?: Date
  /** Left to the categories when it is left out. One of them may allow nothing else. */
  confidential?: boolean | undefined
}

/** Raises a ticket, which is open, and starts its clocks, for any way in which it comes. */
export async function raiseTicket(
  tx: Tx,
  ticket: NewTicket,
  by: Author,
): Promise<WrittenTicket & ChangeableTicket> {
  const { createdAt: at, priority, categories, timeZone } = ticket
  const due = slaDueDates(at, priority, timeZone)
  const near = slaNearDates(due, { priority, timeZone, nearPercent: await findNearPercent(tx) })
  const inserted = await insertTicket(tx, {
    ...ticket,
    ...due,
    ...near,
    status: 'Open',
    updatedAt: ticket.updatedAt ?? at,
  })
  const raised = changedExternally(inserted)
  await recordEvent(tx, raised, { type: 'created', by, at, data: { priority, categories } })
  return raised
}
