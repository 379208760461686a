import { type Insertable, sql } from 'kysely'

import { CONNECTION_FIELD_NAMES } from '#shared/connections/fields.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const MAX_READ_AT_ONCE = 500
const MAX_LISTED = 100

/** Finds the settings that people sign in with; undefined where there is no connection yet. */
export function findSettings(tx: Tx, customerId: string) {
  return tx
    .selectFrom('connections')
    .where('customerId', '=', customerId)
    .select(CONNECTION_FIELD_NAMES)
    .executeTakeFirst()
}

/** Returns whether this customer's administrator has connected the tenant: only a token of it passes a test. */
export async function isBoundTenant(
  tx: Tx,
  customerId: string,
  entityId: string,
): Promise<boolean> {
  const passed = await tx
    .selectFrom('connectionTests')
    .select('id')
    .where('customerId', '=', customerId)
    .where('state', '=', 'passed')
    .where(
      sql<boolean>`settings ->> 'kind' = 'microsoft' and settings ->> 'entityId' = ${entityId}`,
    )
    .limit(1)
    .executeTakeFirst()
  return passed !== undefined
}

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
    .where('connections.kind', '=', 'saml')
    .where('connections.certExpiresAt', '<=', before)
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .select(['customers.id as customerId', 'customers.name', 'connections.certExpiresAt'])
    .$narrowType<{ certExpiresAt: Date }>()
    .orderBy('connections.certExpiresAt')
    .limit(MAX_LISTED)
    .execute()
}

/** Lists versions, the newest first. */
export function listVersions(tx: Tx, customerId: string, { limit }: { limit: number }) {
  return tx
    .selectFrom('connectionVersions')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

export function findVersion(tx: Tx, customerId: string, number: number) {
  return tx
    .selectFrom('connectionVersions')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()
}

export async function insertVersion(
  tx: Tx,
  version: Insertable<Tables['connectionVersions']>,
): Promise<void> {
  await tx.insertInto('connectionVersions').values(version).execute()
}
