import { READ_PROVIDERS } from '#shared/mail/boxes/values.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** The mailbox that mail goes out by, if there is one. Not for staff. */
export function findSender(tx: Tx) {
  return tx.selectFrom('mailboxes').selectAll().where('isSender', '=', true).executeTakeFirst()
}

/** Lists the mailboxes that mail could go out by: those that have a server for it. */
export function listMailboxes(tx: Tx) {
  return tx
    .selectFrom('mailboxes')
    .selectAll()
    .where('isOn', '=', true)
    .where('provider', 'in', READ_PROVIDERS)
    .orderBy('createdAt')
    .execute()
}

/** By which another sender is known, and other settings of the same. */
export function findSenderVersion(tx: Tx) {
  return tx
    .selectFrom('mailboxes')
    .select(['id', 'version'])
    .where('isSender', '=', true)
    .executeTakeFirst()
}
