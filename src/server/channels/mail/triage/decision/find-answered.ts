import type { Tx } from '#server/platform/db/client.ts'
import { readReplyAddress } from '#server/channels/mail/reply-address.ts'
import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import {
  listTicketFacts,
  listTicketsNaming,
  listTicketsOfMessageIds,
  type TicketFacts,
} from './facts-queries.ts'
import { type Answered, isOf, type Writer } from './triage-mail.ts'

/** Merges of merges end somewhere; a loop of them would not. */
const MOST_MERGES = 20

type Match = { ticketId: string; isInternal: boolean }
type Answering = Pick<ReadMail, 'to' | 'cc' | 'inReplyTo' | 'references'>

/**
 * Finds the tickets that a mail says it is about: by the address that it was sent to, or else by the newest id
 * that it names and that is known, or else by those that another mail to a ticket of its writer has named, which
 * were never here. The number in its subject leads nowhere: anybody can write one.
 */
export async function findAnswered(
  tx: Tx,
  secret: Buffer,
  mail: Answering,
  writers: Writer[],
): Promise<Answered[]> {
  const ids = [...mail.inReplyTo, ...mail.references.toReversed()]
  const known = ids.length === 0 ? [] : await listTicketsOfMessageIds(tx, ids)
  const byAddress = [...mail.to, ...mail.cc].flatMap(
    ({ address }) => readReplyAddress(secret, address) ?? [],
  )
  const newest = ids.find((id) => known.some(({ messageId }) => messageId === id))
  const named =
    byAddress.length > 0 ? byAddress : known.filter(({ messageId }) => messageId === newest)
  const meant = named.length > 0 ? named : await findOfThread(tx, ids, writers)
  const internal = new Set(
    [...byAddress, ...known].filter(({ isInternal }) => isInternal).map(({ ticketId }) => ticketId),
  )
  const answered: Answered[] = []
  for (const ticketId of new Set(meant.map((one: Match) => one.ticketId))) {
    const ticket = await findWhereItGoesOn(tx, ticketId, writers)
    if (!ticket || answered.some((one) => one.ticketId === ticket.ticketId)) continue
    const { intoTicketId: _, ...facts } = ticket
    answered.push({ ...facts, isInternal: internal.has(ticketId) })
  }
  return answered
}

/** Guesses nothing for staff: the customer reads what they write. */
async function findOfThread(tx: Tx, ids: string[], writers: Writer[]): Promise<Match[]> {
  if (writers.some(({ isStaff }) => isStaff)) return []
  const userIds = writers.map(({ userId }) => userId)
  const tickets = await listTicketsNaming(tx, { ids, userIds })
  return tickets.map(({ id: ticketId }) => ({ ticketId, isInternal: false }))
}

/** A ticket that was merged goes on in another one, for agents and for a person who may answer there. */
async function findWhereItGoesOn(
  tx: Tx,
  ticketId: string,
  writers: Writer[],
): Promise<TicketFacts | undefined> {
  const [first] = await listTicketFacts(tx, [ticketId])
  let ticket = first
  for (let merges = 0; ticket?.intoTicketId && merges < MOST_MERGES; merges += 1) {
    const [next] = await listTicketFacts(tx, [ticket.intoTicketId])
    if (!next || !mayGoOn(ticket, next, writers)) break
    ticket = next
  }
  return ticket
}

function mayGoOn(ticket: TicketFacts, next: TicketFacts, writers: Writer[]): boolean {
  if (writers.some((one) => isOf(one, next))) return true
  return next.requesterId === ticket.requesterId && !writers.some((one) => isOf(one, ticket))
}
