import { sql } from 'kysely'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import { isStaff, type Viewer } from '#server/access/viewer.ts'

import { isLike, type PersonKey } from './queries.ts'

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
  if (q) query = query.where(isLike(q))
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
      'users.visibility',
      'users.mayAnswer',
      'users.isPortalManager',
      'users.isExternal',
      // Without those that no longer exist.
      sql<string[]>`array(
        select categories.id from categories
        where categories.id = any (users.visible_categories) order by position, categories.id
      )`.as('categories'),
      sql<string>`lower(users.name)`.as('sortName'),
      sql<number>`(
        select count(*)::int from sessions
        where sessions.customer_id = users.customer_id and sessions.user_id = users.id
          and expires_at > ${now} and last_seen_at > ${idleSince}
      )`.as('openSessions'),
    ])
}

/** Finds the lists besides that of their own tickets in which a person has tickets of others. */
export async function findOtherScopes({ db }: { db: Db }, viewer: Viewer) {
  if (isStaff(viewer)) return {}
  const { rows } = await asViewer(db, viewer, (tx) =>
    sql<{
      takesPart: boolean
    }>`select cardinality(list_participations()) > 0 as takes_part`.execute(tx),
  )
  const scopes = [
    ...(rows[0]?.takesPart ? (['participating'] as const) : []),
    ...(viewer.visibility === 'own' ? [] : (['company'] as const)),
  ]
  return scopes.length > 0 ? { otherScopes: scopes } : {}
}
