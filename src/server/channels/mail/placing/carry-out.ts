import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { findServedCustomer } from '#server/tickets/customer-queries.ts'
import type { Requester } from '#server/tickets/elsewhere/raise-elsewhere.ts'
import type { ReadMail } from '#server/channels/mail/reading/mail.ts'
import { describeMail } from './describe-mail.ts'
import { findTimeZone } from './facts-queries.ts'
import type { Placement, PlacingFacts, Writer } from './place-mail.ts'
import { putIntoTicket } from './put-into-ticket.ts'
import { type ReceivedMailRow, updateReceivedMail } from './received-queries.ts'
import { settlePlaced } from './settle.ts'
import { takeBounce } from './take-bounce.ts'

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
    const { reason } = placement
    return updateReceivedMail(tx, row.id, { state: 'held', reason, customerId: customerOf(facts) })
  }
  const place = await put(tx, deps, toPlace, placement)
  await settlePlaced(tx, {
    mailId: row.id,
    messageId: mail.messageId,
    place,
    isInternal: placement.to === 'note',
    at,
  })
}

type Put = Exclude<Placement, { to: 'bounce' | 'automatic' | 'hold' }>

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
  const to =
    placement.to === 'reply'
      ? ({ as: 'reply', requester, ticketId: placement.answered.ticketId } as const)
      : ({
          as: 'ticket',
          requester,
          ...(placement.to === 'follow_up' && { followsId: placement.answered.ticketId }),
        } as const)
  return putIntoTicket(tx, deps, { mail, files }, to)
}

/** @throws Error where the customer was deactivated since this transaction looked. */
export async function requesterOf(
  tx: Tx,
  { customerId, userId: id, name }: Pick<Writer, 'customerId' | 'userId' | 'name'>,
): Promise<Requester> {
  const customer = await findServedCustomer(tx, customerId)
  if (!customer) throw new Error('the customer is not served any more')
  return { customer, requester: { id, name } }
}

/** Whose mail it is, as far as its address says. */
function customerOf({ writers }: PlacingFacts): string | null {
  const [one, another] = writers
  return one && !another && !one.isStaff ? one.customerId : null
}
