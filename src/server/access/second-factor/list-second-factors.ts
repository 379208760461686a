import { SECOND_FACTOR_METHODS, type SecondFactorMethod } from '#shared/account/values.ts'

import type { Db } from '#server/platform/db/client.ts'
import { countRecoveryCodes, findTotp, listPasskeys } from './queries.ts'
import type { PersonKey } from '#server/access/users/queries.ts'

/** Lists a person's second factors. Recovery codes alone are none. */
export async function listSecondFactors(db: Db, person: PersonKey) {
  const totp = await findTotp(db, person)
  const passkeys = await listPasskeys(db, person)
  const totpSince = totp?.confirmedAt ?? null
  const hasAny = totpSince !== null || passkeys.length > 0
  return {
    totpSince,
    passkeys,
    recoveryCodesLeft: hasAny ? await countRecoveryCodes(db, person) : 0,
    hasAny,
  }
}

export function methodsOf(
  factors: Pick<
    Awaited<ReturnType<typeof listSecondFactors>>,
    'totpSince' | 'passkeys' | 'recoveryCodesLeft'
  >,
): SecondFactorMethod[] {
  const isSetUp: Record<SecondFactorMethod, boolean> = {
    totp: factors.totpSince !== null,
    passkey: factors.passkeys.length > 0,
    recovery: factors.recoveryCodesLeft > 0,
  }
  return SECOND_FACTOR_METHODS.filter((method) => isSetUp[method])
}
