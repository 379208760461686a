import type { MailChoice, SentMailKind } from '#shared/mail/out/values.ts'

import type { MailCauseData } from '#server/platform/db/tables/mail-out.ts'

/** Cause of a mail: an event of a ticket, or a notice to one of staff. */
export type Cause = {
  seq: number
  kind: string
  /** The only recipient; null when the rules decide. */
  userId: string | null
  actorId: string | null
  byAgent: boolean
  data: MailCauseData
  at: Date
  /** The customer's people who were sent it by email in the CRM. Null for what was not said by email there. */
  mailedIds: string[] | null
}

/** A person who may have mail. */
export type Reader = {
  customerId: string
  id: string
  email: string
  isStaff: boolean
  /** Why a customer's person sees the ticket. */
  reason: SightReason | null
  /** Null before they have chosen. */
  choice: MailChoice | null
}

/** As list_audience of the database has it. */
export type SightReason = 'requester' | 'participant' | 'category' | 'all'

export type Situation = {
  causes: Cause[]
  /** All staff, and those of the audience who want mail about it. */
  readers: Reader[]
  assigneeId: string | null
  isClosed: boolean
  isMerged: boolean
  /** Requesters are told that their ticket came in. */
  isAcknowledged: boolean
  /** It came in by a mail that no person wrote. */
  isOfMachine: boolean
  /** Staff who have the ticket open now. */
  presentIds: string[]
}

export type PlannedMail = {
  to: Reader
  kind: SentMailKind
  /** An answer to it is a note. */
  isInternal: boolean
  causes: Cause[]
}

/**
 * Decides who is notified of what: no one of their own acts, and customers of nothing that is the
 * staff's.
 */
export function planMails(situation: Situation): PlannedMail[] {
  return situation.readers
    .filter(({ choice }) => choice !== 'none')
    .flatMap((reader) =>
      reader.isStaff ? planForStaff(situation, reader) : planForPerson(situation, reader),
    )
    .filter(({ causes }) => causes.length > 0)
}

function planForPerson(situation: Situation, to: Reader): PlannedMail[] {
  const { causes, isClosed, isMerged } = situation
  if (to.reason === null) return []
  const news = causes.filter(
    ({ kind, userId, actorId, byAgent, mailedIds }) =>
      !mailedIds?.includes(to.id) &&
      (userId === null || (userId === to.id && kind === 'joined')) &&
      actorId !== to.id &&
      // One that is open again is no news, nor is the end of an alert, which has no author. How the staff
      // put tickets together is theirs.
      (kind !== 'closed' || (isClosed && !isMerged && (byAgent || actorId !== null))),
  )
  if (news.length > 0) return [{ to, kind: kindOf(news), isInternal: false, causes: news }]
  if (to.reason !== 'requester') return []
  return [{ to, kind: 'acknowledged', isInternal: false, causes: arrivals(situation, to) }]
}

/** A machine is never answered: it might answer in turn. */
function arrivals(situation: Situation, to: Reader): Cause[] {
  const { causes, isAcknowledged, isOfMachine, isClosed, isMerged } = situation
  if (!isAcknowledged || isOfMachine || isClosed || isMerged || to.choice === 'digest') return []
  return causes.filter(
    ({ kind, actorId, byAgent }) => kind === 'created' && !byAgent && actorId === to.id,
  )
}

function planForStaff(situation: Situation, to: Reader): PlannedMail[] {
  const { causes, assigneeId, presentIds } = situation
  if (presentIds.includes(to.id)) return []
  const isTheirs = assigneeId === to.id
  const wantsAll = to.choice === 'all'
  const said = causes.filter(
    ({ kind, userId, actorId, byAgent, mailedIds }) =>
      userId === null &&
      !byAgent &&
      // Agents who work in the CRM read there what comes in by email.
      mailedIds === null &&
      actorId !== to.id &&
      // The end of an alert is no news: no one was working on its ticket.
      (kind !== 'closed' || actorId !== null) &&
      (isTheirs || wantsAll),
  )
  const notices = causes.filter(
    ({ kind, userId, actorId, data }) =>
      userId === to.id &&
      actorId !== to.id &&
      (kind !== 'near_due' || isTheirs || wantsAll || data.isNamed),
  )
  return [
    { to, kind: kindOfSaid(said), isInternal: false, causes: said },
    { to, kind: 'notice', isInternal: true, causes: notices },
  ]
}

function kindOf(news: Cause[]): SentMailKind {
  if (news.some(({ kind, byAgent }) => kind === 'replied' && byAgent)) return 'answer'
  if (news.some(({ kind }) => kind === 'closed')) return 'closed'
  return news.some(({ kind }) => kind === 'replied') ? 'written' : 'raised'
}

function kindOfSaid(said: Cause[]): SentMailKind {
  return said.some(({ kind }) => kind === 'created') ? 'raised' : 'written'
}
