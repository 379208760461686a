import type { Tx } from '#server/platform/db/client.ts'

/** Lists what decides whether the mailboxes that are on work, and for how long. */
export function listMailboxHealth(tx: Tx) {
  return tx
    .selectFrom('mailboxes')
    .where('isOn', '=', true)
    .select(['id', 'name', 'unreachableSince', 'lastError', 'secretEndsOn'])
    .orderBy('id')
    .execute()
}
