import type { SecondFactorRequest } from '#shared/account/values.ts'

import type { Deps } from '#server/deps.ts'
import { type listSecondFactors, methodsOf } from './list-second-factors.ts'
import { insertChallenge } from './queries.ts'
import type { PersonKey } from '#server/access/users/queries.ts'
import { askToSign, CHALLENGE_LIFE_MS } from './webauthn.ts'

/** Returns what to ask after a right password: the possible methods, and a challenge for a passkey. */
export async function askSecondFactor(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  person: PersonKey,
  factors: Awaited<ReturnType<typeof listSecondFactors>>,
): Promise<SecondFactorRequest> {
  const methods = methodsOf(factors)
  if (!methods.includes('passkey')) return { methods }
  const passkeyOptions = await askToSign(deps.config, factors.passkeys)
  await insertChallenge(deps.db, person, {
    challenge: passkeyOptions.challenge,
    purpose: 'sign_in',
    expiresAt: new Date(deps.now().getTime() + CHALLENGE_LIFE_MS),
  })
  return { methods, passkeyOptions }
}
