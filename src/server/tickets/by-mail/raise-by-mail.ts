import type { Priority } from '#shared/tickets/values.ts'

import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { carryParticipants } from '#server/tickets/core/participants.ts'
import { takesPart } from '#server/tickets/core/audience.ts'
import { attachFiles } from '#server/tickets/core/attach-files.ts'
import { addLink } from '#server/tickets/desk/relations/link-tickets.ts'
import {
  raiseExternalTicket,
  type Requester,
  requesterActor,
} from '#server/tickets/external/raise-external-ticket.ts'
import { findTicket, listCategoryIds } from '#server/tickets/core/queries.ts'

const USUAL_CATEGORY = 'GENERAL_INQUIRY'

type NewTicket = {
  subject: string
  description: string
  files: ReceivedFile[]
  priority?: Priority
  /** Those of them that are still offered. */
  categories?: string[]
  /** A ticket of the same customer that it goes on from, or belongs to. Agents see the link. */
  followsId?: string
  /** The people of that ticket go on in this one, even if its requester only sees that one. */
  isFollowUp?: boolean
}

/**
 * Raises a ticket of what a requester wrote in a mail, or a tool in their name. A person's mail says nothing of
 * priority and category. Returns the ids of the ticket and of its files.
 */
export async function raiseByMail(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  requester: Requester,
  {
    subject,
    description,
    files,
    priority = 'Low',
    categories: wanted = [],
    followsId,
    isFollowUp = false,
  }: NewTicket,
): Promise<{ ticketId: string; fileIds: string[] }> {
  const createdAt = now()
  const offered = await listCategoryIds(tx)
  const category = offered.find((id) => id === USUAL_CATEGORY) ?? offered[0] ?? USUAL_CATEGORY
  const chosen = wanted.filter((id) => offered.includes(id))
  const { id: customerId } = requester.customer
  const followed = followsId && (await findTicket(tx, customerId, followsId))
  const ticket = await raiseExternalTicket(tx, requester, {
    subject,
    description,
    priority,
    categories: chosen.length > 0 ? chosen : [category],
    confidential: (followed && followed.isConfidential) || undefined,
    createdAt,
  })
  const attached = await attachFiles(tx, ticket, files, { commentId: null, at: createdAt })
  const isAmongThem =
    followed && takesPart({ customerId, userId: requester.requester.id }, followed)
  if (followed && (isFollowUp || isAmongThem)) {
    const people = [followed.requesterId, ...followed.participantIds]
    await carryParticipants(tx, ticket, people, { by: requesterActor(requester), at: createdAt })
  }
  if (followsId) {
    const { id: ticketId } = ticket
    const to = { customerId, ticketId: followsId }
    const link = { from: { customerId, ticketId }, to, kind: 'related' as const }
    await addLink(tx, link, { agent: null, at: createdAt })
  }
  return { ticketId: ticket.id, fileIds: attached.map(({ id }) => id) }
}
