import type { Tx } from '#server/platform/db/client.ts'
import { statusOf } from '#server/channels/crm/values/mapping.ts'
import type { CrmComment, CrmTicket } from '#server/channels/crm/port.ts'
import { seenValues } from '#server/channels/crm/values/seen-values.ts'
import { applyExternalChange } from '#server/tickets/external/apply-external-change.ts'
import { type Place, raiseExternalTicket } from '#server/tickets/external/raise-external-ticket.ts'
import type { DescribedFiles } from './describe-files.ts'
import { findLink, insertLink } from './link-queries.ts'
import { deleteUnplaced } from './place-queries.ts'
import { type Reader, SUPPORT_TEAM } from './reader.ts'
import { readChange, readNewTicket } from './read-values.ts'
import { takeComment } from './take-comment.ts'

export type Incoming = {
  theirs: CrmTicket
  comments: CrmComment[]
  described: DescribedFiles
  place: Place
}

/**
 * Imports a ticket of the CRM, unless it is there already, with the part of its conversation that
 * its requester may see. One of a backfill keeps the time of its last change, so that no one is
 * notified of it as if it were new.
 */
export async function importTicket(
  tx: Tx,
  reader: Pick<Reader, 'map' | 'notes' | 'now' | 'fallbackCategory'>,
  { theirs, comments, described, place }: Incoming,
  backfillId: string | null,
): Promise<void> {
  if (await findLink(tx, theirs.id)) return
  const present = reader.now()
  const now = backfillId === null ? present : earlier(theirs.modifiedAt, present)
  const { customer } = place
  const fallback = { organization: customer.name, fallbackCategory: reader.fallbackCategory }
  const values = readNewTicket(reader.map, theirs, fallback)
  const raised = await raiseExternalTicket(tx, place, {
    ...values,
    createdAt: earlier(theirs.createdAt, now),
  })
  const key = { customerId: customer.id, ticketId: raised.id }
  const seen = seenValues(theirs)
  const { id: remoteId, modifiedAt: remoteModifiedAt } = theirs
  await insertLink(tx, { ...key, remoteId, remoteModifiedAt, seen, backfillId })

  const status = statusOf(reader.map, theirs.stage)
  const ours = { categories: values.categories, organization: customer.name }
  const change = status === undefined ? {} : readChange(reader.map, theirs, ours, ['stage'])
  // Close before the comments are added: what came later than the last change cannot be the closing.
  let ticket = await applyExternalChange(tx, raised, change, { by: SUPPORT_TEAM, now })
  for (const comment of comments.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    ticket = await takeComment(tx, reader, { ticket, place }, { comment, described, now })
  await deleteUnplaced(tx, [theirs.id])
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
