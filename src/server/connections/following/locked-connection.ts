import { completeSettings, type ConnectionSettings } from '#shared/connections/fields.ts'

import { findSettings } from '#server/connections/queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findCustomer, lockCustomer } from './queries.ts'

export type FollowedConnection = {
  customer: { id: string; name: string }
  settings: ConnectionSettings
}

/** Finds a customer with what its people sign in with; the defaults where there is no connection. */
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
  return withSettings(tx, await findCustomer(tx, customerId))
}

/** As `findFollowed`, and locks both until the transaction ends, as whoever changes them does. */
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
  return withSettings(tx, await lockCustomer(tx, customerId))
}

async function withSettings(
  tx: Tx,
  customer: FollowedConnection['customer'] | undefined,
): Promise<FollowedConnection | undefined> {
  if (!customer) return undefined
  const settings = completeSettings((await findSettings(tx, customer.id)) ?? {})
  return { customer, settings }
}
