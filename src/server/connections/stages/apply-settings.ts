import type { AuditAction } from '#shared/audit/values.ts'
import {
  completeSettings,
  type ConnectionSettings,
  losesProvider,
} from '#shared/connections/fields.ts'
import type { ChangeWay } from '#shared/connections/stages/values.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { deleteSessionsByProvider } from '#server/access/sessions/queries.ts'
import { auditConnection } from '#server/connections/settings/audit-connection.ts'
import { hasPasswordAdministrator } from '#server/access/users/staff-queries.ts'
import { findSettings } from '#server/connections/settings/connection-queries.ts'
import { saveConnection } from '#server/connections/settings/save-connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Customer } from './operation.ts'
import { touchCustomer } from './queries.ts'

type Applied = {
  by: Actor
  way: ChangeWay
  /** The version that these settings restore, if any. */
  returnedTo?: number
  action: AuditAction
}

/**
 * Has everybody sign in with these settings from now on. The customer is locked. Sessions that the
 * provider before has let in end, where it is another.
 *
 * @throws AppError `conflict` when no administrator of the team could sign in any more
 */
export async function applySettings(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  customer: Customer,
  settings: ConnectionSettings,
  { by, way, returnedTo, action }: Applied,
): Promise<void> {
  const at = now()
  const before = completeSettings((await findSettings(tx, customer.id)) ?? {})
  const isOff = before.enabled && !settings.enabled
  if (isOff && customer.isTeam && !(await hasPasswordAdministrator(tx))) {
    throw new AppError('conflict', (words) => words.staff.nobodyLeft)
  }
  await saveConnection(tx, customer.id, settings, { way, by, at, returnedTo })
  await touchCustomer(tx, customer.id, { at, by: by.name })
  if (losesProvider(before, settings)) await deleteSessionsByProvider(tx, customer.id)
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
