import type { Tx } from '#server/platform/db/client.ts'

/** The mailbox that mail goes out by, if there is one. */
export function findSender(tx: Tx) {
  return tx.selectFrom('mailboxes').selectAll().where('isSender', '=', true).executeTakeFirst()
}
