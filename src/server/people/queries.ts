import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

type SessionLimits = { now: Date; idleSince: Date }
export type PeoplePlace = { sortName: string; id: string }

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

/** By name. `after` is the last person of the page before. */
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

export function findPerson(tx: Tx, customerId: string, userId: string, sessions: SessionLimits) {
  return people(tx, customerId, sessions).where('users.id', '=', userId).executeTakeFirst()
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

/** Answers how it was; holds the person until the transaction ends. */
export function lockPerson(tx: Tx, customerId: string, userId: string) {
  return tx
    .selectFrom('users')
    .where('customerId', '=', customerId)
    .where('id', '=', userId)
    .select(['id', 'name', 'email', 'active'])
    .forUpdate()
    .executeTakeFirst()
}

export async function updateActive(
  tx: Tx,
  customerId: string,
  { userId, active }: { userId: string; active: boolean },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ active })
    .where('customerId', '=', customerId)
    .where('id', '=', userId)
    .execute()
}

export async function deleteSessionsOfPerson(
  tx: Tx,
  customerId: string,
  userId: string,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .execute()
}
