import { type Selectable, sql } from 'kysely'

import type { EmailCodeMode } from '#shared/connections/endpoints.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { lockOpenCustomer } from './queries.ts'

// Email codes, passkeys and the emergency door. As in queries.ts, there is no viewer yet.

type EmailCodeKey = { customerId: string; email: string }

/** Lists the customers that people can sign in to, with what lets them in without a provider at `now`. */
function waysWithoutProvider(db: Db, now: Date) {
  return db
    .selectFrom('customers')
    .leftJoin('emailCodeSettings', 'emailCodeSettings.customerId', 'customers.id')
    .leftJoin('connections', 'connections.customerId', 'customers.id')
    .leftJoin('emergencyDoors', (join) =>
      join
        .onRef('emergencyDoors.customerId', '=', 'customers.id')
        .on('emergencyDoors.closedAt', 'is', null)
        .on('emergencyDoors.closesAt', '>', now),
    )
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .where('customers.internal', '=', false)
    .select(['customers.id', 'customers.name', 'auditEnabled', 'ipRestrictions'])
    .select([
      sql<EmailCodeMode>`coalesce(email_code_settings.mode, 'off')`.as('codeMode'),
      sql<boolean>`coalesce(connections.enabled, false)`.as('hasProvider'),
      'emergencyDoors.closesAt as doorClosesAt',
    ])
}

export type WaysRow = NonNullable<Awaited<ReturnType<typeof findWaysOfCustomer>>>

export function findWaysOfCustomer(db: Db, customerId: string, now: Date) {
  return waysWithoutProvider(db, now).where('customers.id', '=', customerId).executeTakeFirst()
}

export function findWaysAtDomain(db: Db, domain: string, now: Date) {
  return waysWithoutProvider(db, now)
    .innerJoin('customerDomains', 'customerDomains.customerId', 'customers.id')
    .where('customerDomains.domain', '=', domain)
    .where('customerDomains.released', '=', false)
    .executeTakeFirst()
}

/** As `findWaysAtDomain`, of the customer that has the domain of this address, and whether it lists the address. */
export function findWaysOfAddress(db: Db, { customerId, email }: EmailCodeKey, now: Date) {
  return waysWithoutProvider(db, now)
    .innerJoin('customerDomains', 'customerDomains.customerId', 'customers.id')
    .where('customers.id', '=', customerId)
    .where('customerDomains.domain', '=', email.slice(email.lastIndexOf('@') + 1))
    .where('customerDomains.released', '=', false)
    .select(
      sql<boolean>`coalesce(${email} = any(email_code_settings.emails), false)`.as('isListed'),
    )
    .executeTakeFirst()
}

/** Stores what a passkey is to sign. */
export async function insertPasskeySignIn(
  db: Db,
  asked: Omit<Selectable<Tables['passkeySignIns']>, 'usedAt'>,
): Promise<void> {
  await db.insertInto('passkeySignIns').values(asked).execute()
}

export function findPasskeySignIn(db: Db, challenge: string) {
  return db
    .selectFrom('passkeySignIns')
    .selectAll()
    .where('challenge', '=', challenge)
    .executeTakeFirst()
}

/** Uses a challenge up. Returns false when it was used before, even concurrently, or has expired. */
export async function spendPasskeySignIn(db: Db, challenge: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('passkeySignIns')
    .set({ usedAt: now })
    .where('challenge', '=', challenge)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return used !== undefined
}

export async function deleteExpiredPasskeySignIns(tx: Tx, until: Date): Promise<void> {
  await tx.deleteFrom('passkeySignIns').where('expiresAt', '<=', until).execute()
}

/**
 * Makes a code the one that counts for its address. The guesses at one that has not expired yet stay
 * counted. Returns false when there were as many as may be.
 */
export async function replaceEmailCode(
  db: Db,
  {
    now,
    maxGuesses,
    ...code
  }: Omit<Selectable<Tables['emailCodes']>, 'guesses'> & { now: Date; maxGuesses: number },
): Promise<boolean> {
  const { codeHash, browserHash, expiresAt } = code
  const replaced = await db
    .insertInto('emailCodes')
    .values({ ...code, guesses: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'email'])
        .doUpdateSet({
          codeHash,
          browserHash,
          expiresAt,
          guesses: sql`case when email_codes.expires_at > ${now} then email_codes.guesses else 0 end`,
        })
        .where((where) =>
          where.or([
            where('emailCodes.expiresAt', '<=', now),
            where('emailCodes.guesses', '<', maxGuesses),
          ]),
        ),
    )
    .returning('email')
    .executeTakeFirst()
  return replaced !== undefined
}

export function findEmailCode(db: Db, { customerId, email }: EmailCodeKey) {
  return db
    .selectFrom('emailCodes')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('email', '=', email)
    .executeTakeFirst()
}

/**
 * Counts a guess at the newest code of an address, before the code is compared. Returns undefined when
 * no guess is left, the code has expired, or another browser asked for it.
 */
export function countEmailGuess(
  db: Db,
  {
    customerId,
    email,
    browserHash,
    now,
    maxGuesses,
  }: EmailCodeKey & { browserHash: Buffer | undefined; now: Date; maxGuesses: number },
) {
  return db
    .updateTable('emailCodes')
    .set({ guesses: sql`guesses + 1` })
    .where('customerId', '=', customerId)
    .where('email', '=', email)
    .where('browserHash', '=', browserHash ?? Buffer.alloc(0))
    .where('expiresAt', '>', now)
    .where('guesses', '<', maxGuesses)
    .returning(['codeHash', 'guesses'])
    .executeTakeFirst()
}

/** Uses a code up. Returns false when it was used or replaced before. */
export async function takeEmailCode(
  db: Db,
  { customerId, email, codeHash }: EmailCodeKey & { codeHash: Buffer },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('emailCodes')
    .where('customerId', '=', customerId)
    .where('email', '=', email)
    .where('codeHash', '=', codeHash)
    .returning('email')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteExpiredEmailCodes(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('emailCodes').where('expiresAt', '<=', now).execute()
}

/** Locks the customer and its setting of email codes as `lockConnection` does. Its emergency door changes under the first lock. */
export async function lockWays(db: Db, customerId: string): Promise<boolean> {
  const isOpen = await lockOpenCustomer(db, customerId)
  await db
    .selectFrom('emailCodeSettings')
    .select('mode')
    .where('customerId', '=', customerId)
    .forShare()
    .execute()
  return isOpen
}
