import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

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
