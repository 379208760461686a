import { v7 as uuidv7 } from 'uuid'

import type { RaiseOnBehalf } from '#shared/desk/contract.ts'
import { slaDueDates } from '#shared/sla/sla.ts'
import { withOrganization } from '#shared/tickets/organization-suffix.ts'

import type { Actor as AuditActor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { checkPerson } from '#server/access/sign-in/admission.ts'
import { addPerson } from '#server/access/users/queries.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { attachFiles } from '#server/tickets/core/attach-files.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import { mustBeChangeable } from '#server/tickets/core/changeable-ticket.ts'
import { checkCategories } from '#server/tickets/core/check-categories.ts'
import { showDeskTicket } from './get-desk-ticket.ts'
import { insertTicket } from '#server/tickets/core/queries.ts'
import { recordEvent } from '#server/tickets/core/record-event.ts'
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
  const inserted = await insertTicket(tx, {
    customerId: customer.id,
    id: uuidv7(),
    requesterId: requester.id,
    subject: withOrganization(subject, customer.name),
    description,
    priority,
    status: 'Open',
    categories: await checkCategories(tx, input.categories),
    confidential: input.confidential,
    timeZone: customer.timeZone,
    ...slaDueDates(at, priority, customer.timeZone),
    raisedBy: agent.name,
    createdAt: at,
    updatedAt: at,
  })
  const ticket = mustBeChangeable(inserted, by)
  await attachFiles(tx, ticket, files, { commentId: null, at })
  await recordEvent(tx, ticket, { type: 'created', by, at, data: { priority } })
  return { ticketId: ticket.id }
}

/**
 * Creates a new person as their first sign-in would, under the same rule for their address, so that
 * it finds them. A known person keeps their name: their identity provider knows it better.
 */
export async function findOrAddPerson(
  tx: Tx,
  customer: { id: string; name: string },
  { email: given, name }: Pick<RaiseOnBehalf, 'email' | 'name'>,
  { by, at }: { by: AuditActor; at: Date },
) {
  const email = toAsciiEmail(given)
  if (!email) throw invalidInput({ email: (words) => words.desk.giveEmail })
  const barred = await checkPerson({ db: tx }, customer, { email })
  if (barred)
    throw invalidInput({
      email: (words) => words.tickets.otherDomain(customer.name, barred.detail?.expected ?? ''),
    })
  const id = uuidv7()
  const person = await addPerson(tx, {
    customerId: customer.id,
    id,
    email,
    name: name ?? email,
    at,
  })
  if (!person) throw invalidInput({ email: (words) => words.tickets.personInactive })
  if (person.id === id) {
    await recordAudit(tx, {
      action: 'person.added',
      by,
      at,
      customerId: customer.id,
      subject: { id, name: name === undefined ? email : `${name} (${email})` },
      after: { email },
    })
  }
  return person
}
