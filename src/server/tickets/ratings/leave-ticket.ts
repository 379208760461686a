import { deadLink, type LeavingLinkHolder } from '#server/access/rating-links/rating-link-holder.ts'
import type { Deps } from '#server/deps.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'
import { deleteParticipant } from './queries.ts'

/** Reads which ticket a link of a mail lets its participant leave. */
export function readParticipation(deps: Pick<Deps, 'db'>, holder: LeavingLinkHolder) {
  return asViewer(deps.db, holder, (tx) => findParticipation(tx, holder))
}

export function leaveByLink(deps: Pick<Deps, 'db'>, holder: LeavingLinkHolder) {
  return asViewer(deps.db, holder, async (tx) => {
    const participation = await findParticipation(tx, holder)
    await deleteParticipant(tx, holder)
    return participation
  })
}

/** @throws AppError `not_found` for those who have left, or were removed */
async function findParticipation(tx: Tx, { customerId, ticketId, userId }: LeavingLinkHolder) {
  const ticket = await lockTicket(tx, customerId, ticketId)
  if (!ticket?.participantIds.includes(userId)) throw deadLink()
  return { ticketId, number: ticket.number }
}
