import { readPerson } from '#server/access/users/queries.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { recountTicket } from '#server/tickets/core/recount-tickets.ts'
import type { CrmComment } from '#server/channels/crm/port.ts'
import { lockExternalTicket } from '#server/tickets/external/lock-external-ticket.ts'
import { applyTickets } from './apply-tickets.ts'
import { asReader } from './as-reader.ts'
import { type DescribedFiles, describeFiles } from './describe-files.ts'
import { AT_ONCE, eachOf, inBatches } from './in-batches.ts'
import { findLink, listKnownComments, listLinkedIds } from './link-queries.ts'
import { listUnplacedAmong } from './place-queries.ts'
import { findCustomerName } from './reader-queries.ts'
import type { Reader } from './reader.ts'
import { takeComment } from './take-comment.ts'

/**
 * Adds comments of the CRM to their tickets. Comments are only ever added: what was changed or removed there
 * later stays here as it was said. Those from before leave their ticket as new as it is. Returns the ids of
 * those that failed, alone or with their ticket.
 */
export async function applyComments(
  reader: Reader,
  comments: CrmComment[],
  { isFromBefore }: { isFromBefore: boolean } = { isFromBefore: false },
): Promise<string[]> {
  const known = await asWorker(reader.db, (tx) => listKnownComments(tx, comments))
  const fresh = comments.filter(({ stream, id }) => !known.has(`${stream} ${id}`))
  if (fresh.length === 0) return []
  const failedTickets = new Set(await readMissingTickets(reader, fresh))
  const placed = await withKnownTicket(reader, fresh)
  const described = await describeFiles(reader, placed)
  const left = await eachOf(reader, placed, (comment) =>
    applyComment(reader, { comment, described, isFromBefore }),
  )
  const withTicket = fresh.filter(({ ticketIds }) => ticketIds.some((id) => failedTickets.has(id)))
  return [...new Set([...left, ...withTicket.map(({ id }) => id)])]
}

/** Tickets that are unknown here, and not known to lack a requester, come with all their comments. */
async function readMissingTickets(reader: Reader, comments: CrmComment[]): Promise<string[]> {
  const ids = [...new Set(comments.flatMap(({ ticketIds }) => ticketIds))]
  const missing = await asWorker(reader.db, async (tx) => {
    const linked = await listLinkedIds(tx, ids)
    const unplaced = await listUnplacedAmong(tx, ids)
    return ids.filter((id) => !linked.has(id) && !unplaced.has(id))
  })
  const changes = await inBatches(missing, (some) =>
    reader.crm.load('tickets', some, reader.signal),
  )
  const failed: string[] = []
  const tickets = changes.flatMap((change) => (change.stream === 'tickets' ? [change.ticket] : []))
  for (let from = 0; from < tickets.length; from += AT_ONCE)
    failed.push(...(await applyTickets(reader, tickets.slice(from, from + AT_ONCE))).failed)
  return failed
}

async function withKnownTicket({ db }: Reader, comments: CrmComment[]): Promise<CrmComment[]> {
  const ids = [...new Set(comments.flatMap(({ ticketIds }) => ticketIds))]
  const known = await asWorker(db, (tx) => listLinkedIds(tx, ids))
  return comments.filter(({ ticketIds }) => ticketIds.some((id) => known.has(id)))
}

/** A comment of several tickets goes to the first one whose requester is to see it. */
async function applyComment(reader: Reader, taken: Taken) {
  for (const remoteId of taken.comment.ticketIds)
    await asReader(reader.db, remoteId, (tx) => applyTo(tx, reader, remoteId, taken))
}

type Taken = { comment: CrmComment; described: DescribedFiles; isFromBefore: boolean }

async function applyTo(tx: Tx, reader: Reader, remoteId: string, taken: Taken) {
  const { comment, described, isFromBefore } = taken
  const link = await findLink(tx, remoteId)
  const ticket = link && (await lockExternalTicket(tx, link))
  if (!ticket) return
  const known = await listKnownComments(tx, [comment])
  if (known.has(`${comment.stream} ${comment.id}`)) return
  const { customerId, requesterId: id, timeZone } = ticket
  const requester = await readPerson(tx, { customerId, id })
  const customer = { id: customerId, name: await findCustomerName(tx, customerId), timeZone }
  const now = isFromBefore ? atItsTime(comment, ticket, reader.now()) : reader.now()
  const place = { customer, requester }
  const changed = await takeComment(tx, reader, { ticket, place }, { comment, described, now })
  if (isFromBefore) await recountTicket(tx, changed, reader.now())
}

function atItsTime({ at }: CrmComment, { updatedAt }: { updatedAt: Date }, now: Date): Date {
  const latest = at > updatedAt ? at : updatedAt
  return latest > now ? now : latest
}
