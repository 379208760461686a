import type { Insertable, Selectable } from 'kysely'

import { byName } from '#server/platform/db/queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type Look = Selectable<Tables['metadataLooks']>

function customers(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .where('id', '=', customerId)
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'internal as isTeam'])
}

export function findCustomer(tx: Tx, customerId: string) {
  return customers(tx, customerId).executeTakeFirst()
}

/** Locks the customer until the transaction ends. */
export function lockCustomer(tx: Tx, customerId: string) {
  return customers(tx, customerId).forUpdate().executeTakeFirst()
}

function followed(tx: Tx) {
  return tx
    .selectFrom('customers')
    .innerJoin('connections', 'connections.customerId', 'customers.id')
    .where('customers.deletedAt', 'is', null)
}

/** Lists whose metadata is due to be looked at, those that wait longest first. */
export async function listDueLooks(tx: Tx, now: Date, { limit }: { limit: number }) {
  const rows = await followed(tx)
    .leftJoin('metadataLooks', (join) =>
      join
        .onRef('metadataLooks.customerId', '=', 'customers.id')
        .onRef('metadataLooks.url', '=', 'connections.metadataUrl'),
    )
    .where('customers.active', '=', true)
    .where('connections.enabled', '=', true)
    .where('connections.kind', '=', 'saml')
    .where('connections.metadataUrl', 'is not', null)
    .where((where) =>
      where.or([where('metadataLooks.dueAt', 'is', null), where('metadataLooks.dueAt', '<=', now)]),
    )
    .select('customers.id')
    .orderBy('metadataLooks.dueAt', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds where the metadata is, and which provider of it is meant. */
export function findSource(tx: Tx, customerId: string) {
  return followed(tx)
    .where('customers.id', '=', customerId)
    .select(['connections.metadataUrl as url', 'connections.entityId'])
    .executeTakeFirst()
}

/** Finds how the last look at this address went. */
export function findLook(tx: Tx, customerId: string, url: string): Promise<Look | undefined> {
  return tx
    .selectFrom('metadataLooks')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('url', '=', url)
    .executeTakeFirst()
}

export async function upsertLook(tx: Tx, look: Insertable<Tables['metadataLooks']>): Promise<void> {
  await tx
    .insertInto('metadataLooks')
    .values(look)
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(look))
    .execute()
}

export function listSigners(tx: Tx, customerId: string) {
  return tx
    .selectFrom('connectionSigners')
    .select(['fingerprint', 'signedAt'])
    .where('customerId', '=', customerId)
    .execute()
}

/** The last looks at metadata that people sign in with. */
function looks(tx: Tx) {
  return followed(tx)
    .innerJoin('metadataLooks', (join) =>
      join
        .onRef('metadataLooks.customerId', '=', 'customers.id')
        .onRef('metadataLooks.url', '=', 'connections.metadataUrl'),
    )
    .where('customers.active', '=', true)
    .where('connections.enabled', '=', true)
}

/** Lists whose metadata could not be read for so long that administrators are told. */
export function listUnreadable(tx: Tx, since: Date) {
  return looks(tx)
    .where('metadataLooks.failingSince', '<=', since)
    .select((row) => [
      'customers.id',
      'customers.name',
      row.ref('metadataLooks.failingSince').$notNull().as('failingSince'),
      row.ref('metadataLooks.problem').$notNull().as('problem'),
      'metadataLooks.problemDetail',
    ])
    .orderBy('customers.id')
    .execute()
}

/** Lists what administrators may have to look at, with what people sign in with. */
export function listNoticed(tx: Tx) {
  return looks(tx)
    .where('metadataLooks.toldOffer', 'is not', null)
    .select([
      'customers.id',
      'customers.name',
      'connections.entityId',
      'connections.entryPoint',
      'connections.cert',
      'connections.previousCert',
      'connections.moreCerts',
      'metadataLooks.found',
    ])
    .orderBy('customers.name', byName)
    .orderBy('customers.id')
    .execute()
}
