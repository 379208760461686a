import { NIL } from 'uuid'

import type { Deps } from '#server/deps.ts'
import { openTotpSecret } from '#server/platform/keys/totp-secret.ts'
import { findTotp, hasUnusedRecoveryCode } from './queries.ts'
import type { PersonKey } from '#server/access/users/queries.ts'
import { hashRecoveryCode, isTotpCode, withoutGroups } from './recovery-code.ts'
import { findTotpStep, newTotpSecret } from './totp.ts'

const NOBODY: PersonKey = { customerId: NIL, id: NIL }
const DECOY = newTotpSecret()

/**
 * Returns whether this code would be accepted now, without using it up. Takes as long for an unknown
 * account, so that the time does not tell which accounts exist.
 */
export async function isRightCode(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  person: PersonKey | undefined,
  code: string,
): Promise<boolean> {
  const typed = withoutGroups(code)
  const owner = person ?? NOBODY
  if (!isTotpCode(typed)) {
    return hasUnusedRecoveryCode(deps.db, owner, hashRecoveryCode(typed))
  }
  const totp = await findTotp(deps.db, owner)
  const step = await findTotpStep(totp ? openTotpSecret(deps.keys, totp) : DECOY, typed, deps.now())
  return step !== null && totp?.confirmedAt != null && step > (totp.lastUsedStep ?? -1)
}
