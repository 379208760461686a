import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

/** Lists the technical contacts of a customer who have an address. */
export function listTechnicalAddresses(tx: Tx, customerId: string) {
  return tx
    .selectFrom('technicalContacts')
    .where('customerId', '=', customerId)
    .where('email', 'is not', null)
    .select([
      'name',
      sql<string>`email`.as('address'),
      sql<string | null>`coalesce(
        (select language from customers where customers.id = customer_id), (select language from installation)
      )`.as('language'),
    ])
    .orderBy('position')
    .execute()
}
