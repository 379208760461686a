import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

/** Finds customers by name or domain, in the order of their names. */
export function findCustomersLike(tx: Tx, { q, limit }: { q: string; limit: number }) {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where(sql<boolean>`id in (select find_customers(${pattern}, null, null, ${limit}))`)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Finds a customer whose people can have tickets: active, not deleted, and not the staff's own. */
export function findServedCustomer(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .select(sql<string>`coalesce(time_zone, (select time_zone from installation))`.as('timeZone'))
    .where('id', '=', customerId)
    .where('active', '=', true)
    .where('internal', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}
