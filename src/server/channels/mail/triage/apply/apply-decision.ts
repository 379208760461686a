import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import { describeMail } from '#server/channels/mail/triage/decision/describe-mail.ts'
import {
  findTimeZone,
  listTicketsNaming,
  findLastSentTo,
  findSentMail,
} from '#server/channels/mail/triage/decision/facts-queries.ts'
import type {
  Decision,
  TriageFacts,
  Writer,
} from '#server/channels/mail/triage/decision/triage-mail.ts'
import {
  type ReceivedMailRow,
  updateReceivedMail,
} from '#server/channels/mail/triage/received/received-queries.ts'
import { findServedCustomer } from '#server/customers/served-customer-queries.ts'
import { alertName, priorityOf } from '#shared/mail/alerts/values.ts'
import type { Requester } from '#server/tickets/external/raise-external-ticket.ts'
import { addAlert } from '#server/tickets/by-mail/add-alert.ts'
import { raisedPriority, type ReadAlert } from '#server/channels/mail/triage/alerts/triage-alert.ts'
import { notify } from '#server/tickets/desk/notices/notify.ts'
import { findAssigneeId } from '#server/tickets/desk/ticket/ticket-queries.ts'
import { insertBouncedAddress } from '#server/channels/mail/outgoing/sent/address-queries.ts'

import {
  type Put,
  putAnswer,
  putNewTicket,
  putReply,
  keepPart,
  type Said,
  WORDS,
} from './put-into-ticket.ts'
import { markPlaced } from './mark-placed.ts'
import { tellOfHeldAnswer } from './tell-of-held-answer.ts'

type Bounced = { row: ReceivedMailRow; mail: ReadMail; at: Date }

/** Mail servers try for up to five days, and some report later. */
const TRIED_MS = 7 * 24 * 3_600_000

/**
 * Takes a report that a mail was not delivered. Its writer may name any address, so that the one is marked that
 * our mail with this id went to. Some servers do not return the mail, or have given it another id: then the one
 * named, where we have just written to it, and none other. The ticket's assignee is told.
 */
async function recordBounce(tx: Tx, { row, mail, at }: Bounced): Promise<void> {
  const { bounce } = mail
  const since = new Date(at.getTime() - TRIED_MS)
  const { messageIds = [], addresses = [] } = bounce ?? {}
  const sent =
    (await findSentMail(tx, messageIds)) ??
    (isForged(mail) ? undefined : await findLastSentTo(tx, { addresses, since }))
  const about = sent && { customerId: sent.customerId, ticketId: sent.ticketId }
  await updateReceivedMail(tx, row.id, { ...about, state: 'bounce', settledAt: at })
  if (!sent || !bounce?.isPermanent) return
  const { customerId, ticketId: id, address, userId } = sent
  const isNews = await insertBouncedAddress(tx, { userId, address, at, words: bounce.said })
  // The recipient of one of our mails can write any number of reports about it.
  if (id === null || !isNews) return
  const ticket = { customerId, id }
  const assigneeId = await findAssigneeId(tx, ticket)
  const to = assigneeId === null ? 'everybody' : [assigneeId]
  await notify(tx, ticket, { kind: 'mail_bounced', to, by: null, at })
}

/** Returns whether the receiving server rejects the claimed sender. */
function isForged({ authentication: { results } }: ReadMail): boolean {
  return results.some((result) => result.startsWith('dmarc=fail'))
}

type ToPlace = { row: ReceivedMailRow; mail: ReadMail; files: ReceivedFile[] }

/** Does with a mail what was decided, in one transaction. The mail is locked. */
export async function applyDecision(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  toPlace: ToPlace,
  { decision, facts }: { decision: Decision; facts: TriageFacts },
): Promise<void> {
  const { row, mail } = toPlace
  const at = deps.now()
  await updateReceivedMail(tx, row.id, describeMail(mail, facts))
  if (decision.to === 'bounce') return recordBounce(tx, { row, mail, at })
  if (decision.to === 'automatic') {
    const { customerId = null, ticketId = null } = decision.answered ?? {}
    const about = { customerId: customerId ?? customerOf(facts), ticketId }
    return updateReceivedMail(tx, row.id, { ...about, state: 'automatic', settledAt: at })
  }
  if (decision.to === 'hold') {
    const { reason, answer } = decision
    if (answer) await tellOfHeldAnswer(tx, answer, at)
    return updateReceivedMail(tx, row.id, { state: 'held', reason, customerId: customerOf(facts) })
  }
  const place = await putIntoTicket(tx, deps, toPlace, decision)
  await markPlaced(tx, {
    mailId: row.id,
    messageId: mail.messageId,
    place,
    isInternal: decision.to === 'note',
    at,
  })
}

