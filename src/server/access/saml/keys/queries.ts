import type { Insertable } from 'kysely'

import { byName } from '#server/platform/db/queries.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { SamlKeyState } from '#server/platform/db/tables/access.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const MAX_LISTED = 100

type SamlKey = Insertable<Tables['samlKeys']>

/** Lists what is not secret; the current key first. */
export function listKeys(db: Db) {
  return db
    .selectFrom('samlKeys')
    .select(['id', 'state', 'certificate', 'createdAt'])
    .orderBy('state')
    .execute()
}

/** Lists the sealed private keys; the current one first. Only the owner of the tables may read them. */
export function listPrivateKeys(db: Db) {
  return db.selectFrom('samlKeys').select(['state', 'privateKey']).orderBy('state').execute()
}

/** Returns false when another process has stored a key for the same place. */
export async function insertKey(db: Db, key: SamlKey): Promise<boolean> {
  const inserted = await db
    .insertInto('samlKeys')
    .values(key)
    .onConflict((conflict) => conflict.column('state').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Locks the keys against other changes, and lists their states. */
export async function lockKeys(tx: Tx): Promise<SamlKeyState[]> {
  const rows = await tx.selectFrom('samlKeys').select('state').orderBy('id').forUpdate().execute()
  return rows.map(({ state }) => state)
}

export async function moveKey(tx: Tx, from: SamlKeyState, to: SamlKeyState): Promise<void> {
  await tx.updateTable('samlKeys').set({ state: to }).where('state', '=', from).execute()
}

/** Deletes the key that is not in use. Returns false when there is none. */
export async function deleteOtherKeys(tx: Tx): Promise<boolean> {
  const deleted = await tx.deleteFrom('samlKeys').where('state', '<>', 'current').executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Lists the customers whose providers have a certificate of ours. */
export function listUsers(db: Db) {
  return db
    .selectFrom('connections')
    .innerJoin('customers', 'customers.id', 'connections.customerId')
    .where('connections.enabled', '=', true)
    .where('customers.deletedAt', 'is', null)
    .where((where) =>
      where.or([
        where('connections.signRequests', '=', true),
        where('connections.decryptAssertions', '=', true),
      ]),
    )
    .select(['customers.id', 'customers.name'])
    .orderBy('customers.name', byName)
    .limit(MAX_LISTED)
    .execute()
}
