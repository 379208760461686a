import type { SignOn } from '#shared/connections/stages/contract.ts'

import { presentConnection } from '#server/connections/present-connection.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { findConnectionOf } from './queries.ts'

/** Says where a customer's single sign-on stands. */
export function getSignOn(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  customerId: string,
): Promise<SignOn> {
  return asStaff(db, async (tx) => {
    const stored = await findConnectionOf(tx, customerId)
    if (!stored) throw notFound((words) => words.signOn.customerGone)
    return {
      customer: { id: stored.id, name: stored.name },
      live: presentConnection(config, customerId, stored),
    }
  })
}
