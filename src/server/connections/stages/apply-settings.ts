import type { AuditAction } from '#shared/audit/values.ts'
import { completeSettings, type ConnectionSettings } from '#shared/connections/fields.ts'
import { losesProvider } from '#shared/connections/fields.ts'
import type { ChangeWay } from '#shared/connections/stages/values.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { deleteSessionsOfCustomer } from '#server/access/sessions/queries.ts'
import { auditConnection } from '#server/connections/audit-connection.ts'
import { findSettings } from '#server/connections/queries.ts'
import { saveConnection } from '#server/connections/save-connection.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { touchCustomer } from './queries.ts'

type Applied = {
  by: Actor
  way: ChangeWay
  /** The version whose settings these are, where somebody returns to them. */
  returnedTo?: number
  action: AuditAction
}

/**
 * Has everybody sign in with these settings from now on. The customer is locked. Sessions that the
 * provider before has let in end, where it is another.
 */
export async function applySettings(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  customer: { id: string; name: string },
  settings: ConnectionSettings,
  { by, way, returnedTo, action }: Applied,
): Promise<void> {
  const at = now()
  const before = completeSettings((await findSettings(tx, customer.id)) ?? {})
  await saveConnection(tx, customer.id, settings, { way, by, at, returnedTo })
  await touchCustomer(tx, customer.id, { at, by: by.name })
  if (losesProvider(before, settings)) await deleteSessionsOfCustomer(tx, customer.id)
  await recordAudit(tx, {
    action,
    by,
    at,
    customerId: customer.id,
    subject: customer,
    before: auditConnection(before),
    after: auditConnection(settings),
  })
}
