import { sql } from 'kysely'

import type { AuditAction } from '#shared/audit/values.ts'
import {
  CONNECTION_FIELD_NAMES,
  type ConnectionSettings,
  mapConnection,
  NEW_CONNECTION,
} from '#shared/connections/fields.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { auditConnection } from '#server/connections/audit-connection.ts'
import { saveConnection } from '#server/connections/save-connection.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'

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
    .where('internal', '=', false)
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
    .where('internal', '=', false)
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

export async function applySettings(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  customer: { id: string; name: string },
  settings: ConnectionSettings,
  { by, action }: { by: Actor; way: string; action: AuditAction },
): Promise<void> {
  const before = (await lockFollowed(tx, customer.id))?.settings
  await saveConnection(tx, customer.id, settings)
  await tx
    .updateTable('customers')
    .set({ version: sql`version + 1`, updatedAt: now(), updatedBy: by.name })
    .where('id', '=', customer.id)
    .execute()
  await recordAudit(tx, {
    action,
    by,
    at: now(),
    customerId: customer.id,
    subject: customer,
    before: before && auditConnection(before),
    after: auditConnection(settings),
  })
}
