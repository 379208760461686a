import type { Tx } from '#server/platform/db/client.ts'
import { byName } from '#server/platform/db/queries.ts'

/** Lists the customers that the queue can be narrowed to, by name. */
export function listCustomerNames(tx: Tx) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('internal', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('name', byName)
    .orderBy('id')
    .execute()
}
