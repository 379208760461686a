import { type Insertable, sql, type Updateable } from 'kysely'

import type { PasswordRule, StaffRole } from '#shared/staff/values.ts'

import { byName } from '#server/platform/db/queries.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { MAIL_LANGUAGE } from './language-queries.ts'
import type { PersonKey } from './queries.ts'

/** Agents and administrators are exactly the people of the internal customer. */
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
      // Customers' people have another role, and are not selected here.
      sql<StaffRole>`users.role`.as('role'),
      'users.active',
      'users.mayUsePassword',
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
    ])
}

export type Account = Awaited<ReturnType<typeof lockAccounts>>[number]

/** An administrator who gets in without the team's own provider. */
export function mayComeInByPassword(
  { role, active, hasPassword, mayUsePassword }: Account,
  rule: PasswordRule,
): boolean {
  return role === 'admin' && active && hasPassword && (rule === 'everybody' || mayUsePassword)
}

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
    .orderBy('users.name', byName)
    .orderBy('users.id')
    .execute()
}

export function findMember(tx: Tx, userId: string, now: Date) {
  return members(tx, now).where('users.id', '=', userId).executeTakeFirst()
}

/** Lists the names that a filter offers. */
export function listStaffNames(tx: Tx) {
  return tx
    .selectFrom('customers')
    .innerJoin('users', 'users.customerId', 'customers.id')
    .select(['users.id', 'users.name'])
    .where('customers.internal', '=', true)
    .orderBy('users.name', byName)
    .orderBy('users.id')
    .execute()
}

/** Lists whom a ticket can be assigned to, by name. */
export function listActiveStaffNames(tx: Tx) {
  return accounts(tx)
    .clearSelect()
    .select(['users.id', 'users.name'])
    .where('users.active', '=', true)
    .orderBy('users.name', byName)
    .orderBy('users.id')
    .execute()
}

/** Lists where mail to the active administrators goes. */
export function listAdministratorAddresses(tx: Tx) {
  return accounts(tx)
    .clearSelect()
    .select(['users.id', 'users.name', 'users.email as address', MAIL_LANGUAGE.as('language')])
    .where('users.active', '=', true)
    .where('users.role', '=', 'admin')
    .orderBy('users.id')
    .execute()
}

/**
 * Locks the account and all administrators until the transaction ends, so that it can check which
 * administrator is the last. Locks in the order of ids, so that two transactions cannot deadlock.
 */
export function lockAccounts(tx: Tx, userId: string) {
  return accounts(tx)
    .where((eb) => eb.or([eb('users.id', '=', userId), eb('users.role', '=', 'admin')]))
    .orderBy('users.id')
    .forNoKeyUpdate('users')
    .execute()
}

/** Locks all administrators until the transaction ends, in the order of lockAccounts. */
export function lockAdministrators(tx: Tx) {
  return accounts(tx)
    .where('users.role', '=', 'admin')
    .orderBy('users.id')
    .forNoKeyUpdate('users')
    .execute()
}

export function lockAccount(tx: Tx, userId: string) {
  return accounts(tx).where('users.id', '=', userId).forNoKeyUpdate('users').executeTakeFirst()
}

/** Finds the account whose link works: not used, not replaced, not expired, and still active. */
export function findAccountByLink(tx: Tx, tokenHash: Buffer, now: Date) {
  return accounts(tx)
    .select(MAIL_LANGUAGE.as('language'))
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

/** Finds the account that an address signs in to with a password, whether or not it is active. */
export function findStaffByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .where('customers.internal', '=', true)
    .where('users.email', '=', email)
    .select([
      'users.id',
      'users.customerId',
      'users.email',
      'users.name',
      'users.role',
      'users.active',
      'users.passwordHash',
      'users.mayUsePassword',
    ])
    .executeTakeFirst()
}

/** Records a sign-in at the team's provider. Returns undefined when there is no such active account. */
export function updateStaffSignIn(
  db: Db,
  { customerId, email, at }: { customerId: string; email: string; at: Date },
) {
  return db
    .updateTable('users')
    .set({ lastSignInAt: at })
    .where('customerId', '=', customerId)
    .where('email', '=', email)
    .where('role', 'in', ['agent', 'admin'])
    .where('active', '=', true)
    .returning(['id', 'customerId', 'role', 'name'])
    .executeTakeFirst()
}

/** Finds the account of an address, if it is one of the team with this id. */
export function findMemberByEmail(
  tx: Tx,
  { customerId, email }: { customerId: string; email: string },
) {
  return accounts(tx)
    .where('users.customerId', '=', customerId)
    .where('users.email', '=', email)
    .executeTakeFirst()
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns whether an administrator could sign in without the team's own provider. */
export async function hasPasswordAdministrator(tx: Tx): Promise<boolean> {
  const found = await accounts(tx)
    .where('users.role', '=', 'admin')
    .where('users.active', '=', true)
    .where('users.passwordHash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function findInternalCustomerId(tx: Tx): Promise<string> {
  const { id } = await tx
    .selectFrom('customers')
    .select('id')
    .where('internal', '=', true)
    .executeTakeFirstOrThrow()
  return id
}

/** Returns undefined when the address has an account already. */
export function insertAccount(tx: Tx, account: Insertable<Tables['users']>) {
  return tx
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.columns(['customerId', 'email']).doNothing())
    .returning(['id', 'customerId', 'email', 'name', 'role'])
    .executeTakeFirst()
}

export async function updateAccount(
  tx: Tx,
  { customerId, id }: PersonKey,
  changes: Updateable<Tables['users']>,
): Promise<void> {
  await tx
    .updateTable('users')
    .set(changes)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/**
 * Returns whether only listed accounts may sign in with a password: the rule says so, and the
 * team's provider is on.
 */
export async function arePasswordsLimited(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('installation')
    .innerJoin('customers', (join) => join.on('customers.internal', '=', true))
    .innerJoin('connections', 'connections.customerId', 'customers.id')
    .where('installation.staffPasswords', '=', 'listed')
    .where('connections.enabled', '=', true)
    .select('customers.id')
    .executeTakeFirst()
  return found !== undefined
}
