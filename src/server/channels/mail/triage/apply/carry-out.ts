import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import { carryOutAlert } from './carry-out-alert.ts'
import { describeMail } from '#server/channels/mail/triage/decision/describe-mail.ts'
import {
  findTimeZone,
  listTicketsNaming,
} from '#server/channels/mail/triage/decision/facts-queries.ts'
import type {
  Placement,
  PlacingFacts,
  Writer,
} from '#server/channels/mail/triage/decision/place-mail.ts'
import { putIntoTicket } from './put-into-ticket.ts'
import {
  type ReceivedMailRow,
  updateReceivedMail,
} from '#server/channels/mail/triage/received/received-queries.ts'
import { requesterOf } from './requester-of.ts'
import { settlePlaced } from './settle.ts'
import { takeBounce } from './take-bounce.ts'
import { tellOfHeldAnswer } from './tell-of-held-answer.ts'

export type ToPlace = { row: ReceivedMailRow; mail: ReadMail; files: ReceivedFile[] }

/** Does with a mail what was decided, in one transaction. The mail is locked. */
export async function carryOut(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  toPlace: ToPlace,
  { placement, facts }: { placement: Placement; facts: PlacingFacts },
): Promise<void> {
  const { row, mail } = toPlace
  const at = deps.now()
  await updateReceivedMail(tx, row.id, describeMail(mail, facts))
  if (placement.to === 'bounce') return takeBounce(tx, { row, mail, at })
  if (placement.to === 'automatic') {
    const { customerId = null, ticketId = null } = placement.answered ?? {}
    const about = { customerId: customerId ?? customerOf(facts), ticketId }
    return updateReceivedMail(tx, row.id, { ...about, state: 'automatic', settledAt: at })
  }
  if (placement.to === 'hold') {
    const { reason, answer } = placement
    if (answer) await tellOfHeldAnswer(tx, answer, at)
    return updateReceivedMail(tx, row.id, { state: 'held', reason, customerId: customerOf(facts) })
  }
  const place =
    placement.to === 'alert'
      ? await carryOutAlert(tx, deps, toPlace, placement)
      : await put(tx, deps, toPlace, placement)
  await settlePlaced(tx, {
    mailId: row.id,
    messageId: mail.messageId,
    place,
    isInternal: placement.to === 'note',
    at,
  })
}

type Put = Exclude<Placement, { to: 'bounce' | 'automatic' | 'hold' | 'alert' }>

async function put(tx: Tx, deps: Pick<Deps, 'now'>, { mail, files }: ToPlace, placement: Put) {
  const { writer } = placement
  if (placement.to === 'answer' || placement.to === 'note') {
    const { customerId, ticketId } = placement.answered
    const agent = { ...writer, timeZone: await findTimeZone(tx) }
    return putIntoTicket(
      tx,
      deps,
      { mail, files },
      { as: placement.to, agent, customerId, ticketId },
    )
  }
  const requester = await requesterOf(tx, writer)
  const follows =
    placement.to === 'new' ? await findOfColleague(tx, mail, writer) : placement.answered.ticketId
  const to =
    placement.to === 'reply'
      ? ({ as: 'reply', requester, ticketId: placement.answered.ticketId } as const)
      : ({
          as: 'ticket',
          requester,
          ...(follows && { followsId: follows }),
        } as const)
  return putIntoTicket(tx, deps, { mail, files }, to)
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
function customerOf({ writers, alert }: PlacingFacts): string | null {
  if (alert) return alert.rule.customerId
  const [one, another] = writers
  return one && !another && !one.isStaff ? one.customerId : null
}
