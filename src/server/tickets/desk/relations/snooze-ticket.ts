import type { DeskTicket } from '#shared/desk/contract.ts'
import { MAX_SNOOZE_DAYS } from '#shared/desk/relations/values.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { recordEvent } from '#server/tickets/core/record-event.ts'
import { updateDeskTicket } from '#server/tickets/desk/ticket/ticket-queries.ts'
import { changeAndShow } from './change-and-show.ts'

const DAY_MS = 86_400_000

/**
 * Takes a ticket out of the queue until a moment, or until its requester writes. Its service level
 * runs on, and no customer can see it.
 *
 * @throws AppError `invalid_input` for a moment that is over or too far away.
 */
export function snoozeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, until }: { ticketId: string; until: string | null },
): Promise<{ ticket: DeskTicket }> {
  const wakesAt = until === null ? null : new Date(until)
  if (wakesAt) checkMoment(wakesAt, deps.now())
  return changeAndShow(deps, agent, ticketId, async ({ tx, ticket, by, at }) => {
    await updateDeskTicket(tx, ticket, { snoozedAt: at, wakesAt, changedAt: at })
    await recordEvent(tx, ticket, { type: 'snoozed', by, at, data: { until } })
  })
}

function checkMoment(wakesAt: Date, now: Date) {
  const latest = new Date(now.getTime() + MAX_SNOOZE_DAYS * DAY_MS)
  if (wakesAt <= now) throw invalidInput({ until: (words) => words.tickets.momentToCome })
  if (wakesAt > latest) throw invalidInput({ until: (words) => words.tickets.momentWithinYear })
}
