import type { Insertable } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const MAX_READ_AT_ONCE = 500
const MAX_LISTED = 100

/** Creates the customer's connection, or changes the one that it has. */
export async function upsertConnection(
  tx: Tx,
  connection: Insertable<Tables['connections']>,
): Promise<void> {
  await tx
    .insertInto('connections')
    .values(connection)
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(connection))
    .execute()
}

/** Lists connections whose certificate was saved before its end was stored. */
export function listUnreadCertificates(tx: Tx) {
  return tx
    .selectFrom('connections')
    .where('enabled', '=', true)
    .where('certExpiresAt', 'is', null)
    .where('cert', '<>', '')
    .select(['id', 'cert'])
    .limit(MAX_READ_AT_ONCE)
    .execute()
}

export async function updateCertificateEnd(
  tx: Tx,
  connectionId: string,
  certExpiresAt: Date,
): Promise<void> {
  await tx
    .updateTable('connections')
    .set({ certExpiresAt })
    .where('id', '=', connectionId)
    .execute()
}

export function listExpiringCertificates(tx: Tx, before: Date) {
  return tx
    .selectFrom('connections')
    .innerJoin('customers', 'customers.id', 'connections.customerId')
    .where('connections.enabled', '=', true)
    .where('connections.certExpiresAt', '<=', before)
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .select(['customers.id as customerId', 'customers.name', 'connections.certExpiresAt'])
    .$narrowType<{ certExpiresAt: Date }>()
    .orderBy('connections.certExpiresAt')
    .limit(MAX_LISTED)
    .execute()
}
