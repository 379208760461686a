import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

/**
 * Writes down that mail to a person comes back for good, so that no more is sent there. The first bounce counts,
 * and of an address that they do not have any more nothing is kept. Answers whether it is news.
 */
export async function insertBouncedAddress(
  tx: Tx,
  { userId, address, at, words }: { userId: string; address: string; at: Date; words: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into mail_addresses (customer_id, address, bounced_at, words)
    select customers.id, users.email, ${at}, ${words}
    from customers join users on users.customer_id = customers.id
    where users.id = ${userId} and users.email = ${address}
    on conflict (customer_id, address) do nothing
    returning address`.execute(tx)
  return rows.length > 0
}
