import { OWN_TICKETS } from '#shared/access/visibility.ts'

import { deadLink, type LeavingLinkHolder } from '#server/access/rating-links/rating-link-holder.ts'
import { readPerson } from '#server/access/users/queries.ts'
import type { Deps } from '#server/deps.ts'
import { asViewer, asWorker } from '#server/platform/db/as-role.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import { mustBeSharable } from '#server/tickets/core/changeable-ticket.ts'
import { removeParticipant } from '#server/tickets/core/participants.ts'
import { findTicket, lockTicket, type TicketRow } from '#server/tickets/core/queries.ts'

/** Reads which ticket a link of a mail lets its participant leave. */
export function readParticipation(deps: Pick<Deps, 'db'>, holder: LeavingLinkHolder) {
  const { customerId, ticketId } = holder
  return asViewer(deps.db, holder, async (tx) =>
    present(mustTakePart(await findTicket(tx, customerId, ticketId), holder)),
  )
}

export async function leaveByLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  holder: LeavingLinkHolder,
) {
  const { customerId, ticketId, userId } = holder
  const person = await asWorker(db, (tx) => readPerson(tx, { customerId, id: userId }))
  if (!person) throw deadLink()
  return asViewer(db, holder, async (tx) => {
    const ticket = mustTakePart(await lockTicket(tx, customerId, ticketId), holder)
    const { name } = person
    const viewer = { customerId, userId, name, timeZone: ticket.timeZone, ...OWN_TICKETS }
    const by: Actor = { viewer, byAgent: false }
    await removeParticipant(tx, mustBeSharable(ticket, by), userId, { by, at: now() })
    return present(ticket)
  })
}

/** @throws AppError `not_found` for those who have left, or were removed */
function mustTakePart(ticket: TicketRow | undefined, { userId }: LeavingLinkHolder): TicketRow {
  if (!ticket?.participantIds.includes(userId)) throw deadLink()
  return ticket
}

function present({ id: ticketId, number }: { id: string; number: number }) {
  return { ticketId, number }
}
