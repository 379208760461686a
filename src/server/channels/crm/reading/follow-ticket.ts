import type { Tx } from '#server/platform/db/client.ts'
import { changedHere } from '#server/channels/crm/own-changes.ts'
import type { CrmTicket } from '#server/channels/crm/port.ts'
import {
  changedFields,
  SEEN_FIELDS,
  type SeenField,
  type SeenValues,
  seenValues,
} from '#server/channels/crm/seen-values.ts'
import { followElsewhere } from '#server/tickets/elsewhere/follow-elsewhere.ts'
import { lockElsewhere } from '#server/tickets/elsewhere/lock-elsewhere.ts'
import {
  findLink,
  findOwnTicket,
  insertLink,
  listOwnChanges,
  lockLink,
  type TicketLink,
  updateLink,
} from './link-queries.ts'
import { loseTicket } from './lose-ticket.ts'
import { listBoundCompanies } from './place-queries.ts'
import { findCustomerName } from './reader-queries.ts'
import { type Reader, SUPPORT_TEAM } from './reader.ts'
import { readChange } from './read-values.ts'
import { isUuid } from './take-comment.ts'

/**
 * Brings a ticket that is known here up to date with the CRM, and links one that went out from here and
 * whose answer was lost. Returns undefined for a ticket that is neither. The CRM wins each field that it has
 * changed, unless a change of our own waits for it or is under way.
 */
export async function followTicket(
  tx: Tx,
  { map, now }: Pick<Reader, 'map' | 'now'>,
  theirs: CrmTicket,
): Promise<TicketLink | undefined> {
  const found = (await findLink(tx, theirs.id)) ?? (await adopt(tx, theirs))
  const ticket = found && (await lockElsewhere(tx, found))
  if (!ticket) return found
  const link = await lockLink(tx, found)
  // A search that lags behind must not take back what is newer.
  if (theirs.modifiedAt < link.remoteModifiedAt) return link
  // What is written into it from now on is about somebody else.
  if (theirs.ref !== link.ticketId && (await isOfAnother(tx, link, theirs))) {
    await loseTicket(tx, { now }, theirs.id)
    return link
  }
  const waiting = (await listOwnChanges(tx, link)).flatMap(({ data }) => changedHere(data))
  const isOurs = (field: SeenField) => waiting.includes(field)
  const seen: Partial<SeenValues> = link.seen
  const values = seenValues(theirs)
  // One that was gone was closed here, whatever was seen of it before.
  const changed = changedFields(link.goneAt ? {} : seen, values).filter((one) => !isOurs(one))
  const organization = await findCustomerName(tx, link.customerId)
  const change = readChange(map, theirs, { ...ticket, organization }, changed)
  await followElsewhere(tx, ticket, change, { by: SUPPORT_TEAM, now: now() })
  // What was not taken over counts as changed for as long as it differs.
  const kept = SEEN_FIELDS.filter((field) => isOurs(field) && seen[field] !== undefined)
  await updateLink(tx, link, {
    seen: { ...values, ...pick(seen, kept) },
    remoteModifiedAt: theirs.modifiedAt,
    goneAt: null,
  })
  return link
}

function pick(seen: Partial<SeenValues>, fields: SeenField[]): Partial<SeenValues> {
  return Object.fromEntries(fields.map((field) => [field, seen[field]]))
}

/** Whether agents have moved a ticket to a company that is another customer's. */
async function isOfAnother(tx: Tx, { customerId }: TicketLink, { companyIds }: CrmTicket) {
  const bound = await listBoundCompanies(tx, companyIds)
  return bound.length > 0 && bound.every((one) => one.customerId !== customerId)
}

/** Everything that it was sent with counts as never seen, so that what agents have changed since is not missed. */
async function adopt(tx: Tx, { id: remoteId, ref, createdAt }: CrmTicket) {
  if (!isUuid(ref)) return undefined
  const own = await findOwnTicket(tx, ref)
  if (!own) return undefined
  return insertLink(tx, { ...own, remoteId, remoteModifiedAt: createdAt, seen: {} })
}
