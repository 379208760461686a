import type { Tx } from '#server/platform/db/client.ts'
import { notify } from '#server/tickets/desk/notices/notify.ts'
import { findAssigneeId } from '#server/tickets/desk/ticket/ticket-queries.ts'
import { insertBouncedAddress } from '#server/channels/mail/outgoing/sent/address-queries.ts'
import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import {
  findLastSentTo,
  findSentMail,
} from '#server/channels/mail/triage/decision/facts-queries.ts'
import {
  type ReceivedMailRow,
  updateReceivedMail,
} from '#server/channels/mail/triage/received/received-queries.ts'

type Bounced = { row: ReceivedMailRow; mail: ReadMail; at: Date }

/** Mail servers try for up to five days, and some report later. */
const TRIED_MS = 7 * 24 * 3_600_000

/**
 * Takes a report that a mail was not delivered. Its writer may name any address, so that the one is marked that
 * our mail with this id went to. Some servers do not return the mail, or have given it another id: then the one
 * named, where we have just written to it, and none other. The ticket's assignee is told.
 */
export async function recordBounce(tx: Tx, { row, mail, at }: Bounced): Promise<void> {
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
