import type { Tx } from '#server/platform/db/client.ts'
import { insertMessageId } from '#server/channels/mail/triage/decision/facts-queries.ts'
import type { Put } from './put-into-ticket.ts'
import { updateReceivedMail } from '#server/channels/mail/triage/received/received-queries.ts'

type Settled = {
  mailId: string
  messageId: string | null
  place: Put
  isInternal: boolean
  at: Date
  /** An agent who decided it. */
  by?: string
}

/**
 * Notes where a mail has come to, in the transaction that brought it there. Its id is kept, too: people who
 * were copied answer the mail, and not us.
 */
export async function markPlaced(
  tx: Tx,
  { mailId, messageId, place, isInternal, at, by }: Settled,
): Promise<void> {
  const { customerId, ticketId } = place
  if (messageId !== null)
    await insertMessageId(tx, { messageId, customerId, ticketId, isInternal, at })
  await updateReceivedMail(tx, mailId, {
    ...place,
    state: 'placed',
    settledAt: at,
    settledBy: by ?? null,
  })
}
