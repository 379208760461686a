import type { AudienceMember, Colleague } from '#shared/tickets/audience-contract.ts'
import { MAX_COLLEAGUES_OFFERED } from '#shared/tickets/values.ts'

import type { Actor as AuditActor } from '#server/access/audit/actor.ts'
import { findColleague, listActivePeople, listRequesters } from '#server/access/users/queries.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaffWithin, asViewer } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toKeptSpelling, toShownEmail } from '#server/platform/text/domain-spelling.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import {
  type ChangeableTicket,
  mustBeSharable,
  ticketNotFound,
} from '#server/tickets/core/changeable-ticket.ts'
import {
  addParticipants,
  checkColleague,
  findParticipants,
  presentAudience,
  removeParticipant,
} from '#server/tickets/core/participants.ts'
import { listNewAudience, listOwnAudience, lockTicket } from '#server/tickets/core/queries.ts'
import { withUsageLimits } from '#server/usage/with-usage-limits.ts'

type HasClock = Pick<Deps, 'db' | 'now'>

/** Lists who sees a ticket that the viewer sees. @throws AppError `not_found` */
export function listAudience(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  ticketId: string,
): Promise<AudienceMember[]> {
  return asViewer(deps.db, viewer, (tx) => readAudience(tx, ticketId))
}

async function readAudience(tx: Tx, ticketId: string): Promise<AudienceMember[]> {
  const rows = await listOwnAudience(tx, ticketId)
  if (rows.length === 0) throw ticketNotFound()
  return presentAudience(rows)
}

type NewTicket = {
  participants?: string[] | undefined
  categories?: string[] | undefined
  confidential?: 'true' | 'false' | undefined
}

/** Lists who would see a new ticket of the viewer's. An address that has no account yet is in it as well. */
export function listAudienceOfNew(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { participants = [], categories = [], confidential }: NewTicket,
): Promise<AudienceMember[]> {
  return asViewer(deps.db, viewer, async (tx) => {
    const { known, unknown } = await asStaffWithin(tx, () =>
      splitByAccount(tx, viewer, participants),
    )
    const rows = await listNewAudience(tx, {
      participantIds: known,
      isConfidential: confidential === 'true',
      categories,
    })
    const members = presentAudience(rows)
    const others = members.findIndex(({ reason }) => reason === 'category' || reason === 'all')
    const coming = unknown.map((email) => ({
      name: toShownEmail(email),
      email: toShownEmail(email),
      isExternal: false,
      reason: 'participant' as const,
      isMailed: true,
    }))
    return members.toSpliced(others === -1 ? members.length : others, 0, ...coming)
  })
}

/** Tells those who have an account from addresses at the company's domains that have none yet. */
async function splitByAccount(tx: Tx, viewer: Viewer, participants: string[]) {
  const known: string[] = []
  const unknown: string[] = []
  for (const participant of new Set(participants)) {
    const person = await findColleague(tx, viewer.customerId, toKeptSpelling(participant))
    if (person) known.push(person.id)
    else unknown.push(await checkColleague(tx, companyOf(viewer), participant, 'participants'))
  }
  return { known, unknown }
}

/** Finds colleagues of the viewer by name or address. Offers a whole address at an own domain to those who add people. */
export function findColleagues(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { q, requesters }: { q: string; requesters?: 'true' | 'false' | undefined },
): Promise<Colleague[]> {
  const asked = toKeptSpelling(q.toLowerCase())
  const isOfRequesters = requesters === 'true'
  const list = isOfRequesters ? listRequesters : listActivePeople
  return asViewer(deps.db, viewer, (tx) =>
    asStaffWithin(tx, async () => {
      const { customerId } = viewer
      const found = await list(tx, customerId, { q: asked, limit: MAX_COLLEAGUES_OFFERED })
      const people = found.map((person) => ({ ...person, email: toShownEmail(person.email) }))
      if (isOfRequesters || found.length > 0 || !(await isNewColleague(tx, viewer, asked)))
        return people
      return [{ name: toShownEmail(asked), email: toShownEmail(asked) }]
    }),
  )
}

async function isNewColleague(tx: Tx, viewer: Viewer, email: string): Promise<boolean> {
  try {
    await checkColleague(tx, companyOf(viewer), email, 'participants')
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/**
 * Adds a colleague to a ticket. Adding one who takes part already changes nothing.
 *
 * @throws AppError `not_found`, `forbidden` for those who may only read, `invalid_input`
 */
export function addParticipant(
  deps: HasClock,
  viewer: Viewer,
  { ticketId, participant }: { ticketId: string; participant: string },
  by: AuditActor,
): Promise<AudienceMember[]> {
  const at = deps.now()
  return withUsageLimits(deps, viewer, { replies: 1 }, (counted) =>
    asViewer(deps.db, viewer, async (tx) => {
      const { ticket, actor } = await lockSharable(tx, viewer, ticketId)
      counted.begin()
      const ids = await findColleagueIds(tx, viewer, [participant], {
        by,
        at,
        field: 'participant',
      })
      await addParticipants(tx, ticket, ids, { by: actor, at })
      return readAudience(tx, ticketId)
    }),
  )
}

/** Finds people of the viewer's company, and creates those whom only their address is known of. */
export function findColleagueIds(
  tx: Tx,
  viewer: Viewer,
  participants: string[],
  adding: { by: AuditActor; at: Date; field: string },
): Promise<string[]> {
  if (participants.length === 0) return Promise.resolve([])
  return asStaffWithin(tx, () => findParticipants(tx, companyOf(viewer), participants, adding))
}

/**
 * Removes a participant from a ticket; oneself, to leave it.
 *
 * @throws AppError `not_found`, `forbidden`
 */
export function removeOwnParticipant(
  deps: HasClock,
  viewer: Viewer,
  { ticketId, userId }: { ticketId: string; userId: string },
): Promise<void> {
  return asViewer(deps.db, viewer, async (tx) => {
    const { ticket, actor } = await lockSharable(tx, viewer, ticketId)
    await removeParticipant(tx, ticket, userId, { by: actor, at: deps.now() })
  })
}

async function lockSharable(
  tx: Tx,
  viewer: Viewer,
  ticketId: string,
): Promise<{ ticket: ChangeableTicket; actor: Actor }> {
  const actor: Actor = { viewer, byAgent: false }
  const ticket = mustBeSharable(await lockTicket(tx, viewer.customerId, ticketId), actor)
  return { ticket, actor }
}

function companyOf({ customerId, organization }: Viewer) {
  return { id: customerId, name: organization ?? '' }
}
