import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { lockUser, type PersonKey } from '#server/access/users/queries.ts'
import { isStaff, type Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listSecondFactors } from './list-second-factors.ts'
import { recordPasskeyOfPerson } from './passkeys.ts'
import {
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  isSecondFactorCompulsory,
} from './queries.ts'

type Removal = { subject?: { id: string; name: string }; factor: string }

export function removeTotp(deps: Pick<Deps, 'db' | 'now'>, person: PersonKey, by: Actor) {
  return remove(deps, person, by, async (tx) => {
    if (!(await deleteTotp(tx, person))) throw notFound()
    return { factor: 'authenticator app' }
  })
}

export function removePasskey(
  deps: Pick<Deps, 'db' | 'now'>,
  person: PersonKey & Pick<Viewer, 'role'>,
  passkeyId: string,
  by: Actor,
) {
  if (!isStaff(person)) return removePasskeyOfPerson(deps, person, passkeyId, by)
  return remove(deps, person, by, async (tx) => {
    const passkey = await deletePasskey(tx, person, passkeyId)
    if (!passkey) throw notFound()
    return { factor: 'passkey', subject: passkey }
  })
}

function removePasskeyOfPerson(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  person: PersonKey,
  passkeyId: string,
  by: Actor,
) {
  return db.transaction().execute(async (tx) => {
    const passkey = await deletePasskey(tx, person, passkeyId)
    if (!passkey) throw notFound()
    await recordPasskeyOfPerson(tx, person, { change: 'removed', passkey, by, at: now() })
  })
}

function lastOne(): AppError {
  return new AppError('conflict', (words) => words.account.addAnotherFirst)
}

function remove(
  deps: Pick<Deps, 'db' | 'now'>,
  person: PersonKey,
  by: Actor,
  removeOne: (tx: Tx) => Promise<Removal>,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, person)
    const { factor, subject } = await removeOne(tx)
    const { hasAny } = await listSecondFactors(tx, person)
    if (!hasAny && (await isSecondFactorCompulsory(tx, deps.now()))) throw lastOne()
    // Delete recovery codes with the last factor that they stand in for.
    if (!hasAny) await deleteRecoveryCodes(tx, person)
    await recordAudit(tx, {
      action: 'account.second_factor_removed',
      by,
      at: deps.now(),
      ...(subject && { subject }),
      before: { factor },
    })
  })
}
