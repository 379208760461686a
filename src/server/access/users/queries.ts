import { sql } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'

// The owner of the table of users. Other folders call these functions, so that what may happen to a
// person can be read in one place. Agents and administrators are in staff-queries.ts.

/** One person: a customer's, or one of staff. */
export type PersonKey = { customerId: string; id: string }

type SessionLimits = { now: Date; idleSince: Date }
export type PeoplePlace = { sortName: string; id: string }
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

/** Lists a customer's people by name. `after` is the last person of the page before. */
export function listPeople(
  tx: Tx,
  customerId: string,
  {
    q,
    limit,
    after,
    sessions,
  }: { q?: string; limit: number; after?: PeoplePlace; sessions: SessionLimits },
) {
  let query = people(tx, customerId, sessions)
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .limit(limit)
  if (q) {
    const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where(
      sql<boolean>`(lower(users.name) like ${pattern} or users.email like ${pattern})`,
    )
  }
  if (after) {
    query = query.where(
      sql<boolean>`(lower(users.name), users.id) > (${after.sortName}, ${after.id}::uuid)`,
    )
  }
  return query.execute()
}

export function findPerson(tx: Tx, { customerId, id }: PersonKey, sessions: SessionLimits) {
  return people(tx, customerId, sessions).where('users.id', '=', id).executeTakeFirst()
}

function people(tx: Tx, customerId: string, { now, idleSince }: SessionLimits) {
  return tx
    .selectFrom('users')
    .where('users.customerId', '=', customerId)
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.active',
      'users.createdAt',
      'users.lastSignInAt',
      sql<string>`lower(users.name)`.as('sortName'),
      sql<number>`(
        select count(*)::int from sessions
        where sessions.customer_id = users.customer_id and sessions.user_id = users.id
          and expires_at > ${now} and last_seen_at > ${idleSince}
      )`.as('openSessions'),
    ])
}

/** Locks the person until the transaction ends, and returns them as they were. */
export function lockPerson(tx: Tx, { customerId, id }: PersonKey) {
  return tx
    .selectFrom('users')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .select(['id', 'name', 'email', 'active'])
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Locks the person until the transaction ends. Weaker than lockPerson: rows that reference the
 * person may be inserted.
 */
export async function lockUser(db: Db, { customerId, id }: PersonKey): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}

export async function updateActive(
  tx: Tx,
  { customerId, id }: PersonKey,
  active: boolean,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ active })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/**
 * Creates the person at their first sign-in; later ones bring the name up to date. Returns undefined
 * for somebody who is deactivated.
 */
export function upsertSignedInPerson(
  db: Db,
  person: PersonKey & { email: string; name: string; at: Date },
) {
  return db
    .insertInto('users')
    .values({
      customerId: person.customerId,
      id: person.id,
      email: person.email,
      name: person.name,
      role: 'customer',
      createdAt: person.at,
      lastSignInAt: person.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'email'])
        .doUpdateSet({ name: person.name, lastSignInAt: person.at })
        .where('users.active', '=', true)
        .where('users.role', '=', 'customer'),
    )
    .returning(['id', 'customerId', 'role'])
    .executeTakeFirst()
}

/**
 * Records a sign-in with a password. Returns false when the account was deactivated, or its password
 * changed, since the password was checked.
 */
export async function updateLastSignIn(
  db: Db,
  { customerId, id, passwordHash }: PersonKey & { passwordHash: string | null },
  at: Date,
): Promise<boolean> {
  const updated = await db
    .updateTable('users')
    .set({ lastSignInAt: at })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('active', '=', true)
    .where('passwordHash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function findPasswordHash(
  db: Db,
  { customerId, id }: PersonKey,
): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return user?.passwordHash ?? null
}

export async function updatePassword(
  db: Db,
  { customerId, id }: PersonKey,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}
