import type { PersonKey } from '#server/access/users/queries.ts'
import type { Tx } from '#server/platform/db/client.ts'

/** Returns whether a person and their customer are active. */
export async function isPersonServed(tx: Tx, { customerId, id }: PersonKey): Promise<boolean> {
  const row = await tx
    .selectFrom('customers')
    .innerJoin('users', 'users.customerId', 'customers.id')
    .select('users.id')
    .where('customers.id', '=', customerId)
    .where('users.id', '=', id)
    .where('users.active', '=', true)
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
