import { v7 as uuidv7 } from 'uuid'

import type { PasskeyRegistration } from '#shared/account/passkeys.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { listSecondFactors } from './list-second-factors.ts'
import { replaceRecoveryCodes } from './make-recovery-codes.ts'
import { insertChallenge, insertPasskey, listPasskeys, takeChallenge } from './queries.ts'
import { deleteOtherSessions, type OwnSession } from '#server/access/sessions/queries.ts'
import { lockUser, type PersonKey } from '#server/access/users/queries.ts'
import { readInstallationName } from '#server/platform/db/queries.ts'
import { askToRegister, CHALLENGE_LIFE_MS, readRegistration } from './webauthn.ts'

export async function beginPasskey(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  person: PersonKey & { email: string; name: string },
) {
  const options = await askToRegister(deps.config, person, {
    installation: await readInstallationName(deps.db),
    known: await listPasskeys(deps.db, person),
  })
  await insertChallenge(deps.db, person, {
    challenge: options.challenge,
    purpose: 'registration',
    expiresAt: new Date(deps.now().getTime() + CHALLENGE_LIFE_MS),
  })
  return options
}

export async function addPasskey(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  person: OwnSession,
  { name, response }: { name: string; response: PasskeyRegistration },
  by: Actor,
): Promise<{ recoveryCodes: string[] | null }> {
  const signed = await readRegistration(deps.config, response)
  if (!signed) throw notVerified()
  const { challenge, ...credential } = signed
  const at = deps.now()
  if (!(await takeChallenge(deps.db, person, { challenge, purpose: 'registration', now: at }))) {
    throw notVerified()
  }
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, person)
    const { hasAny } = await listSecondFactors(tx, person)
    const added = await insertPasskey(tx, {
      ...credential,
      customerId: person.customerId,
      userId: person.id,
      id: uuidv7(),
      name,
      createdAt: at,
      lastUsedAt: null,
    })
    if (!added) throw new AppError('conflict', (words) => words.account.passkeyInUse)
    const ended = await deleteOtherSessions(tx, person)
    await recordAudit(tx, {
      action: 'account.second_factor_added',
      by,
      at,
      subject: { id: added.id, name },
      after: { factor: 'passkey', sessionsEnded: ended.length },
    })
    return { recoveryCodes: hasAny ? null : await replaceRecoveryCodes(tx, person, { by, at }) }
  })
}

function notVerified(): AppError {
  return new AppError('conflict', (words) => words.account.passkeyNotVerified)
}
