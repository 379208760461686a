import { type Insertable, sql, type Updateable } from 'kysely'

import type { StaffRole } from '#shared/staff/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

type AccountKey = { customerId: string; id: string }

/** Agents and administrators belong to the internal customer, and nobody else does. */
function accounts(tx: Tx) {
  return tx
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .where('customers.internal', '=', true)
    .select([
      'users.customerId',
      'users.id',
      'users.name',
      'users.email',
      // No customer's person is among them.
      sql<StaffRole>`users.role`.as('role'),
      'users.active',
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
    ])
}

export type Account = Awaited<ReturnType<typeof lockAccounts>>[number]

function members(tx: Tx, now: Date) {
  return accounts(tx)
    .leftJoin('accountLinks', (join) =>
      join
        .onRef('accountLinks.customerId', '=', 'users.customerId')
        .onRef('accountLinks.userId', '=', 'users.id')
        .on('accountLinks.expiresAt', '>', now),
    )
    .select(['users.createdAt', 'users.lastSignInAt', 'accountLinks.expiresAt as linkExpiresAt'])
    .select(
      sql<boolean>`exists (
        select from totp_secrets
        where totp_secrets.customer_id = users.customer_id and totp_secrets.user_id = users.id and confirmed_at is not null
      ) or exists (
        select from passkeys where passkeys.customer_id = users.customer_id and passkeys.user_id = users.id
      )`.as('hasSecondFactor'),
    )
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

export function listMembers(tx: Tx, now: Date) {
  return members(tx, now)
    .orderBy('users.active', 'desc')
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .execute()
}

export function findMember(tx: Tx, userId: string, now: Date) {
  return members(tx, now).where('users.id', '=', userId).executeTakeFirst()
}

/**
 * The account and all administrators, held until the transaction ends: nobody else changes what it
 * takes to know whether one of them is the last. In one order, so that two who do this at the same
 * moment wait for each other, and not for ever.
 */
export function lockAccounts(tx: Tx, userId: string) {
  return accounts(tx)
    .where((eb) => eb.or([eb('users.id', '=', userId), eb('users.role', '=', 'admin')]))
    .orderBy('users.id')
    .forNoKeyUpdate('users')
    .execute()
}

export function lockAccount(tx: Tx, userId: string) {
  return accounts(tx).where('users.id', '=', userId).forNoKeyUpdate('users').executeTakeFirst()
}

export async function findInternalCustomerId(tx: Tx): Promise<string> {
  const { id } = await tx
    .selectFrom('customers')
    .select('id')
    .where('internal', '=', true)
    .executeTakeFirstOrThrow()
  return id
}

/** Undefined when the address has an account already. */
export function insertAccount(tx: Tx, account: Insertable<Tables['users']>) {
  return tx
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.columns(['customerId', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function updateAccount(
  tx: Tx,
  { customerId, id }: AccountKey,
  changes: Updateable<Tables['users']>,
): Promise<void> {
  await tx
    .updateTable('users')
    .set(changes)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

export async function deleteSessionsOf(tx: Tx, account: AccountKey): Promise<void> {
  await deleteOwn(tx, 'sessions', account)
}

/** Answers what there was of it; recovery codes are worth nothing without. */
export async function deleteSecondFactors(tx: Tx, account: AccountKey) {
  const totp = await tx
    .deleteFrom('totpSecrets')
    .where('customerId', '=', account.customerId)
    .where('userId', '=', account.id)
    .returning('confirmedAt')
    .executeTakeFirst()
  const { numDeletedRows: passkeys } = await deleteOwn(tx, 'passkeys', account)
  await deleteOwn(tx, 'recoveryCodes', account)
  return { hadTotp: totp?.confirmedAt != null, passkeys: Number(passkeys) }
}

/** In place of the one before, which stops working. */
export async function replaceLink(
  tx: Tx,
  { customerId, id }: AccountKey,
  link: { tokenHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('accountLinks')
    .values({ customerId, userId: id, ...link })
    .onConflict((conflict) => conflict.columns(['customerId', 'userId']).doUpdateSet(link))
    .execute()
}

export async function deleteLinkOf(tx: Tx, account: AccountKey): Promise<void> {
  await deleteOwn(tx, 'accountLinks', account)
}

/** Whose link it is, if it still works. */
export function findAccountByLink(tx: Tx, tokenHash: Buffer, now: Date) {
  return accounts(tx)
    .innerJoin('accountLinks', (join) =>
      join
        .onRef('accountLinks.customerId', '=', 'users.customerId')
        .onRef('accountLinks.userId', '=', 'users.id'),
    )
    .where('accountLinks.tokenHash', '=', tokenHash)
    .where('accountLinks.expiresAt', '>', now)
    .where('users.active', '=', true)
    .executeTakeFirst()
}

/** Takes the link away; false when somebody has before, or when its time is over. */
export async function takeLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('accountLinks')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

type OwnTable = 'sessions' | 'accountLinks' | 'passkeys' | 'recoveryCodes'

function deleteOwn(tx: Tx, table: OwnTable, { customerId, id }: AccountKey) {
  return tx
    .deleteFrom(table)
    .where('customerId', '=', customerId)
    .where('userId', '=', id)
    .executeTakeFirst()
}

/** From which day on second factors are compulsory; null: never. */
export async function findSecondFactorDate(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('installation')
    .select('secondFactorFrom')
    .executeTakeFirstOrThrow()
  return row.secondFactorFrom
}

/** The same, held until the transaction ends. */
export async function lockSecondFactorDate(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('installation')
    .select('secondFactorFrom')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row.secondFactorFrom
}

export async function updateSecondFactorDate(tx: Tx, date: string | null): Promise<void> {
  await tx.updateTable('installation').set({ secondFactorFrom: date }).execute()
}
