import type { HoldReason } from '#shared/mail/held/values.ts'
import type { Sight } from '#shared/access/visibility.ts'

import { mayAnswer, seesTicket, type TicketScope } from '#server/tickets/core/audience.ts'
import {
  type AlertFacts,
  type AlertDecision,
  triageAlert,
} from '#server/channels/mail/triage/alerts/triage-alert.ts'
import type { AutomaticKind } from '#server/channels/mail/parsing/mime/mail.ts'

/** Facts about a mail, its author and the mail that it answers, before anything is done with it. */
export type TriageFacts = {
  /** From is exactly one address. */
  hasOneSender: boolean
  automatic: AutomaticKind | null
  /** Only one weak mark says that it is automatic. */
  isDoubtful: boolean
  /** A form of our own website wrote it, and says for whom. */
  isForm: boolean
  /** Part of it is folded: a quotation or a signature. */
  quotes: boolean
  /** The receiving server's verdict on From, and its certainty. */
  verdict: 'dmarc' | 'aligned' | 'none'
  /** People with the address in From. One address may be known at several customers. */
  writers: Writer[]
  /** The tickets that its reply address or the ids that it names lead to. */
  answered: Answered[]
  /** A reply can hold all of it. */
  isWhole: boolean
  /** More came from this address, or to this ticket, than people write in an hour. */
  isTooMany: boolean
  /** Agents answer in a CRM, and not here. */
  areAgentsElsewhere: boolean
  /** A rule of the administrators takes mail of this sender as alerts. */
  alert: AlertFacts | null
}

export type Writer = Sight & {
  isStaff: boolean
  isExternal: boolean
  customerId: string
  userId: string
  name: string
  isActive: boolean
  /** Their customer is active and not deleted. */
  isServed: boolean
}

export type Answered = TicketScope & {
  ticketId: string
  isClosed: boolean
  isServed: boolean
  /** Set when the mail that it answers went to staff alone. */
  isInternal: boolean
}

/** Outcome of a mail. */
export type Decision =
  /** With `answer` the agent is told: otherwise they would think that the customer has read it. */
  | { to: 'hold'; reason: HoldReason; answer?: { writer: Writer; answered: Answered } }
  /** Outcomes of a monitoring tool's mail. */
  | Exclude<AlertDecision, { to: 'hold' }>
  /** Kept, and nothing follows from it. */
  | { to: 'automatic'; answered: Answered | undefined }
  | { to: 'bounce' }
  /** Outcomes of a mail of a customer's person. */
  | { to: 'reply' | 'follow_up'; answered: Answered; writer: Writer }
  | { to: 'new'; writer: Writer }
  /** Outcomes of an agent's mail. */
  | { to: 'answer' | 'note'; answered: Answered; writer: Writer }

/**
 * Decides about a mail. The mail that it answers says which ticket is meant and is no proof: it
 * comes into a ticket only from a person who takes part in it and for whom the receiving server
 * vouches. Everything else waits for an agent.
 */
export function triageMail(facts: TriageFacts): Decision {
  const { alert, verdict } = facts
  if (!alert) return decideOrdinary(facts)
  const { reading } = alert
  if (reading) return triageAlert({ ...alert, reading }, { isProven: verdict !== 'none' })
  const decision = decideOrdinary(facts)
  // An alert would not be looked for among mails without a need for action.
  const isOverlooked =
    decision.to === 'automatic' || (decision.to === 'hold' && decision.reason === 'unknown_sender')
  return isOverlooked ? hold('alert_unread') : decision
}

function decideOrdinary(facts: TriageFacts): Decision {
  const { automatic, answered, writers, isForm } = facts
  if (automatic === 'bounce') return { to: 'bounce' }
  const [about, another] = takesPartIn(answered, writers)
  // A form's own marks say nothing of its visitor.
  const isTaken = isForm ? !isAnswerOfMachine(automatic) : mayBeOfPerson(facts)
  // Mail of a machine is not held either: two machines would keep agents busy with each other.
  if (automatic && !isTaken) return { to: 'automatic', answered: another ? undefined : about }
  if (isForm) return hold('web_form')
  const decision = decideWritten(facts)
  return automatic && 'writer' in decision ? hold('perhaps_automatic') : decision
}

