import type { Insertable } from 'kysely'

import type { Db } from '#server/db/client.ts'
import type { Tables } from '#server/db/tables.ts'

/** The person behind a session that still holds: not run out, and neither person nor customer switched off. */
export function findSession(db: Db, tokenHash: Buffer, limits: { now: Date; idleSince: Date }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.customerId', '=', 'sessions.customerId')
        .onRef('users.id', '=', 'sessions.userId'),
    )
    .innerJoin('customers', 'customers.id', 'sessions.customerId')
    .innerJoin('installation', (join) => join.onTrue())
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', limits.now)
    .where('sessions.lastSeenAt', '>', limits.idleSince)
    .where('users.active', '=', true)
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .select([
      'sessions.expiresAt',
      'sessions.lastSeenAt',
      'users.id as userId',
      'users.customerId',
      'users.name',
      'users.email',
      'users.role',
      'customers.name as customerName',
      'customers.internal',
      'customers.mspStartDate',
      'customers.timeZone',
      'installation.timeZone as defaultTimeZone',
    ])
    .executeTakeFirst()
}

export async function insertSession(
  db: Db,
  session: Insertable<Tables['sessions']>,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: now })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}

/** Agents and administrators sign in with a password, whichever customer they are asked at. */
export function findStaffByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .where('customers.internal', '=', true)
    .where('users.email', '=', email)
    .where('users.active', '=', true)
    .select([
      'users.id',
      'users.customerId',
      'users.email',
      'users.name',
      'users.role',
      'users.passwordHash',
    ])
    .executeTakeFirst()
}

export async function updateLastSignIn(
  db: Db,
  user: { customerId: string; id: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ lastSignInAt: at })
    .where('customerId', '=', user.customerId)
    .where('id', '=', user.id)
    .execute()
}
