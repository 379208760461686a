import type { AuditAction } from '#shared/audit/values.ts'
import type { NamedCertificate } from '#shared/connections/named-certificate.ts'
import type { SamlKeys } from '#shared/connections/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { addKey, type KeyDeps, keysOf } from './key-pairs.ts'
import { deleteOtherKeys, listKeys, lockKeys, moveKey } from './queries.ts'
import { presentKey, readKeys } from './read-keys.ts'

// A change of keys goes in three steps, between which providers have time to take the new certificate:
// make, switch, retire.

/** @throws AppError `conflict` while another change is under way. */
export async function makeKey(deps: KeyDeps, by: Actor): Promise<SamlKeys> {
  const { length } = await keysOf(deps)
  if (length > 1 || !(await addKey(deps, 'next'))) throw underWay()
  return record(deps, 'settings.saml_key_made', { by, change: () => Promise.resolve() })
}

/** @throws AppError `conflict` where no new key is waiting. */
export function switchKeys(deps: KeyDeps, by: Actor): Promise<SamlKeys> {
  return record(deps, 'settings.saml_keys_switched', {
    by,
    change: async (tx) => {
      const states = await lockKeys(tx)
      if (!states.includes('next')) {
        throw new AppError('conflict', (words) => words.certificates.noKeyToSwitch)
      }
      await moveKey(tx, 'current', 'previous')
      await moveKey(tx, 'next', 'current')
    },
  })
}

/** @throws AppError `conflict` where there is none beside the current one. */
export function retireKey(deps: KeyDeps, by: Actor): Promise<SamlKeys> {
  return record(deps, 'settings.saml_key_retired', {
    by,
    change: async (tx) => {
      const isRetired = await deleteOtherKeys(tx)
      if (!isRetired) throw new AppError('conflict', (words) => words.certificates.noKeyToRetire)
    },
  })
}

function record(
  deps: KeyDeps,
  action: AuditAction,
  { by, change }: { by: Actor; change: (tx: Tx) => Promise<void> },
): Promise<SamlKeys> {
  return asStaff(deps.db, async (tx) => {
    const before = action === 'settings.saml_key_made' ? {} : await describeKeys(tx)
    await change(tx)
    await recordAudit(tx, { action, by, at: deps.now(), before, after: await describeKeys(tx) })
    return readKeys(tx)
  })
}

/** Lists the distinguishing facts of each key. */
async function describeKeys(tx: Tx): Promise<Record<string, NamedCertificate>> {
  const keys = (await listKeys(tx)).map(presentKey)
  return Object.fromEntries(
    keys.map(({ state, fingerprint256, expiresAt }) => [
      state,
      { sha256: fingerprint256, expiresAt },
    ]),
  )
}

function underWay(): AppError {
  return new AppError('conflict', (words) => words.certificates.keyChangeUnderWay)
}