function isAnswerOfMachine(automatic: AutomaticKind | null): boolean {
  return automatic === 'loop' || automatic === 'absence' || automatic === 'auto-reply'
}

/**
 * Returns whether a known person may have written what one weak mark calls automatic. An answer to a ticket is
 * shown there in any case. Most absences are such answers, and rarely quote.
 */
function mayBeOfPerson(facts: TriageFacts): boolean {
  const { verdict, writers, answered, quotes, isTooMany } = facts
  const isProven = verdict !== 'none' && writers.length > 0
  return facts.isDoubtful && isProven && !isTooMany && (answered.length === 0 || quotes)
}

/** Decides about what a person wrote. */
function decideWritten(facts: TriageFacts): Decision {
  const { answered, writers } = facts
  const [about, another] = takesPartIn(answered, writers)
  const suspicion = suspect(facts)
  if (suspicion) return hold(suspicion)
  const [first, second] = answered
  const meant = about ?? first
  if (meant && (about ? another : second)) return hold('several_tickets')
  const known = meant ? writers.filter((one) => isOf(one, meant)) : writers
  const [writer, otherWriter] = known.length > 0 ? known : writers
  if (!writer) return hold('unknown_sender')
  if (otherWriter) return hold('ambiguous_sender')
  return writer.isStaff
    ? decideForStaff(facts, writer, meant)
    : decideForPerson(facts, writer, meant)
}

/** Those of the tickets that the writer may take part in. */
function takesPartIn(answered: Answered[], writers: Writer[]): Answered[] {
  return answered.filter((one) => writers.some((writer) => isOf(writer, one)))
}

/** Returns whether an answer of theirs comes into the ticket, as it would in the portal. */
export function isOf(writer: Writer, ticket: TicketScope): boolean {
  return writer.isStaff || (seesTicket(writer, ticket) && mayAnswer(writer, ticket))
}

function suspect({ hasOneSender, isTooMany }: TriageFacts) {
  if (!hasOneSender) return 'several_senders'
  return isTooMany ? 'too_many' : undefined
}

function decideForPerson(
  { verdict }: TriageFacts,
  writer: Writer,
  answered: Answered | undefined,
): Decision {
  if (!writer.isActive) return hold('inactive_sender')
  if (!writer.isServed) return hold('inactive_customer')
  if (answered && answered.customerId !== writer.customerId) return hold('other_customer')
  if (answered?.isInternal) return hold('internal_notice')
  if (answered && !isOf(writer, answered)) return hold('not_participant')
  if (writer.isExternal && (!answered || answered.isClosed)) return hold('external_new')
  if (verdict === 'none') return hold('unauthenticated')
  if (!answered) return { to: 'new', writer }
  return { to: answered.isClosed ? 'follow_up' : 'reply', answered, writer }
}

/** An agent may change every ticket, so their address must be proven by its own domain. */
function decideForStaff(
  facts: TriageFacts,
  writer: Writer,
  answered: Answered | undefined,
): Decision {
  if (!writer.isActive) return hold('inactive_sender')
  if (facts.verdict !== 'dmarc') return hold('staff_unproven')
  if (!answered) return hold('staff_new')
  const reason = findObstacle(facts, answered)
  if (reason) return { ...hold(reason), answer: { writer, answered } }
  // An answer to a mail for staff alone stays with staff, regardless of the rest of the mail.
  return { to: answered.isInternal ? 'note' : 'answer', answered, writer }
}

/** Finds the reason that keeps an agent's answer out of its ticket. */
function findObstacle(
  { areAgentsElsewhere, isWhole }: TriageFacts,
  { isServed, isClosed, isInternal }: Answered,
): HoldReason | undefined {
  if (!isServed) return 'inactive_customer'
  if (areAgentsElsewhere) return 'answered_elsewhere'
  if (isClosed && !isInternal) return 'ticket_closed'
  // Most of a requester's mail is better than none of it. An agent can send theirs again.
  return isWhole ? undefined : 'answer_incomplete'
}

function hold(reason: HoldReason) {
  return { to: 'hold' as const, reason }
}
