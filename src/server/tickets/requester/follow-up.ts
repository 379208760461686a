import { invalidInput } from '#server/platform/app-error.ts'
import { asStaffWithin } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { carryParticipants } from '#server/tickets/core/participants.ts'
import { addComment } from '#server/tickets/core/add-comment.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import { applyChange } from '#server/tickets/core/change-ticket.ts'
import { type ChangeableTicket, mustBeReopenable } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket, type WrittenTicket } from '#server/tickets/core/queries.ts'
import { addLink } from '#server/tickets/desk/relations/link-tickets.ts'

type Moment = { by: Actor; at: Date }

/**
 * Locks the closed ticket that a new one is to follow.
 *
 * @throws AppError `not_found`, `invalid_input` for one that is open or goes on within another one
 */
export async function lockFollowed(
  tx: Tx,
  by: Actor,
  followsId: string,
): Promise<ChangeableTicket> {
  const ticket = mustBeReopenable(await lockTicket(tx, by.viewer.customerId, followsId), by)
  if (!ticket || ticket.isMerged)
    throw invalidInput({ followsId: (words) => words.tickets.onlyClosedIsFollowed })
  return ticket
}

/** Links a new ticket and the closed one that it follows, whose people go on in it, and says so in both. */
export async function linkFollowUp(
  tx: Tx,
  { raised, followed }: { raised: ChangeableTicket; followed: ChangeableTicket },
  { by, at }: Moment,
): Promise<WrittenTicket> {
  const { name } = by.viewer
  await asStaffWithin(tx, () =>
    carryParticipants(tx, raised, [followed.requesterId, ...followed.participantIds], { by, at }),
  )
  const tell = async (
    ticket: ChangeableTicket,
    code: 'follows' | 'followedUp',
    other: ChangeableTicket,
  ) => {
    const content = { code, by: name, number: other.number, ticketId: other.id }
    await addComment(tx, ticket, { by: 'system', content, at })
    const event = { type: 'edited' as const, data: { changed: ['comments'] } }
    return applyChange(tx, ticket, { set: {}, newComments: 1, event }, { by, at })
  }
  await tell(followed, 'followedUp', raised)
  const { ticket } = await tell(raised, 'follows', followed)
  const link = { from: keyOf(raised), to: keyOf(followed), kind: 'related' as const }
  await asStaffWithin(tx, () => addLink(tx, link, { agent: null, at }))
  return ticket
}

function keyOf({ customerId, id: ticketId }: ChangeableTicket) {
  return { customerId, ticketId }
}