type IntoTicket = Exclude<Decision, { to: 'bounce' | 'automatic' | 'hold' }>

async function putIntoTicket(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  said: ToPlace,
  decision: IntoTicket,
): Promise<Put> {
  if (decision.to === 'alert') return applyAlert(tx, deps, said, decision)
  const { writer } = decision
  if (decision.to === 'answer' || decision.to === 'note') {
    const { customerId, ticketId } = decision.answered
    const agent = { ...writer, timeZone: await findTimeZone(tx) }
    const kind = decision.to === 'note' ? 'note' : 'reply'
    return putAnswer(tx, deps, said, { kind, agent, customerId, ticketId })
  }
  const requester = { ...(await requesterOf(tx, writer)), sight: writer }
  if (decision.to === 'reply') {
    const { ticketId } = decision.answered
    return putReply(tx, deps, said, { requester, ticketId })
  }
  const isFollowUp = decision.to === 'follow_up'
  const followsId = isFollowUp
    ? decision.answered.ticketId
    : await findOfColleague(tx, said.mail, writer)
  return putNewTicket(tx, deps, said, { requester, isFollowUp, ...(followsId && { followsId }) })
}

/** The ticket that a colleague's mail of the same conversation has raised. Agents see that they belong together. */
async function findOfColleague(
  tx: Tx,
  { inReplyTo, references }: ReadMail,
  { customerId }: Writer,
): Promise<string | undefined> {
  const tickets = await listTicketsNaming(tx, { ids: [...inReplyTo, ...references] })
  return tickets.find((ticket) => ticket.customerId === customerId)?.id
}

/** Returns the customer of a mail, as far as a rule or its address shows. */
function customerOf({ writers, alert }: TriageFacts): string | null {
  if (alert) return alert.rule.customerId
  const [one, another] = writers
  return one && !another && !one.isStaff ? one.customerId : null
}

type Placed = { act: 'raise' | 'join' | 'close'; alert: ReadAlert }

/** Raises a ticket of an alert, or adds it to the one that it has, in the transaction that settles the mail. */
async function applyAlert(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  said: Said,
  { act, alert }: Placed,
): Promise<Put> {
  const { rule, reading, ticket } = alert
  if (act === 'raise' || !ticket) {
    const { customerId, requesterId: userId, requesterName: name } = rule
    const priority = priorityOf(reading.meaning)
    return putNewTicket(tx, deps, said, {
      requester: await requesterOf(tx, { customerId, userId, name }),
      categories: rule.categories,
      ...(priority && { priority }),
      ...(ticket && { followsId: ticket.ticketId }),
    })
  }
  const { customerId, ticketId } = ticket
  const priority = raisedPriority(alert)
  const { commentId, fileIds } = await addAlert(tx, deps, {
    customerId,
    ticketId,
    author: rule.name,
    content: sayAlert(act, alert),
    files: said.files,
    isOver: act === 'close',
    ...(priority && { priority }),
  })
  const { mail } = said
  // Folds the tool's text: one line summarizes it.
  const folded = [mail.text, mail.quoted].filter(Boolean).join('\n\n')
  const part = { ...mail, html: null, quoted: folded || null }
  return keepPart(tx, { customerId, ticketId, commentId }, part, fileIds)
}

function sayAlert(act: Placed['act'], { rule, reading }: ReadAlert): string {
  const name = alertName(reading)
  if (act === 'close') return WORDS.alertOver(name, reading.state, rule.name)
  return reading.meaning === 'recovery'
    ? WORDS.alertRecovered(name, reading.state, rule.name)
    : WORDS.alertAgain(name, reading.state, rule.name)
}

/** @throws Error where the customer was deactivated since this transaction looked. */
async function requesterOf(
  tx: Tx,
  {
    customerId,
    userId: id,
    name,
    isExternal = false,
  }: Pick<Writer, 'customerId' | 'userId' | 'name'> & { isExternal?: boolean },
): Promise<Requester> {
  const customer = await findServedCustomer(tx, customerId)
  if (!customer) throw new Error('the customer is not served any more')
  return { customer, requester: { id, name, isExternal } }
}
