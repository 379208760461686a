import { categoryLabel } from '#shared/tickets/values.ts'
import type { Words } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** What tickets can be about, as people call it. */
export async function listOfferedCategories(
  tx: Tx,
  { categoryName }: Words['tickets'],
): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('retired', '=', false)
    .orderBy('position')
    .execute()
  return rows.map(({ id, name }) => ({
    id,
    name: categoryLabel({ id, name: name ?? id }, categoryName),
  }))
}

/** The newest mails whose text is still kept. Not those of deleted customers. */
export function listTriedMails(tx: Tx, limit: number) {
  return mails(tx)
    .select(['receivedMails.fromAddress', 'receivedMails.subject', 'receivedMails.receivedAt'])
    .orderBy('receivedAt', 'desc')
    .orderBy('receivedMails.id', 'desc')
    .limit(limit)
    .execute()
}

export function findTriedMail(tx: Tx, id: string) {
  return mails(tx).where('receivedMails.id', '=', id).executeTakeFirst()
}

function mails(tx: Tx) {
  return tx
    .selectFrom('receivedMails')
    .leftJoin('customers', 'customers.id', 'receivedMails.customerId')
    .select(['receivedMails.id', 'receivedMails.mailboxId', 'receivedMails.rawKey'])
    .where('customers.deletedAt', 'is', null)
    .where('receivedMails.rawKey', 'is not', null)
    .where('receivedMails.fromAddress', 'is not', null)
}
