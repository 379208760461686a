import { type Insertable, sql } from 'kysely'

import type { Db } from '#server/platform/db/client.ts'
import type { ChallengePurpose } from '#server/platform/db/tables/access.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { PersonKey } from '#server/access/users/queries.ts'

export function findTotp(db: Db, person: PersonKey) {
  return db
    .selectFrom('totpSecrets')
    .select(['secret', 'isSealed', 'createdAt', 'confirmedAt', 'lastUsedStep'])
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .executeTakeFirst()
}

/** Stores a new key, sealed. Replaces one that was not confirmed. */
export async function upsertTotp(
  db: Db,
  person: PersonKey,
  { secret, createdAt }: { secret: Buffer; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('totpSecrets')
    .values({
      customerId: person.customerId,
      userId: person.id,
      secret,
      isSealed: true,
      createdAt,
      confirmedAt: null,
      lastUsedStep: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'userId'])
        .doUpdateSet({ secret, isSealed: true, createdAt })
        .where('totpSecrets.confirmedAt', 'is', null),
    )
    .execute()
}

export async function updateTotpConfirmed(
  db: Db,
  person: PersonKey,
  { at, step }: { at: Date; step: number },
): Promise<void> {
  await db
    .updateTable('totpSecrets')
    .set({ confirmedAt: at, lastUsedStep: step })
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .execute()
}

/** Uses a code up. Returns false when it or a newer one was accepted before, even concurrently. */
export async function updateTotpStep(db: Db, person: PersonKey, step: number): Promise<boolean> {
  const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await db
    .updateTable('totpSecrets')
    .set({ lastUsedStep: step })
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('confirmedAt', 'is not', null)
    .where((is) => is.or([is('lastUsedStep', 'is', null), is('lastUsedStep', '<', step)]))
    .execute()
  return numUpdatedRows > 0n
}

export async function deleteTotp(db: Db, person: PersonKey): Promise<boolean> {
  const deleted = await db
    .deleteFrom('totpSecrets')
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .returning('confirmedAt')
    .executeTakeFirst()
  return deleted?.confirmedAt != null
}

export function listPasskeys(db: Db, person: PersonKey) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'transports', 'name', 'createdAt', 'lastUsedAt'])
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findPasskeyByCredential(db: Db, person: PersonKey, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'publicKey', 'counter'])
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** Finds the passkey of a customer's person that a device knows by this id, with its owner. */
export function findPasskeyOwner(db: Db, customerId: string, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', (join) =>
      join
        .onRef('users.customerId', '=', 'passkeys.customerId')
        .onRef('users.id', '=', 'passkeys.userId'),
    )
    .select(['passkeys.id', 'userId', 'credentialId', 'publicKey', 'counter', 'users.email'])
    .where('passkeys.customerId', '=', customerId)
    .where('credentialId', '=', credentialId)
    .where('users.role', '=', 'customer')
    .executeTakeFirst()
}

/** Counts those of a customer's people whom a passkey can sign in. */
export async function countPasskeyOwners(db: Db, customerId: string): Promise<number> {
  const { owners } = await db
    .selectFrom('passkeys')
    .innerJoin('users', (join) =>
      join
        .onRef('users.customerId', '=', 'passkeys.customerId')
        .onRef('users.id', '=', 'passkeys.userId'),
    )
    .select(sql<number>`count(distinct user_id)::int`.as('owners'))
    .where('passkeys.customerId', '=', customerId)
    .where('users.active', '=', true)
    .where('users.isExternal', '=', false)
    .executeTakeFirstOrThrow()
  return owners
}

