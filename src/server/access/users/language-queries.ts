import { sql } from 'kysely'

import type { Language } from '#shared/languages.ts'

import type { Db } from '#server/platform/db/client.ts'
import type { PersonKey } from './queries.ts'

/**
 * Language of mail to a person: for queries that have `users` and `customers`. Mail is not asked
 * for with a browser, so the language that theirs asked for at the last sign-in counts.
 */
export const MAIL_LANGUAGE = sql<string | null>`coalesce(
  users.language, users.browser_language, customers.language, (select language from installation)
)`

/** Reads what the account is set to; null for no preference. */
export async function readLanguage(db: Db, { customerId, id }: PersonKey): Promise<string | null> {
  const { language } = await db
    .selectFrom('users')
    .select('language')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return language
}

export async function updateLanguage(
  db: Db,
  { customerId, id }: PersonKey,
  language: Language | null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ language })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Keeps what the person's browser asks for, if it says. Returns what the account is set to. */
export async function noteBrowserLanguage(
  db: Db,
  { customerId, id }: PersonKey,
  asked: Language | null,
): Promise<string | null> {
  const { language } = await db
    .updateTable('users')
    .set({ browserLanguage: sql`coalesce(${asked}, browser_language)` })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .returning('language')
    .executeTakeFirstOrThrow()
  return language
}
