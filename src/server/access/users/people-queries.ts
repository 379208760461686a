import { sql } from 'kysely'

import { isStaff, type Viewer } from '#server/access/viewer.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import { MAIL_LANGUAGE } from './language-queries.ts'
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
      sql<number>`(
        select count(*)::int from passkeys
        where passkeys.customer_id = users.customer_id and passkeys.user_id = users.id
      )`.as('passkeys'),
      sql<boolean>`users.provider_issuer is not null`.as('isLinked'),
    ])
}

/** Lists the active external people of other customers at these domains. */
export function listExternalPeopleAt(tx: Tx, domains: string[], { except }: { except: string }) {
  const domain = sql<string>`split_part(email, '@', -1)`
  return tx
    .selectFrom('users')
    .where('isExternal', '=', true)
    .where('active', '=', true)
    .where('customerId', '<>', except)
    .where(sql<boolean>`${domain} = any (${domains}::text[])`)
    .select(['customerId', 'id', 'name', 'email', domain.as('domain')])
    .orderBy('customerId')
    .orderBy('email')
    .execute()
}

/**
 * Selects the people of a company whom a sign-in or the support team let in before. Colleagues can add any
 * address at its domains to a ticket, which has to sign in at the provider first.
 */
function peopleLetIn(db: Db, customerId: string) {
  return db
    .selectFrom('users')
    .where('users.customerId', '=', customerId)
    .where('users.role', '=', 'customer')
    .where('users.isExternal', '=', false)
    .where(
      sql<boolean>`(users.last_sign_in_at is not null or not exists (
        select from audit_entries added
        join users colleague
          on colleague.customer_id = added.customer_id and colleague.id = added.actor_id
        where added.customer_id = users.customer_id and added.action = 'person.added'
          and added.subject_id = users.id::text
      ))`,
    )
}

/** Returns whether the person was let in before, also one who is deactivated. */
export async function wasLetIn(
  db: Db,
  { customerId, email }: { customerId: string; email: string },
): Promise<boolean> {
  const person = await peopleLetIn(db, customerId)
    .where('users.email', '=', email)
    .select('users.id')
    .executeTakeFirst()
  return person !== undefined
}

function atDomains(db: Db, customerId: string) {
  return peopleLetIn(db, customerId)
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .where('users.active', '=', true)
    .where(
      sql<boolean>`split_part(users.email, '@', -1) in (
        select domain from customer_domains where customer_id = ${customerId} and not released
      )`,
    )
}

/** Counts those of a customer's active people who were let in before, with addresses at its domains. */
export async function countActivePeople(db: Db, customerId: string): Promise<number> {
  const { count } = await atDomains(db, customerId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the same people by their ids, some at a time, as mail reaches them. */
export function listActiveAddresses(
  db: Db,
  customerId: string,
  { after, limit }: { after: string | null; limit: number },
) {
  return atDomains(db, customerId)
    .select(['users.id', 'users.name', 'users.email as address', 'isPortalManager'])
    .select(MAIL_LANGUAGE.as('language'))
    .$if(after !== null, (some) => some.where('users.id', '>', after ?? ''))
    .orderBy('users.id')
    .limit(limit)
    .execute()
}

/** Finds how mail reaches one active person. */
export function findActiveAddress(db: Db, { customerId, id }: PersonKey) {
  return atDomains(db, customerId)
    .where('users.id', '=', id)
    .select(['users.id', 'users.name', 'users.email as address', MAIL_LANGUAGE.as('language')])
    .executeTakeFirst()
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
