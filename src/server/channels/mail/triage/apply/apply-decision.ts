import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import { applyAlert } from './apply-alert.ts'
import { describeMail } from '#server/channels/mail/triage/decision/describe-mail.ts'
import {
  findTimeZone,
  listTicketsNaming,
} from '#server/channels/mail/triage/decision/facts-queries.ts'
import type {
  Decision,
  TriageFacts,
  Writer,
} from '#server/channels/mail/triage/decision/triage-mail.ts'
import { type Put, putAnswer, putNewTicket, putReply } from './put-into-ticket.ts'
import {
  type ReceivedMailRow,
  updateReceivedMail,
} from '#server/channels/mail/triage/received/received-queries.ts'
import { requesterOf } from './requester-of.ts'
import { markPlaced } from './mark-placed.ts'
import { recordBounce } from './record-bounce.ts'
import { tellOfHeldAnswer } from './tell-of-held-answer.ts'

export type ToPlace = { row: ReceivedMailRow; mail: ReadMail; files: ReceivedFile[] }

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
  const requester = await requesterOf(tx, writer)
  if (decision.to === 'reply') {
    const { ticketId } = decision.answered
    return putReply(tx, deps, said, { requester, ticketId })
  }
  const followsId =
    decision.to === 'follow_up'
      ? decision.answered.ticketId
      : await findOfColleague(tx, said.mail, writer)
  return putNewTicket(tx, deps, said, { requester, ...(followsId && { followsId }) })
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
