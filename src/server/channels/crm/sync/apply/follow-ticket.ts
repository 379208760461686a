import type { Tx } from '#server/platform/db/client.ts'
import { sendRefusedAgain } from '#server/channels/crm/queries.ts'
import { changedHere } from '#server/channels/crm/values/own-changes.ts'
import type { CrmTicket } from '#server/channels/crm/port.ts'
import {
  changedFields,
  SEEN_FIELDS,
  type SeenField,
  type SeenValues,
  seenValues,
} from '#server/channels/crm/values/seen-values.ts'
import { applyExternalChange } from '#server/tickets/external/apply-external-change.ts'
import { lockExternalTicket } from '#server/tickets/external/lock-external-ticket.ts'

import {
  listOwnChanges,
  lockLink,
  moveMerged,
  type TicketLink,
  updateLink,
  findLink,
  findLinkOfTicket,
  findOwnTicket,
  insertLink,
  listLinksOf,
} from './link-queries.ts'
import { detachTicket } from './detach-ticket.ts'
import { listBoundCompanies } from './place-queries.ts'
import { findCustomerName } from './reader-queries.ts'
import { type Reader, SUPPORT_TEAM } from './reader.ts'
import { readChange } from './read-values.ts'
import { isUuid } from './take-comment.ts'

/** Texts of a merged record may be those of the other one, by another author. */
const TEXTS: readonly SeenField[] = ['subject', 'description']

/**
 * Brings a ticket that is known here up to date with the CRM, also when its record was merged there and has
 * another id since, and links one that went out from here and whose answer was lost. Returns false for a
 * record that is no ticket here. The CRM wins each field that it has changed, unless a change of our own
 * waits for it or is under way.
 */
export async function followTicket(
  tx: Tx,
  { map, now }: Pick<Reader, 'map' | 'now'>,
  theirs: CrmTicket,
): Promise<boolean> {
  const found = await findLinked(tx, theirs)
  if (typeof found === 'string') return found === 'ours'
  const ticket = await lockExternalTicket(tx, found)
  if (!ticket) return true
  const link = await lockLink(tx, found)
  const isMoved = theirs.mergedIds.includes(link.remoteId)
  // A search that lags behind must not take back what is newer, nor bring back what was merged.
  const isOld = link.mergedInto !== null || theirs.modifiedAt < link.remoteModifiedAt
  if (isMoved ? link.mergedInto !== null : isOld || link.remoteId !== theirs.id) return true
  // Later texts in it are about another person's ticket.
  const mayBeOfAnother = theirs.ref !== link.ticketId || theirs.mergedIds.length > 0
  if (mayBeOfAnother && (await isOfAnother(tx, link, theirs))) {
    await detachTicket(tx, { now }, link.remoteId)
    return true
  }
  const waiting = (await listOwnChanges(tx, link)).flatMap(({ data }) => changedHere(data))
  const isOurs = (field: SeenField) => waiting.includes(field)
  const isMerge = theirs.mergedIds.some((id) => !link.mergedIds.includes(id))
  const seen: Partial<SeenValues> = link.seen
  const values = seenValues(theirs)
  // A ticket that was gone was closed here, regardless of the values seen before.
  const changed = changedFields(link.goneAt ? {} : seen, values).filter(
    (one) => !isOurs(one) && !(isMerge && TEXTS.includes(one)),
  )
  const organization = await findCustomerName(tx, link.customerId)
  const change = readChange(map, theirs, { ...ticket, organization }, changed)
  await applyExternalChange(tx, ticket, change, { by: SUPPORT_TEAM, now: now() })
  // A value that was not accepted counts as changed for as long as it differs.
  const kept = SEEN_FIELDS.filter((field) => isOurs(field) && seen[field] !== undefined)
  await updateLink(tx, link, {
    seen: { ...values, ...pick(seen, kept) },
    remoteId: theirs.id,
    remoteModifiedAt: theirs.modifiedAt,
    goneAt: null,
    ...(isMerge && { mergedIds: [...new Set([...link.mergedIds, ...theirs.mergedIds])] }),
  })
  if (isMerge) await goOnAfterMerge(tx, link, theirs)
  return true
}

/** Sends actions that failed at the previous records to the remaining one. */
async function goOnAfterMerge(tx: Tx, link: TicketLink, { id, mergedIds }: CrmTicket) {
  const moved = await moveMerged(tx, mergedIds, id)
  for (const { customerId, ticketId } of [link, ...moved])
    await sendRefusedAgain(tx, { customerId, ticketId })
}

function pick(seen: Partial<SeenValues>, fields: SeenField[]): Partial<SeenValues> {
  return Object.fromEntries(fields.map((field) => [field, seen[field]]))
}

/** Returns whether agents have moved a ticket to a company that is another customer's. */
async function isOfAnother(tx: Tx, { customerId }: TicketLink, { companyIds }: CrmTicket) {
  const bound = await listBoundCompanies(tx, companyIds)
  return bound.length > 0 && bound.every((one) => one.customerId !== customerId)
}

/**
 * Finds the ticket that a record of the CRM is here: by its id, or else, because a merge may have made a new
 * record, by those that were merged into it, or else by our reference. `ours` is a record that must never be
 * taken for a new ticket, because it has a reference of ours. What a ticket is, and whose, is decided once:
 * a merge changes neither.
 */
async function findLinked(tx: Tx, theirs: CrmTicket): Promise<TicketLink | 'ours' | 'new'> {
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
