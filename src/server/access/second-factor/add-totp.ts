import { type Said, textKey } from '#shared/words/catalogue.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { listSecondFactors } from './list-second-factors.ts'
import { replaceRecoveryCodes } from './make-recovery-codes.ts'
import { findTotp, updateTotpConfirmed, upsertTotp } from './queries.ts'
import { deleteOtherSessions, type OwnSession } from '#server/access/sessions/queries.ts'
import { lockUser, type PersonKey } from '#server/access/users/queries.ts'
import { openTotpSecret, sealTotpSecret } from '#server/platform/keys/totp-secret.ts'
import { readInstallationName } from '#server/platform/db/queries.ts'
import { withoutGroups } from './recovery-code.ts'
import { describeTotp, newTotpSecret, readTotpCode, type TotpReading } from './totp.ts'

/** How long a new key can be confirmed. */
const SETUP_LIFE_MS = 30 * 60_000

/** Makes a key for an authenticator app. It counts only once one of its codes is confirmed. */
export async function beginTotp(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  person: PersonKey & { email: string },
) {
  const secret = newTotpSecret()
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, person)
    if ((await findTotp(tx, person))?.confirmedAt) throw hasOneAlready()
    await upsertTotp(tx, person, {
      secret: sealTotpSecret(deps.keys, secret),
      createdAt: deps.now(),
    })
  })
  return describeTotp(secret, {
    issuer: await readInstallationName(deps.db),
    email: person.email,
  })
}

export function confirmTotp(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  person: OwnSession,
  code: string,
  by: Actor,
): Promise<{ recoveryCodes: string[] | null }> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, person)
    const at = deps.now()
    const totp = await findTotp(tx, person)
    if (totp?.confirmedAt) throw hasOneAlready()
    if (!totp || at.getTime() - totp.createdAt.getTime() > SETUP_LIFE_MS) {
      throw new AppError('conflict', (words) => words.account.appSetupTooSlow)
    }
    const reading = await readTotpCode(openTotpSecret(deps.keys, totp), withoutGroups(code), at)
    if (!reading.ok) throw invalidInput({ code: explain(reading) })
    const { hasAny } = await listSecondFactors(tx, person)
    await updateTotpConfirmed(tx, person, { at, step: reading.step })
    const ended = await deleteOtherSessions(tx, person)
    await recordAudit(tx, {
      action: 'account.second_factor_added',
      by,
      at,
      after: { factor: 'authenticator app', sessionsEnded: ended.length },
    })
    return { recoveryCodes: hasAny ? null : await replaceRecoveryCodes(tx, person, { by, at }) }
  })
}

/** Explains what is wrong with a code. Only safe here, where the person has just seen the key. */
function explain({ minutesOff }: Exclude<TotpReading, { ok: true }>): Said {
  if (minutesOff === null) return textKey('account.wrongCode')
  const minutes = Math.max(1, Math.abs(minutesOff))
  return ({ account }) =>
    minutesOff > 0 ? account.clockIsFast(minutes) : account.clockIsSlow(minutes)
}

function hasOneAlready(): AppError {
  return new AppError('conflict', (words) => words.account.appExists)
}
