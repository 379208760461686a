import type { Tx } from '#server/platform/db/client.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { MAIL_SEND, MAIL_SEND_BULK, sendingOf } from './kinds.ts'
import { findJobOfEarlier, type ToSend } from './sent-mail-queries.ts'

/**
 * Asks for the job that sends a mail. One that follows another about its ticket to the same reader goes
 * the same way, so that it does not overtake it.
 */
export async function askToSend(
  tx: Tx,
  mail: ToSend,
  { notBefore }: { notBefore?: Date } = {},
): Promise<void> {
  const { customerId, id: mailId, userId: key } = mail
  const earlier = await findJobOfEarlier(tx, mail)
  const sending = [MAIL_SEND, MAIL_SEND_BULK].find(({ name }) => name === earlier)
  await addToOutbox(
    tx,
    sending ?? sendingOf(mail),
    { customerId, mailId },
    { key, customerId, notBefore },
  )
}
