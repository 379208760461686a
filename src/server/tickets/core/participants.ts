import { v7 as uuidv7 } from 'uuid'

import type { AudienceMember } from '#shared/tickets/audience-contract.ts'
import { MAX_PARTICIPANTS } from '#shared/tickets/values.ts'

import type { Actor as AuditActor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { checkPerson } from '#server/access/sign-in/admission.ts'
import { addPerson, findColleague, listByEmail } from '#server/access/users/queries.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toAsciiEmail, toShownEmail } from '#server/platform/text/domain-spelling.ts'
import type { Actor, Author } from './audience.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'
import {
  type AudienceRow,
  deleteParticipant,
  findAddressOwner,
  findTicket,
  insertParticipant,
  listAudience,
} from './queries.ts'
import { recordEvent } from './record-event.ts'

type Company = { id: string; name: string }
/** `field` is the one that errors are about. */
type Adding = { by: AuditActor; at: Date; field?: string }

/**
 * Adds people to a locked ticket by name. Those who are in it already stay as they are.
 *
 * @throws AppError `invalid_input` for more than a ticket can have
 */
export async function addParticipants(
  tx: Tx,
  ticket: ChangeableTicket,
  ids: string[],
  moment: { by: Actor; at: Date },
): Promise<void> {
  const taking = new Set([...ticket.participantIds, ...ids])
  taking.delete(ticket.requesterId)
  if (taking.size > MAX_PARTICIPANTS)
    throw invalidInput({ participants: (words) => words.tickets.tooManyParticipants })
  await carryParticipants(tx, ticket, ids, moment)
}

/** Adds the people of another ticket, that this one goes on from or that goes on within this one: all of them, however many. */
export async function carryParticipants(
  tx: Tx,
  ticket: ChangeableTicket,
  ids: string[],
  { by, at }: { by: Author; at: Date },
): Promise<void> {
  const { customerId, id: ticketId } = ticket
  const inside = [ticket.requesterId, ...ticket.participantIds]
  const addedBy = by.viewer.userId
  for (const userId of new Set(ids.filter((id) => !inside.includes(id)))) {
    const participant = { customerId, ticketId, userId, addedBy, addedAt: at }
    if (!(await insertParticipant(tx, participant))) continue
    const data = { participantId: userId }
    await recordEvent(tx, ticket, { type: 'participant_added', by, at, data })
  }
}

/** Removes a participant from a locked ticket, or lets them leave. One who is not in it stays out. */
export async function removeParticipant(
  tx: Tx,
  ticket: ChangeableTicket,
  userId: string,
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  if (!ticket.participantIds.includes(userId)) return
  // Record it first: those who leave may do nothing afterwards.
  const data = { participantId: userId }
  await recordEvent(tx, ticket, { type: 'participant_removed', by, at, data })
  await deleteParticipant(tx, ticket, userId)
}

/**
 * Finds the people of a company who are to take part, as staff: each by their id, or by an address
 * at one of its domains, where one who has never signed in is created.
 *
 * @throws AppError `invalid_input`
 */
export async function findParticipants(
  tx: Tx,
  company: Company,
  participants: string[],
  adding: Adding,
): Promise<string[]> {
  const ids: string[] = []
  for (const participant of participants) {
    const known = await findColleague(tx, company.id, toAsciiEmail(participant) ?? participant)
    const person = known ?? (await findOrAddPerson(tx, company, { email: participant }, adding))
    ids.push(person.id)
  }
  return ids
}

/**
 * Creates a new person as their first sign-in would, under the same rule for their address, so that
 * it finds them. A known person keeps their name: their identity provider knows it better.
 */
export async function findOrAddPerson(
  tx: Tx,
  company: Company,
  { email: given, name }: { email: string; name?: string | undefined },
  { by, at, field = 'email' }: Adding,
): Promise<{ id: string }> {
  const email = await checkColleague(tx, company, given, field)
  return addNewPerson(tx, company, { email, name, isExternal: false }, { by, at, field })
}

/** Checks that an address is at one of the company's domains, and returns its ASCII spelling. */
export async function checkColleague(
  tx: Tx,
  company: Company,
  given: string,
  field: string,
): Promise<string> {
  const email = given.includes('@') && toAsciiEmail(given)
  if (!email) throw invalidInput({ [field]: (words) => words.desk.giveEmail })
  const barred = await checkPerson({ db: tx }, company, { email })
  if (barred)
    throw invalidInput({
      [field]: (words) => words.tickets.otherDomain(company.name, barred.detail?.expected ?? ''),
    })
  return email
}

/**
 * Finds or creates a person from outside of a company, such as a vendor, who takes part by mail
 * alone. Never one at a domain of a customer: they would have a portal of their own.
 *
 * @throws AppError `invalid_input`
 */
export async function findOrAddExternal(
  tx: Tx,
  company: Company,
  { email: given, name }: { email: string; name?: string | undefined },
  { by, at, field = 'email' }: Adding,
): Promise<string> {
  const email = given.includes('@') && toAsciiEmail(given)
  if (!email) throw invalidInput({ [field]: (words) => words.desk.giveEmail })
  const owner = await findAddressOwner(tx, email)
  const isStaff = (await listByEmail(tx, email)).some((person) => person.isStaff)
  if (isStaff || owner.isMailbox)
    throw invalidInput({ [field]: (words) => words.tickets.ownAddress })
  if (owner.customer?.id === company.id)
    throw invalidInput({ [field]: (words) => words.tickets.notExternal(company.name) })
  if (owner.customer) {
    const { name: customer } = owner.customer
    throw invalidInput({ [field]: (words) => words.tickets.ofOtherCustomer(customer) })
  }
  const person = await addNewPerson(
    tx,
    company,
    { email, name, isExternal: true },
    { by, at, field },
  )
  return person.id
}

/** Keeps an external person out whose domain has become another customer's. */
export async function mustBelongToNone(tx: Tx, customerId: string, { email }: { email: string }) {
  const { customer } = await findAddressOwner(tx, email)
  if (customer && customer.id !== customerId)
    throw new AppError('conflict', (words) => words.tickets.ofOtherCustomer(customer.name))
}

async function addNewPerson(
  tx: Tx,
  { id: customerId }: Company,
  { email, name, isExternal }: { email: string; name: string | undefined; isExternal: boolean },
  { by, at, field = 'email' }: Adding,
): Promise<{ id: string }> {
  const id = uuidv7()
  const person = await addPerson(tx, {
    customerId,
    id,
    email,
    name: name ?? email,
    isExternal,
    at,
  })
  if (!person) throw invalidInput({ [field]: (words) => words.tickets.personInactive })
  if (person.id === id) {
    await recordAudit(tx, {
      action: 'person.added',
      by,
      at,
      customerId,
      subject: { id, name: name === undefined ? email : `${name} (${email})` },
      after: { email, ...(isExternal && { isExternal }) },
    })
  }
  return person
}

/** Lists who sees a stored ticket in its company, for staff. */
export async function listStoredAudience(
  tx: Tx,
  { customerId, ticketId }: { customerId: string; ticketId: string },
): Promise<AudienceRow[]> {
  const ticket = await findTicket(tx, customerId, ticketId)
  return ticket ? listAudience(tx, ticket) : []
}

export function presentAudience(rows: AudienceRow[]): AudienceMember[] {
  return rows.map(({ email, ...member }) => ({ ...member, email: toShownEmail(email) }))
}
