import type { PasskeyAssertion } from '#shared/account/passkeys.ts'
import type { SecondFactorMethod } from '#shared/account/values.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { PersonKey } from '#server/access/users/queries.ts'
import type { Deps } from '#server/deps.ts'
import { countHit, giveBackHit, type Limit } from '#server/platform/http/rate-limit.ts'
import { openTotpSecret } from '#server/platform/keys/totp-secret.ts'
import {
  countRecoveryCodes,
  findPasskeyByCredential,
  findTotp,
  hasRecoveryCode,
  takeChallenge,
  updatePasskeyUse,
  updateRecoveryCodeUsed,
  updateTotpStep,
} from './queries.ts'
import { hashRecoveryCode, isTotpCode, withoutGroups } from './recovery-code.ts'
import { readTotpCode } from './totp.ts'
import { readAssertion } from './webauthn.ts'

export type Proof = { code?: string | undefined; passkey?: PasskeyAssertion | undefined }

/** As the audit log stores it; the words of second factors have what the person reads. */
type ProofRefusal =
  | 'wrong code'
  | 'code used before'
  | 'wrong recovery code'
  | 'recovery code used before'
  | 'passkey not verified'

type Outcome = { ok: true; method: SecondFactorMethod } | { ok: false; reason: ProofRefusal }

/** Checks the code or passkey that follows a right password. Uses up what is right. */
export function proveSecondFactor(
  deps: Pick<Deps, 'db' | 'keys' | 'now' | 'config'>,
  person: PersonKey,
  { code = '', passkey }: Proof,
  by: Actor,
): Promise<Outcome> {
  if (passkey) return provePasskey(deps, person, passkey)
  const typed = withoutGroups(code)
  return isTotpCode(typed)
    ? proveTotp(deps, person, typed)
    : proveRecoveryCode(deps, person, typed, by)
}

async function proveTotp(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  person: PersonKey,
  code: string,
): Promise<Outcome> {
  const totp = await findTotp(deps.db, person)
  if (!totp?.confirmedAt) return { ok: false, reason: 'wrong code' }
  const reading = await readTotpCode(openTotpSecret(deps.keys, totp), code, deps.now())
  if (!reading.ok) return { ok: false, reason: 'wrong code' }
  const isFirstUse = await updateTotpStep(deps.db, person, reading.step)
  return isFirstUse ? { ok: true, method: 'totp' } : { ok: false, reason: 'code used before' }
}

async function proveRecoveryCode(
  deps: Pick<Deps, 'db' | 'now'>,
  person: PersonKey,
  code: string,
  by: Actor,
): Promise<Outcome> {
  const codeHash = hashRecoveryCode(code)
  const at = deps.now()
  return deps.db.transaction().execute(async (tx) => {
    if (await updateRecoveryCodeUsed(tx, person, { codeHash, at })) {
      const left = await countRecoveryCodes(tx, person)
      await recordAudit(tx, { action: 'account.recovery_code_used', by, at, after: { left } })
      return { ok: true, method: 'recovery' }
    }
    const wasRight = await hasRecoveryCode(tx, person, codeHash)
    return { ok: false, reason: wasRight ? 'recovery code used before' : 'wrong recovery code' }
  })
}

async function provePasskey(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  person: PersonKey,
  response: PasskeyAssertion,
): Promise<Outcome> {
  const refused: Outcome = { ok: false, reason: 'passkey not verified' }
  const passkey = await findPasskeyByCredential(deps.db, person, response.id)
  if (!passkey) return refused
  const signed = await readAssertion(deps.config, response, { ...passkey, isAlone: false })
  if (!signed) return refused
  const { challenge, counter, backedUp } = signed
  const now = deps.now()
  if (!(await takeChallenge(deps.db, person, { challenge, purpose: 'sign_in', now }))) {
    return refused
  }
  await updatePasskeyUse(deps.db, person, { id: passkey.id, counter, backedUp, at: now })
  return { ok: true, method: 'passkey' }
}

// Strict, because there are only a million codes and about three are right at a time. It keeps out
// only people who know the password: codes are counted after it.
const CODES_PER_ACCOUNT: Limit = { max: 20, windowMs: 60 * 60_000 }

/** Limits the codes of an account that come after a right password. Count before one is checked. */
export function codeLimitOf(deps: Pick<Deps, 'db' | 'now'>, { email }: { email: string }) {
  const key = `second-factor ${email}`
  return {
    key,
    count: () => countHit(deps, key, CODES_PER_ACCOUNT),
    forget: () => giveBackHit(deps, key),
  }
}
