import {
  CONNECTION_FIELD_NAMES,
  type ConnectionSettings,
  mapConnection,
  NEW_CONNECTION,
} from '#shared/connections/fields.ts'

import type { Tx } from '#server/platform/db/client.ts'

export type FollowedConnection = {
  customer: { id: string; name: string }
  settings: ConnectionSettings
}

export async function findFollowed(
  tx: Tx,
  customerId: string,
): Promise<FollowedConnection | undefined> {
  const found = await tx
    .selectFrom('customers')
    .leftJoin('connections', 'connections.customerId', 'customers.id')
    .where('customers.id', '=', customerId)
    .where('deletedAt', 'is', null)
    .select(['customers.id', 'customers.name'])
    .select(CONNECTION_FIELD_NAMES.map((name) => `connections.${name}` as const))
    .executeTakeFirst()
  if (!found) return undefined
  const { id, name, ...stored } = found
  const settings = mapConnection<ConnectionSettings>(
    (field) => stored[field] ?? NEW_CONNECTION[field],
  )
  return { customer: { id, name }, settings }
}

/** Locks a customer and what its people sign in with; undefined where there is no connection. */
export async function lockFollowed(
  tx: Tx,
  customerId: string,
): Promise<FollowedConnection | undefined> {
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('id', '=', customerId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const settings = await tx
    .selectFrom('connections')
    .select(CONNECTION_FIELD_NAMES)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return customer && settings && { customer, settings }
}
