import { type Insertable, sql } from 'kysely'

import type { Db } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const lacksSecondFactor = sql<boolean>`not exists (
  select from totp_secrets
  where totp_secrets.customer_id = usable_sessions.customer_id
    and totp_secrets.user_id = usable_sessions.user_id and confirmed_at is not null
) and not exists (
  select from passkeys
  where passkeys.customer_id = usable_sessions.customer_id and passkeys.user_id = usable_sessions.user_id
)`

/** The person behind a session that still holds: not run out, and neither person nor customer switched off. */
export function findSession(db: Db, tokenHash: Buffer, limits: { now: Date; idleSince: Date }) {
  return db
    .selectFrom('usableSessions')
    .innerJoin('installation', (join) => join.onTrue())
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', limits.now)
    .where('lastSeenAt', '>', limits.idleSince)
    .selectAll('usableSessions')
    .select('installation.timeZone as defaultTimeZone')
    .select(
      sql<boolean>`(
        usable_sessions.internal
        and installation.second_factor_from <= (${limits.now}::timestamptz at time zone installation.time_zone)::date
        and ${lacksSecondFactor}
      ) is true`.as('mustAddSecondFactor'),
    )
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

/** Agents and administrators sign in with a password, unless they are deactivated. */
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
