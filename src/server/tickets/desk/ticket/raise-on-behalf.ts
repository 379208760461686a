import { v7 as uuidv7 } from 'uuid'

import type { RaiseOnBehalf } from '#shared/desk/contract.ts'
import { withOrganization } from '#shared/tickets/organization-suffix.ts'

import type { Actor as AuditActor } from '#server/access/audit/actor.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { attachFiles } from '#server/tickets/core/attach-files.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import { checkCategories } from '#server/tickets/core/check-categories.ts'
import {
  addParticipants,
  findOrAddPerson,
  findParticipants,
} from '#server/tickets/core/participants.ts'
import { assignToActor } from './assign-ticket.ts'
import { showDeskTicket } from './get-desk-ticket.ts'
import { raiseTicket } from '#server/tickets/core/raise-ticket.ts'
import { findServedCustomer } from '#server/customers/served-customer-queries.ts'

type Options = {
  /** Author in the audit log of a new person. */
  by: AuditActor
  files?: ReceivedFile[]
  idempotency?: Idempotency
}

/**
 * Raises a ticket for a person of a customer. The clock starts now, as if they had raised it.
 *
 * @throws AppError `invalid_input` where the customer or the person cannot have one.
 */
export async function raiseOnBehalf(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  input: RaiseOnBehalf,
  { by, files = [], idempotency }: Options,
) {
  const { ticketId } = await asStaff(deps.db, (tx) =>
    once(tx, deps, agent, {
      idempotency,
      work: () => raise(tx, agent, { input, files, by, at: deps.now() }),
    }),
  )
  return showDeskTicket(deps, ticketId)
}

async function raise(
  tx: Tx,
  agent: Viewer,
  {
    input,
    files,
    by: maker,
    at,
  }: { input: RaiseOnBehalf; files: ReceivedFile[]; by: AuditActor; at: Date },
) {
  const { subject, description, priority } = input
  const customer = await findServedCustomer(tx, input.customerId)
  if (!customer) throw invalidInput({ customerId: (words) => words.tickets.activeCustomer })
  const requester = await findOrAddPerson(tx, customer, input, { by: maker, at })
  const by: Actor = { viewer: agent, byAgent: true }
  const raised = {
    customerId: customer.id,
    id: uuidv7(),
    requesterId: requester.id,
    subject: withOrganization(subject, customer.name),
    description,
    priority,
    categories: await checkCategories(tx, input.categories),
    confidential: input.confidential,
    timeZone: customer.timeZone,
    raisedBy: agent.name,
    createdAt: at,
  }
  const ticket = await raiseTicket(tx, raised, by)
  if (input.assignToMe) await assignToActor({ tx, ticket, by, at })
  await attachFiles(tx, ticket, files, { commentId: null, at })
  const others = await findParticipants(tx, customer, input.participants ?? [], { by: maker, at })
  await addParticipants(tx, ticket, others, { by, at })
  return { ticketId: ticket.id }
}
