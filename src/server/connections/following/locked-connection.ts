import { completeSettings, type ConnectionSettings } from '#shared/connections/fields.ts'

import type { Customer } from '#server/connections/stages/operation.ts'
import { findSettings } from '#server/connections/settings/connection-queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findCustomer, lockCustomer } from './queries.ts'

export type FollowedConnection = {
  customer: Customer
  settings: ConnectionSettings
}

/** Finds a customer with what its people sign in with; the defaults where there is no connection. */
export async function findFollowed(
  tx: Tx,
  customerId: string,
): Promise<FollowedConnection | undefined> {
  return withSettings(tx, await findCustomer(tx, customerId))
}

/** As `findFollowed`, and locks both until the transaction ends, as their changes do. */
export async function lockFollowed(
  tx: Tx,
  customerId: string,
): Promise<FollowedConnection | undefined> {
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
