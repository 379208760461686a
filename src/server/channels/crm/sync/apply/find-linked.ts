import type { Tx } from '#server/platform/db/client.ts'
import type { CrmTicket } from '#server/channels/crm/port.ts'
import {
  findLink,
  findLinkOfTicket,
  findOwnTicket,
  insertLink,
  listLinksOf,
  type TicketLink,
} from './link-queries.ts'
import { isUuid } from './take-comment.ts'

/**
 * Finds the ticket that a record of the CRM is here: by its id, or else, because a merge may have made a new
 * record, by those that were merged into it, or else by our reference. `ours` is a record that must never be
 * taken for a new ticket, because it has a reference of ours. What a ticket is, and whose, is decided once:
 * a merge changes neither.
 */
export async function findLinked(tx: Tx, theirs: CrmTicket): Promise<TicketLink | 'ours' | 'new'> {
  const link = await findLink(tx, theirs.id)
  if (link) return link
  const own = isUuid(theirs.ref) ? await findOwnTicket(tx, theirs.ref) : undefined
  const ownLink = own && (await findLinkOfTicket(tx, own))
  const merged = await listLinksOf(tx, theirs.mergedIds)
  const primary = primaryOf(merged, ownLink, theirs)
  if (primary) return primary
  if (!own) return 'new'
  if (ownLink || own.deletedAt) return 'ours'
  const { customerId, ticketId } = own
  const adopted = await insertLink(tx, {
    customerId,
    ticketId,
    remoteId: theirs.id,
    remoteModifiedAt: theirs.createdAt,
    // Everything that it was sent with counts as never seen, so that what agents have changed since is not missed.
    seen: {},
  })
  return adopted ?? 'ours'
}

/**
 * The ticket whose record the others were merged into. The merged record has its subject, and its reference
 * unless it had none: then it has that of another one.
 */
function primaryOf(
  merged: TicketLink[],
  own: TicketLink | undefined,
  { subject }: CrmTicket,
): TicketLink | undefined {
  const isOwn = (link: TicketLink) => link.ticketId === own?.ticketId
  const hasSubject = (link: TicketLink) => link.seen.subject === subject
  return (
    merged.find((link) => hasSubject(link) && isOwn(link)) ??
    merged.find(hasSubject) ??
    merged.find(isOwn) ??
    merged[0]
  )
}
