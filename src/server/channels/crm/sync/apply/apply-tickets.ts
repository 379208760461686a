import { asWorker } from '#server/platform/db/as-role.ts'
import type { CommentStream, CrmContact, CrmTicket, CrmComment } from '#server/channels/crm/port.ts'
import { type Place, raiseExternalTicket } from '#server/tickets/external/raise-external-ticket.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { recountTicket } from '#server/tickets/core/recount-tickets.ts'
import { statusOf } from '#server/channels/crm/values/mapping.ts'
import { seenValues } from '#server/channels/crm/values/seen-values.ts'
import { applyExternalChange } from '#server/tickets/external/apply-external-change.ts'

import { asReader } from './as-reader.ts'
import { describeFiles, type DescribedFiles } from './describe-files.ts'
import { followTicket } from './follow-ticket.ts'
import { eachOf, inBatches } from './in-batches.ts'
import { listLinkedIds, findLink, insertLink } from './link-queries.ts'
import { detachTicket } from './detach-ticket.ts'
import { placeTicket, rememberPlaces } from './place-ticket.ts'
import { listBoundCompanies, saveUnplaced, deleteUnplaced } from './place-queries.ts'
import { type Reader, SUPPORT_TEAM } from './reader.ts'
import { isUuid, takeComment } from './take-comment.ts'
import { readChange, readNewTicket } from './read-values.ts'

/** Each ticket waits for the database most of the time. The others of its connections are for people. */
const BACKFILL_LANES = 4

type Applied = { followed: number; skipped: number; failed: string[] }

/**
 * Brings tickets of the CRM in: known ones are updated, others are imported when they have a
 * requester here. A failure of one ticket is that ticket's alone. A backfill imports older tickets.
 */
export async function applyTickets(
  reader: Reader,
  tickets: CrmTicket[],
  backfillId: string | null = null,
): Promise<Applied> {
  const { known, unknown } = await splitByLink(reader, tickets)
  const followed = await eachOf(reader, known, async (theirs) => {
    const isKnown = await asReader(reader.db, theirs.id, (tx) => followTicket(tx, reader, theirs))
    if (!isKnown) unknown.push(theirs)
    for (const mergedId of theirs.mergedIds)
      await asReader(reader.db, mergedId, (tx) => detachTicket(tx, reader, mergedId, theirs.id))
  })
  const placed = await placeAll(reader, unknown)
  const streams = backfillId === null ? undefined : streamsFromBefore(reader)
  const comments = await inBatches([...placed.keys()], (some) =>
    reader.crm.listComments(some, reader.signal, streams),
  )
  const described = await describeFiles(reader, comments)
  const lanes = backfillId === null ? 1 : BACKFILL_LANES
  const added = await eachOf({ ...reader, lanes }, unknown, async (theirs) => {
    const place = placed.get(theirs.id)
    if (!place) return
    const own = comments.filter(({ ticketIds }) => ticketIds.includes(theirs.id))
    await asReader(reader.db, theirs.id, (tx) =>
      importTicket(tx, reader, { theirs, comments: own, described, place }, backfillId),
    )
  })
  return {
    followed: tickets.length - unknown.length - followed.length,
    skipped: unknown.length - placed.size,
    failed: [...followed, ...added],
  }
}

/**
 * Asks once for all: most tickets of a backfill are new, and each look at one is a transaction. Whether it
 * really is new is looked at again when it is taken over.
 */
async function splitByLink(reader: Reader, tickets: CrmTicket[]) {
  const ids = tickets.map(({ id }) => id)
  const linked = await asWorker(reader.db, (tx) => listLinkedIds(tx, ids))
  const mayBeKnown = ({ id, ref, mergedIds }: CrmTicket) =>
    linked.has(id) || isUuid(ref) || mergedIds.length > 0
  return {
    known: tickets.filter(mayBeKnown),
    unknown: tickets.filter((ticket) => !mayBeKnown(ticket)),
  }
}

/** Writes down why the others have no place. */
async function placeAll(reader: Reader, tickets: CrmTicket[]): Promise<Map<string, Place>> {
  const { db, now, pipelineId } = reader
  const asked = tickets.filter((one) => pipelineId === null || one.pipelineId === pipelineId)
  const contacts = await readContacts(reader, asked)
  const placed = new Map<string, Place>()
  if (asked.length === 0) return placed
  await asWorker(db, async (tx) => {
    const find = rememberPlaces(tx)
    // In one order, so that two who write down the same tickets do not wait for each other.
    for (const ticket of asked.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const placing = await placeTicket(tx, { ticket, contacts, find })
      if ('why' in placing) await saveUnplaced(tx, ticket.id, placing.why, now())
      else placed.set(ticket.id, placing.place)
    }
  })
  return placed
}

/** Does not ask for the contacts of unbound companies. */
async function readContacts(reader: Reader, tickets: CrmTicket[]): Promise<CrmContact[]> {
  const companyIds = tickets.flatMap((ticket) => ticket.companyIds)
  const rows = await asWorker(reader.db, (tx) => listBoundCompanies(tx, companyIds))
  const bound = new Set(rows.map(({ companyId }) => companyId))
  const ids = tickets
    .filter((ticket) => ticket.companyIds.some((id) => bound.has(id)))
    .flatMap(({ contactIds }) => contactIds)
  return inBatches([...new Set(ids)], (some) => reader.crm.readContacts(some, reader.signal))
}

/**
 * Conversations are a request for each ticket, so that a backfill reads them by themselves. Of a new ticket
 * no note can be ours.
 */
function streamsFromBefore({ notes }: Reader): CommentStream[] {
  return notes.noteRule === 'never' ? ['emails'] : ['notes', 'emails']
}

type Incoming = {
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
async function importTicket(
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
    confidential: false,
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
  await recountTicket(tx, ticket, present)
  await deleteUnplaced(tx, [theirs.id])
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
