import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

/** Tickets as they are offered for a mail. Not those of deleted customers. */
function offered(tx: Tx) {
  return tx
    .selectFrom('tickets')
    .innerJoin('customers', 'customers.id', 'tickets.customerId')
    .innerJoin('users', (join) =>
      join
        .onRef('users.customerId', '=', 'tickets.customerId')
        .onRef('users.id', '=', 'tickets.requesterId'),
    )
    .where('customers.deletedAt', 'is', null)
    .select([
      'tickets.id',
      'tickets.customerId',
      'tickets.number',
      'tickets.subject',
      'tickets.status',
      'customers.name as customerName',
      'users.name as requesterName',
    ])
}

export function listOfferedById(tx: Tx, ids: string[]) {
  return offered(tx)
    .where(sql<boolean>`tickets.id = any(${ids}::uuid[])`)
    .execute()
}

export function findOfferedByNumber(tx: Tx, number: number) {
  return offered(tx).where('tickets.number', '=', number).executeTakeFirst()
}

/** Lists the newest open tickets of the people with this address. */
export function listOfferedOfAddress(tx: Tx, address: string, limit: number) {
  return offered(tx)
    .where('users.email', '=', address)
    .where('tickets.status', '<>', 'Closed')
    .orderBy('tickets.createdAt', 'desc')
    .limit(limit)
    .execute()
}
