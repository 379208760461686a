import type { DeskComment, DeskTicket } from '#shared/desk/contract.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'

import { isPersonActive } from '#server/access/users/queries.ts'
import { listStaffNames } from '#server/access/users/staff-queries.ts'
import { toShownDomain } from '#server/platform/text/domain-spelling.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { readContract } from '#server/service-contracts/core/queries.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { withParts } from '#server/tickets/core/get-ticket-parts.ts'
import { mailOf, presentParts, raisedByOf } from '#server/tickets/core/present-ticket.ts'
import { findCommentPlace, listComments } from '#server/tickets/core/comment-queries.ts'
import { presentAudience } from '#server/tickets/core/participants.ts'
import { findListedTicket, listAudience, type TicketRow } from '#server/tickets/core/queries.ts'
import { getRatings } from '#server/tickets/ratings/rate-ticket.ts'
import { listHeldFiles } from './held-file-queries.ts'
import { getRelations, NO_BRIEF } from './get-relations.ts'
import { presentDeskComments } from './present-desk-comments.ts'
import { presentWaiting } from './present-waiting.ts'
import { presentItem } from './present-item.ts'
import { readItems } from './item-queries.ts'
import { findBrief, listMergedIds } from './relation-queries.ts'
import { getTicketKey } from './ticket-key.ts'
import {
  findCustomerFacts,
  listOtherTickets,
  listStaffChanges,
  listTechnicalContacts,
} from './ticket-queries.ts'
import { listWaitingReplies } from './waiting-queries.ts'

const OTHER_TICKETS = 10
const CHANGES = 10

/**
 * Reads a ticket as agents see it. `olderAfter` is the oldest comment of the answer where there are
 * older ones.
 *
 * @throws AppError `not_found`
 */
export async function getDeskTicket(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  ticketId: string,
): Promise<{ ticket: DeskTicket; olderAfter: string | undefined }> {
  const key = await getTicketKey(tx, ticketId)
  const at = now()
  const row = await findListedTicket(tx, key, at)
  const [item] = await readItems(tx, [ticketId])
  if (!row || !item) throw ticketNotFound()
  const mergedIds = await listMergedIds(tx, key)
  const relations = await getRelations(tx, key, { mergedIds, now: at })
  const rows = await listComments(
    tx,
    { ...key, id: ticketId, mergedIds },
    { limit: MAX_PAGE_SIZE + 1 },
  )
  const parts = await withParts(tx, row, rows.slice(0, MAX_PAGE_SIZE))
  const waiting = await listWaitingReplies(tx, row)
  const { domain, ...customer } = await findCustomerFacts(tx, key.customerId)
  const others = await listOtherTickets(tx, row, { limit: OTHER_TICKETS })
  const ticket: DeskTicket = {
    ...row.listed,
    ...presentItem(item, at),
    ...mailOf(parts, row.id),
    ...raisedByOf(row),
    attachments: presentParts(parts).attachments,
    comments: presentDeskComments(parts, relations.merged),
    relations,
    ratings: await getRatings(tx, row),
    isRequesterActive: await isPersonActive(tx, {
      customerId: key.customerId,
      id: row.requesterId,
    }),
    audience: presentAudience(await listAudience(tx, row)),
    changes: await getStaffChanges(tx, row),
    ...((await pausesWhileWaiting(tx, row)) && { pausesWhileWaiting: true }),
    waiting: waiting.length === 0 ? [] : presentWaiting(waiting, await listHeldFiles(tx, row)),
    customer: {
      ...customer,
      brief: (await findBrief(tx, key.customerId)) ?? NO_BRIEF,
      domain: toShownDomain(domain),
      technicalContacts: await listTechnicalContacts(tx, key.customerId),
    },
    otherTickets: others.map(({ createdAt, ...other }) => ({
      ...other,
      createdAt: createdAt.toISOString(),
    })),
  }
  const { comments } = parts
  return { ticket, olderAfter: rows.length > comments.length ? comments.at(-1)?.id : undefined }
}

async function pausesWhileWaiting(tx: Tx, { customerId, contractVersionId }: TicketRow) {
  if (contractVersionId === null) return false
  const { revisions } = await readContract(tx, customerId, contractVersionId)
  return revisions.at(-1)!.terms.pauses.causes.includes('waiting')
}

/**
 * Reads a ticket for the answer to a change, after its transaction: no other change waits for this
 * reading.
 */
export async function showDeskTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  ticketId: string,
): Promise<{ ticket: DeskTicket }> {
  const { ticket } = await asStaff(deps.db, (tx) => getDeskTicket(tx, deps, ticketId))
  return { ticket }
}

/** Reads what agents did last about the assignee and status of a ticket. */
async function getStaffChanges(tx: Tx, ticket: TicketRow): Promise<DeskTicket['changes']> {
  const changes = await listStaffChanges(tx, ticket, { limit: CHANGES })
  if (changes.length === 0) return []
  const staff = await listStaffNames(tx)
  const named = (userId: string | null | undefined) => staff.find(({ id }) => id === userId) ?? null
  return changes.map(({ id, type, actorId, at, data }) => ({
    id,
    at: at.toISOString(),
    by: named(actorId),
    ...(type === 'assigned'
      ? { assignee: named(data.assigneeId) }
      : { status: data.to ?? (type === 'closed' ? ('Closed' as const) : ('Open' as const)) }),
  }))
}

/** Reads one comment or note of a ticket that is there. */
export async function getDeskComment(
  tx: Tx,
  ticketId: string,
  commentId: string,
): Promise<DeskComment> {
  const { customerId } = await getTicketKey(tx, ticketId)
  const ticket = { customerId, id: ticketId }
  const through = await findCommentPlace(tx, ticket, commentId)
  const comments = through ? await listComments(tx, ticket, { limit: 1, through }) : []
  const [comment] = presentDeskComments(await withParts(tx, ticket, comments))
  if (!comment) throw ticketNotFound()
  return comment
}
