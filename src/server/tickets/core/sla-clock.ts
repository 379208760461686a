import type { Updateable } from 'kysely'

import { businessMinutesBetween } from '#shared/sla/business-time.ts'
import { type SlaDueDates, slaDueDates, slaNearDates } from '#shared/sla/sla.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { findNearPercent, type TicketRow } from './queries.ts'

type Changes = Updateable<Tables['tickets']>

/** Returns what stops the response clock; undefined where an earlier reply, or this one, has stopped it. */
export function firstResponse(ticket: TicketRow, at: Date): Changes | undefined {
  if (ticket.firstResponseAt && ticket.firstResponseAt <= at) return undefined
  return { firstResponseAt: at }
}

/** Returns what a change of a ticket does to its clocks. */
export async function changedClocks(tx: Tx, ticket: TicketRow, set: Changes): Promise<Changes> {
  const { createdAt, timeZone, resolvedAt } = ticket
  const priority = set.priority ?? ticket.priority
  const due = priority !== ticket.priority && slaDueDates(createdAt, priority, timeZone)
  // While a ticket was closed, the setting may have changed.
  const near =
    (due || set.closedAt === null) &&
    slaNearDates(
      { ...(ticket as SlaDueDates), ...due },
      {
        priority,
        timeZone,
        nearPercent: await findNearPercent(tx),
      },
    )
  const minutesUntil = (at: Date) => businessMinutesBetween(createdAt, at, timeZone)
  return {
    ...due,
    ...near,
    ...(set.firstResponseAt && { firstResponseMinutes: minutesUntil(set.firstResponseAt) }),
    ...(set.closedAt && { resolutionMinutes: minutesUntil(resolvedAt ?? set.closedAt) }),
  }
}