/** Returns undefined when the passkey is registered already. */
export function insertPasskey(db: Db, passkey: Insertable<Tables['passkeys']>) {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.columns(['customerId', 'credentialId']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Returns false when the passkey was removed since it was found. */
export async function updatePasskeyUse(
  db: Db,
  person: Pick<PersonKey, 'customerId'>,
  passkey: { id: string; counter: number; backedUp: boolean; at: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter: passkey.counter, backedUp: passkey.backedUp, lastUsedAt: passkey.at })
    .where('customerId', '=', person.customerId)
    .where('id', '=', passkey.id)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

export function updatePasskeyName(
  db: Db,
  person: PersonKey,
  passkey: { id: string; name: string },
) {
  return db
    .updateTable('passkeys')
    .set({ name: passkey.name })
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('id', '=', passkey.id)
    .returning(['id', 'name', 'createdAt', 'lastUsedAt'])
    .executeTakeFirst()
}

export function deletePasskey(db: Db, person: PersonKey, passkeyId: string) {
  return db
    .deleteFrom('passkeys')
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('id', '=', passkeyId)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

export function deletePasskeys(db: Db, person: PersonKey) {
  return db
    .deleteFrom('passkeys')
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .returning(['id', 'name'])
    .execute()
}

export async function insertRecoveryCodes(
  db: Db,
  person: PersonKey,
  codeHashes: Buffer[],
): Promise<void> {
  await db
    .insertInto('recoveryCodes')
    .values(
      codeHashes.map((codeHash) => ({
        customerId: person.customerId,
        userId: person.id,
        codeHash,
        usedAt: null,
      })),
    )
    .execute()
}

export async function deleteRecoveryCodes(db: Db, person: PersonKey): Promise<void> {
  await db
    .deleteFrom('recoveryCodes')
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .execute()
}

export async function countRecoveryCodes(db: Db, person: PersonKey): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Uses a recovery code up. Returns false when it is unknown or was used before, even concurrently. */
export async function updateRecoveryCodeUsed(
  db: Db,
  person: PersonKey,
  { codeHash, at }: { codeHash: Buffer; at: Date },
): Promise<boolean> {
  const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: at })
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .execute()
  return numUpdatedRows > 0n
}

export async function hasRecoveryCode(
  db: Db,
  person: PersonKey,
  codeHash: Buffer,
): Promise<boolean> {
  const found = await db
    .selectFrom('recoveryCodes')
    .select('usedAt')
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return found !== undefined
}

export async function hasUnusedRecoveryCode(
  db: Db,
  person: PersonKey,
  codeHash: Buffer,
): Promise<boolean> {
  const found = await db
    .selectFrom('recoveryCodes')
    .select('usedAt')
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes all second factors of the person, and returns what there was. */
export async function deleteSecondFactors(db: Db, person: PersonKey) {
  const hadTotp = await deleteTotp(db, person)
  const { length: passkeys } = await deletePasskeys(db, person)
  // Recovery codes stand in for a factor, so they go with it.
  await deleteRecoveryCodes(db, person)
  return { hadTotp, passkeys }
}

type Challenge = { challenge: string; purpose: ChallengePurpose }

export async function insertChallenge(
  db: Db,
  person: PersonKey,
  { challenge, purpose, expiresAt }: Challenge & { expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('webauthnChallenges')
    .values({
      customerId: person.customerId,
      userId: person.id,
      challenge,
      purpose,
      expiresAt,
    })
    .execute()
}

/** Uses a challenge up. Returns false unless this person got it recently, for this purpose. */
export async function takeChallenge(
  db: Db,
  person: PersonKey,
  { challenge, purpose, now }: Challenge & { now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('webauthnChallenges')
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .returning('expiresAt')
    .executeTakeFirst()
  return taken !== undefined && taken.expiresAt > now
}

export async function deleteExpiredChallenges(tx: Db, now: Date): Promise<void> {
  await tx.deleteFrom('webauthnChallenges').where('expiresAt', '<=', now).execute()
}

/** Returns whether second factors are compulsory now. */
export async function isSecondFactorCompulsory(db: Db, now: Date): Promise<boolean> {
  const { isCompulsory } = await db
    .selectFrom('installation')
    .select(
      sql<boolean>`(second_factor_from <= (${now}::timestamptz at time zone time_zone)::date) is true`.as(
        'isCompulsory',
      ),
    )
    .executeTakeFirstOrThrow()
  return isCompulsory
}
