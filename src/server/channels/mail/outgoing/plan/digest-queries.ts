import { type Insertable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import { MAIL_LANGUAGE } from '#server/access/users/language-queries.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export async function insertDigestItems(
  tx: Tx,
  items: Insertable<Tables['mailDigestItems']>[],
): Promise<void> {
  await tx.insertInto('mailDigestItems').values(items).execute()
}

/** Lists whom something waits for, with the day that it is where they are and the hour. */
export async function listDigestReaders(tx: Tx, at: Date) {
  const { rows } = await sql<{
    customerId: string
    id: string
    email: string
    day: string
    hour: number
    language: string | null
  }>`
    select users.customer_id, users.id, users.email,
      to_char(local.time, 'YYYY-MM-DD') as day, extract(hour from local.time)::integer as hour,
      ${MAIL_LANGUAGE} as language
    from customers
    join users on users.customer_id = customers.id
    cross join installation
    cross join lateral (
      select ${at}::timestamptz at time zone coalesce(customers.time_zone, installation.time_zone) as time
    ) local
    where customers.deleted_at is null and users.id in (
      select user_id from mail_digest_items where sent_mail_id is null
    )
    order by users.id`.execute(tx)
  return rows
}

/** Puts what waits for a person into a mail. */
export async function takeDigestItems(
  tx: Tx,
  { userId, mailId }: { userId: string; mailId: string },
): Promise<void> {
  await tx
    .updateTable('mailDigestItems')
    .set({ sentMailId: mailId })
    .where('userId', '=', userId)
    .where('sentMailId', 'is', null)
    .execute()
}

export function listDigestItems(tx: Tx, mailId: string) {
  return tx
    .selectFrom('mailDigestItems')
    .select(['customerId', 'ticketId', 'isInternal', 'data', 'at'])
    .where('sentMailId', '=', mailId)
    .orderBy('seq')
    .execute()
}

export async function deleteDigestItems(tx: Tx, mailId: string): Promise<void> {
  await tx.deleteFrom('mailDigestItems').where('sentMailId', '=', mailId).execute()
}
