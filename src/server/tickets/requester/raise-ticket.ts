import { v7 as uuidv7 } from 'uuid'

import type { Ticket } from '#shared/tickets/contract.ts'

import type { Deps } from '#server/deps.ts'
import {
  type Idempotency,
  keyUsedOtherwise,
  requestUnderWay,
} from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { unknownCategory } from '#server/tickets/check-categories.ts'
import { callRaiseTicket, type RaisedTicket } from '#server/tickets/queries.ts'

/**
 * Raises a ticket without files in one round trip (platform/db/functions/raise-ticket.sql): most
 * have none, and through eight questions one after the other it was measured to take four times as long.
 */
export async function raiseTicket(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  ticket: RaisedTicket,
  idempotency: Idempotency | undefined,
): Promise<Ticket> {
  // PostgreSQL could not even be asked for it.
  const unaskable = ticket.categories.find((category) => category.includes('\0'))
  if (unaskable !== undefined) throw unknownCategory(unaskable)
  const { outcome, answer } = await callRaiseTicket(db, viewer, ticket, {
    eventId: uuidv7(),
    idempotency,
  })
  if (outcome === 'under_way') throw requestUnderWay()
  if (outcome === 'mismatch') throw keyUsedOtherwise()
  if (outcome === 'unknown_category') throw unknownCategory(answer)
  // Written by the function in the shape of the contract, which route() checks.
  return JSON.parse(answer) as Ticket
}
