import { v7 as uuidv7 } from 'uuid'

import { withOrganization } from '#shared/tickets/organization-suffix.ts'
import type { CreateTicket } from '#shared/tickets/input.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import {
  type Idempotency,
  once,
  keyUsedOtherwise,
  requestUnderWay,
} from '#server/platform/http/idempotency.ts'
import { sizeOf, withUsageLimits } from '#server/usage/with-usage-limits.ts'
import type { Actor as AuditActor } from '#server/access/audit/actor.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import { attachFiles } from '#server/tickets/core/attach-files.ts'
import { checkCategories, unknownCategory } from '#server/tickets/core/check-categories.ts'
import { getTicketParts } from '#server/tickets/core/get-ticket-parts.ts'
import { presentTicket } from '#server/tickets/core/present-ticket.ts'
import { callRaiseTicket, type RaisedTicket } from '#server/tickets/core/queries.ts'
import { firstClocks, raiseTicket } from '#server/tickets/core/raise-ticket.ts'
import { addParticipants } from '#server/tickets/core/participants.ts'
import { newTicketMemory } from '#server/tickets/core/ticket-answer-memory.ts'
import { linkFollowUp, lockFollowed } from './follow-up.ts'
import { findColleagueIds } from './participants.ts'

type Options = {
  /** Author in the audit log of a participant who has no account yet. */
  by?: AuditActor
  files?: ReceivedFile[]
  idempotency?: Idempotency
}

/** Raises a ticket for the viewer, once per Idempotency-Key. */
export async function createTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  input: CreateTicket,
  { by = { ...viewer, address: null }, files = [], idempotency }: Options = {},
): Promise<Ticket> {
  const now = deps.now()
  const ticket = {
    id: uuidv7(),
    subject: withOrganization(input.subject, viewer.organization),
    description: input.description,
    priority: input.priority,
    timeZone: viewer.timeZone,
    createdAt: now,
  }
  // The procedure commits, so it can't run in a transaction of the caller.
  const { followsId, participants = [] } = input
  const isPlain = files.length === 0 && !followsId && participants.length === 0
  if (isPlain && !deps.db.isTransaction) {
    const { categories, confidential } = input
    const { contractVersionId: versionId, customerId, nearPercent } = viewer
    const raising = { ...ticket, customerId, categories, updatedAt: now }
    const clocks = await firstClocks(deps.db, raising, { versionId, nearPercent })
    const escalations = clocks.escalations?.map((one) => ({ ticketId: ticket.id, ...one }))
    const contract = versionId === null ? undefined : { ...clocks, versionId, escalations }
    const wanted = { ...ticket, ...clocks, categories, confidential, contract }
    const raised = await raisePlainTicket(deps, viewer, wanted, idempotency)
    if (raised) return raised
    // Past the limit, take the longer way: it finds what the same key has raised before.
  }
  const use = { tickets: 1, bytes: sizeOf(input.description, files) }
  return withUsageLimits(deps, viewer, use, (counted) =>
    asViewer(deps.db, viewer, (tx) =>
      once(tx, deps, viewer, {
        idempotency,
        memory: newTicketMemory(input),
        work: async () => {
          counted.begin()
          const categories = await checkCategories(tx, input.categories)
          const actor: Actor = { viewer, byAgent: false }
          const followed = followsId && (await lockFollowed(tx, actor, followsId))
          const added = {
            ...ticket,
            customerId: viewer.customerId,
            requesterId: viewer.userId,
            categories,
            confidential: (followed && followed.isConfidential) || input.confidential,
          }
          const raised = await raiseTicket(tx, added, actor)
          const attachments = await attachFiles(tx, raised, files, { commentId: null, at: now })
          const adding = { by, at: now, field: 'participants' }
          const others = await findColleagueIds(tx, viewer, participants, adding)
          await addParticipants(tx, raised, others, { by: actor, at: now })
          if (!followed) return presentTicket(raised, { comments: [], attachments, mails: [] })
          const linked = await linkFollowUp(tx, { raised, followed }, { by: actor, at: now })
          return presentTicket(linked, await getTicketParts(tx, linked))
        },
      }),
    ),
  )
}

/**
 * Counts and raises a ticket without files in one round trip (platform/db/functions/raise-ticket.sql).
 * Most have no files, and eight queries one after the other were measured to take four times as long.
 * Returns undefined when a limit is reached.
 */
async function raisePlainTicket(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  ticket: RaisedTicket,
  idempotency: Idempotency | undefined,
): Promise<Ticket | undefined> {
  // Refuse here what PostgreSQL does not accept as text.
  const unaskable = ticket.categories.find((category) => category.includes('\0'))
  if (unaskable !== undefined) throw unknownCategory(unaskable)
  const { outcome, answer } = await callRaiseTicket(db, viewer, ticket, {
    eventId: uuidv7(),
    idempotency,
  })
  if (outcome === 'limited') return undefined
  if (outcome === 'under_way') throw requestUnderWay()
  if (outcome === 'mismatch') throw keyUsedOtherwise()
  if (outcome === 'unknown_category') throw unknownCategory(answer)
  // Trust the cast: the function writes the shape of the contract, and route() checks it.
  return JSON.parse(answer) as Ticket
}
