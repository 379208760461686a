import { CONNECTION_FIELD_NAMES } from '#shared/connections/fields.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** Finds a customer with its connection, which is null in every field where it has none. */
export function findConnectionOf(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .leftJoin('connections', 'connections.customerId', 'customers.id')
    .where('customers.id', '=', customerId)
    .where('customers.internal', '=', false)
    .where('customers.deletedAt', 'is', null)
    .select(['customers.id', 'customers.name', 'connections.certExpiresAt'])
    .select(CONNECTION_FIELD_NAMES.map((name) => `connections.${name}` as const))
    .executeTakeFirst()
}
