import { sql } from 'kysely'

import type { Language } from '#shared/languages.ts'
import { categoryLabel } from '#shared/tickets/values.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** Lists the categories of tickets, under people's names for them. */
export async function listOfferedCategories(
  tx: Tx,
  language: Language,
): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .selectFrom('categories')
    .select(['id', sql<string>`coalesce(names ->> ${language}::text, name, id)`.as('name')])
    .where('retired', '=', false)
    .orderBy('position')
    .execute()
  const { categoryName } = wordsIn(language).tickets
  return rows.map((row) => ({ id: row.id, name: categoryLabel(row, categoryName) }))
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
    .where('receivedMails.isHeadOnly', '=', false)
    .where('receivedMails.fromAddress', 'is not', null)
}
