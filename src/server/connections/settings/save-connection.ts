import type { ConnectionInput } from '#shared/connections/contract.ts'
import {
  completeSettings,
  type ConnectionSettings,
  isApplicationKind,
  needsConsent,
} from '#shared/connections/fields.ts'

import { keepApplication } from '#server/access/oidc/queries.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { certificateEndOf } from './list-expiring-certificates.ts'
import { findSettings, isBoundTenant, upsertConnection } from './connection-queries.ts'
import { type Change, recordVersion } from './record-version.ts'

/** Saves what people sign in with from now on, as another version. */
export async function saveConnection(
  tx: Tx,
  customerId: string,
  input: ConnectionInput,
  change: Change,
): Promise<void> {
  const before = await findSettings(tx, customerId)
  const after = completeSettings(input)
  if (after.enabled) await requireUsable(tx, customerId, after)
  await upsertConnection(tx, {
    ...after,
    customerId,
    certExpiresAt: certificateEndOf(after.cert),
  })
  await recordVersion(tx, customerId, { before, after, change })
}

type Named = Pick<ConnectionSettings, 'kind' | 'entityId'>

/** Leaves a connection of Microsoft without a tenant, unless its administrator has consented for this customer. */
export async function keepBoundTenant<Settings extends Named>(
  tx: Tx,
  customerId: string,
  settings: Settings,
): Promise<Settings> {
  const { kind, entityId } = settings
  if (kind !== 'microsoft' || entityId === '') return settings
  const isBound = await isBoundTenant(tx, customerId, entityId)
  return isBound ? settings : { ...settings, entityId: '' }
}

/** @throws AppError `invalid_input` where the installation has no application at the provider */
export async function requireApplication(tx: Tx, { kind }: Pick<Named, 'kind'>): Promise<void> {
  if (!isApplicationKind(kind) || (await keepApplication(tx, kind))) return
  throw invalidInput({ 'saml.kind': (words) => words.connections.applicationRequired })
}

/** @throws AppError `invalid_input` for settings that no one could sign in with, of Microsoft and Google */
export async function requireUsable(tx: Tx, customerId: string, settings: Named): Promise<void> {
  await requireApplication(tx, settings)
  if (needsConsent(await keepBoundTenant(tx, customerId, settings))) {
    throw invalidInput({ 'saml.entityId': (words) => words.connections.tenantRequired })
  }
}
