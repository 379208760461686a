import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'

import type { PasskeyRegistration } from '#shared/account/passkeys.ts'
import { MAX_PASSKEYS } from '#shared/account/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { deleteOtherSessions, type OwnSession } from '#server/access/sessions/queries.ts'
import { lockUser, type PersonKey } from '#server/access/users/queries.ts'
import { isStaff, type Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { readInstallationName } from '#server/platform/db/queries.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { listSecondFactors } from './list-second-factors.ts'
import { replaceRecoveryCodes } from './make-recovery-codes.ts'
import {
  insertChallenge,
  insertPasskey,
  listPasskeys,
  takeChallenge,
  updatePasskeyName,
} from './queries.ts'
import { askToRegister, CHALLENGE_LIFE_MS, readRegistration } from './webauthn.ts'

const CHANGES = ['added', 'removed', 'withdrawn'] as const
const PasskeyChange = z.object({
  customerId: z.string(),
  userId: z.string(),
  change: z.enum(CHANGES),
  passkey: z.string(),
  at: z.iso.datetime(),
})

/** Tells a customer's person by mail that a passkey of theirs was added or removed. */
export const PASSKEY_CHANGED: JobKind<z.infer<typeof PasskeyChange>> = {
  name: 'passkey-changed',
  title: textKey('jobs.passkeyChanged'),
  payload: PasskeyChange,
}

type Change = {
  /** An administrator has withdrawn it. */
  change: (typeof CHANGES)[number]
  passkey: { id: string; name: string }
  by: Actor
  at: Date
}

/** Audits that a customer's person has one way in more or less, and tells them. */
export async function recordPasskeyOfPerson(
  tx: Tx,
  { customerId, id: userId }: PersonKey,
  { change, passkey, by, at }: Change,
): Promise<void> {
  await recordAudit(tx, {
    action: change === 'added' ? 'account.passkey_added' : 'account.passkey_removed',
    by,
    at,
    customerId,
    subject: passkey,
  })
  const told = { customerId, userId, change, passkey: passkey.name, at: at.toISOString() }
  await addToOutbox(tx, PASSKEY_CHANGED, told, { customerId })
}

/** A customer's person has no password that a passkey could follow. */
type Owner = OwnSession & Pick<Viewer, 'email' | 'name' | 'role'>

export async function beginPasskey(deps: Pick<Deps, 'db' | 'now' | 'config'>, person: Owner) {
  const known = await listPasskeys(deps.db, person)
  checkRoom(known)
  const options = await askToRegister(deps.config, person, {
    installation: await readInstallationName(deps.db),
    known,
    isAlone: !isStaff(person),
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
  person: Owner,
  { name, response }: { name: string; response: PasskeyRegistration },
  by: Actor,
): Promise<{ recoveryCodes: string[] | null }> {
  const signed = await readRegistration(deps.config, response, { isAlone: !isStaff(person) })
  if (!signed) throw notVerified()
  const { challenge, ...credential } = signed
  const at = deps.now()
  if (!(await takeChallenge(deps.db, person, { challenge, purpose: 'registration', now: at }))) {
    throw notVerified()
  }
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, person)
    const { hasAny, passkeys } = await listSecondFactors(tx, person)
    checkRoom(passkeys)
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
    if (!isStaff(person)) {
      const passkey = { id: added.id, name }
      await recordPasskeyOfPerson(tx, person, { change: 'added', passkey, by, at })
      return { recoveryCodes: null }
    }
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

function checkRoom(known: unknown[]): void {
  if (known.length < MAX_PASSKEYS) return
  throw new AppError('conflict', (words) => words.account.tooManyPasskeys(MAX_PASSKEYS))
}

function notVerified(): AppError {
  return new AppError('conflict', (words) => words.account.passkeyNotVerified)
}

export function renamePasskey(
  deps: Pick<Deps, 'db' | 'now'>,
  person: PersonKey & Pick<Viewer, 'role'>,
  { id, name }: { id: string; name: string },
  by: Actor,
) {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, person)
    const before = (await listPasskeys(tx, person)).find((passkey) => passkey.id === id)
    const renamed = await updatePasskeyName(tx, person, { id, name })
    if (!before || !renamed) throw notFound()
    if (before.name !== name) {
      await recordAudit(tx, {
        action: 'account.passkey_renamed',
        by,
        at: deps.now(),
        ...(!isStaff(person) && { customerId: person.customerId }),
        subject: { id, name },
        before: { name: before.name },
        after: { name },
      })
    }
    return renamed
  })
}
