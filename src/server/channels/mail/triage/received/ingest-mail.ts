import { v7 as uuidv7 } from 'uuid'

import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { announceFile } from '#server/platform/files/store-fetched.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import type { IncomingMail } from '#server/channels/mail/incoming-mail.ts'
import { TRIAGE_MAIL } from './kinds.ts'
import { insertReceivedMail } from './received-queries.ts'
import { readMailHead } from './read-head.ts'

/**
 * Takes a mail in, in the transaction that moves the position in its mailbox, and asks for it to be placed.
 * Of a mail that came before, by another mailbox or once more, nothing is kept.
 */
export async function ingestMail(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { mailboxId, uidValidity, uid, receivedAt, sizeBytes, rawKey, head, start, cut }: IncomingMail,
): Promise<void> {
  const id = uuidv7()
  const isNew = await insertReceivedMail(tx, {
    ...readMailHead(head, { start, receivedAt }),
    // One that its mailbox did not give has nothing by which it could be a double.
    ...(head.length === 0 && { mark: rawKey }),
    id,
    mailboxId,
    uidValidity,
    uid,
    receivedAt,
    sizeBytes,
    rawKey,
    reason: cut,
  })
  if (isNew) await addToOutbox(tx, TRIAGE_MAIL, { mailId: id }, { key: `mailbox ${mailboxId}` })
  else await announceFile(tx, rawKey, now())
}
