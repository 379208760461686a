import { RECOVERY_CODES } from '#shared/account/values.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { listSecondFactors } from './list-second-factors.ts'
import { deleteRecoveryCodes, insertRecoveryCodes } from './queries.ts'
import { lockUser, type PersonKey } from '#server/access/users/queries.ts'
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts'

/** Makes new recovery codes, which replace the old ones. They are shown once and stored as hashes. */
export function makeRecoveryCodes(deps: Pick<Deps, 'db' | 'now'>, person: PersonKey, by: Actor) {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, person)
    const { hasAny } = await listSecondFactors(tx, person)
    if (!hasAny) {
      throw new AppError('conflict', (words) => words.account.setUpOneFirst)
    }
    return { recoveryCodes: await replaceRecoveryCodes(tx, person, { by, at: deps.now() }) }
  })
}

/** Makes recovery codes when the first factor is added, for when it is lost. */
export async function replaceRecoveryCodes(
  tx: Tx,
  person: PersonKey,
  { by, at }: { by: Actor; at: Date },
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await deleteRecoveryCodes(tx, person)
  await insertRecoveryCodes(tx, person, codes.map(hashRecoveryCode))
  await recordAudit(tx, {
    action: 'account.recovery_codes_made',
    by,
    at,
    after: { count: codes.length },
  })
  return codes
}
