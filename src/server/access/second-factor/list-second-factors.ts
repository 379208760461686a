import {
  SECOND_FACTOR_METHODS,
  type SecondFactorMethod,
  type SecondFactorRequest,
} from '#shared/account/values.ts'

import type { PersonKey } from '#server/access/users/queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/client.ts'
import { countRecoveryCodes, findTotp, insertChallenge, listPasskeys } from './queries.ts'
import { askToSign, CHALLENGE_LIFE_MS } from './webauthn.ts'

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

/** Returns what to ask after a right password: the possible methods, and a challenge for a passkey. */
export async function askSecondFactor(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  person: PersonKey,
  factors: Awaited<ReturnType<typeof listSecondFactors>>,
): Promise<SecondFactorRequest> {
  const methods = methodsOf(factors)
  if (!methods.includes('passkey')) return { methods }
  const passkeyOptions = await askToSign(deps.config, {
    known: factors.passkeys,
    isAlone: false,
  })
  await insertChallenge(deps.db, person, {
    challenge: passkeyOptions.challenge,
    purpose: 'sign_in',
    expiresAt: new Date(deps.now().getTime() + CHALLENGE_LIFE_MS),
  })
  return { methods, passkeyOptions }
}
