import type { AddDeskParticipant } from '#shared/desk/relations/input.ts'

import type { Actor as AuditActor } from '#server/access/audit/actor.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { findServedCustomer } from '#server/customers/served-customer-queries.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { mustBeSharable } from '#server/tickets/core/changeable-ticket.ts'
import {
  addParticipants,
  findOrAddExternal,
  findParticipants,
  removeParticipant,
} from '#server/tickets/core/participants.ts'
import { changeAtDesk } from './change-at-desk.ts'
import { showDeskTicket } from './get-desk-ticket.ts'

type HasClock = Pick<Deps, 'db' | 'now'>

const SHARING = { idempotency: undefined, check: mustBeSharable }

/**
 * Adds a person of the ticket's customer, or one from outside who takes part by mail alone. Adding
 * one who takes part already changes nothing.
 *
 * @throws AppError `not_found`, `invalid_input`
 */
export async function addDeskParticipant(
  deps: HasClock,
  agent: Viewer,
  { ticketId, participant, isExternal, name }: AddDeskParticipant & { ticketId: string },
  maker: AuditActor,
) {
  await asStaff(deps.db, (tx) =>
    changeAtDesk(tx, deps, agent, { ticketId, ...SHARING }, async ({ ticket, by, at }) => {
      const customer = await findServedCustomer(tx, ticket.customerId)
      if (!customer) throw invalidInput({ participant: (words) => words.tickets.activeCustomer })
      const adding = { by: maker, at, field: 'participant' }
      const ids = isExternal
        ? [await findOrAddExternal(tx, customer, { email: participant, name }, adding)]
        : await findParticipants(tx, customer, [participant], adding)
      await addParticipants(tx, ticket, ids, { by, at })
      return {}
    }),
  )
  return showDeskTicket(deps, ticketId)
}

/** Removes a participant. One who is not in the ticket stays out. */
export async function removeDeskParticipant(
  deps: HasClock,
  agent: Viewer,
  { ticketId, userId }: { ticketId: string; userId: string },
) {
  await asStaff(deps.db, (tx) =>
    changeAtDesk(tx, deps, agent, { ticketId, ...SHARING }, async ({ ticket, by, at }) => {
      await removeParticipant(tx, ticket, userId, { by, at })
      return {}
    }),
  )
  return showDeskTicket(deps, ticketId)
}
