import { type Insertable, sql } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { PersonKey } from '#server/access/users/queries.ts'

// The owner of the table of sessions. Other folders call these functions.

export type OwnSession = PersonKey & { sessionHash: Buffer }

/** Lists the columns, so that the statement of every request is prepared: one that answers all of a view is not. */
const USABLE = [
  'usableSessions.tokenHash',
  'usableSessions.customerId',
  'usableSessions.userId',
  'usableSessions.lastSeenAt',
  'usableSessions.expiresAt',
  'usableSessions.name',
  'usableSessions.email',
  'usableSessions.role',
  'usableSessions.customerName',
  'usableSessions.internal',
  'usableSessions.mspStartDate',
  'usableSessions.timeZone',
  'usableSessions.byProvider',
  'usableSessions.ownLanguage',
  'usableSessions.customerLanguage',
  'usableSessions.visibility',
  'usableSessions.visibleCategories',
  'usableSessions.mayAnswer',
  'usableSessions.isPortalManager',
] as const

/** Finds the person of a valid session: not expired, and both person and customer active. */
export function findSession(db: Db, tokenHash: Buffer, limits: { now: Date; idleSince: Date }) {
  return db
    .selectFrom('usableSessions')
    .innerJoin('installation', (join) => join.onTrue())
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', limits.now)
    .where('lastSeenAt', '>', limits.idleSince)
    .select(USABLE)
    .select(['installation.timeZone as defaultTimeZone', 'installation.nearPercent'])
    .select(
      sql<string | null>`contract_version_at(usable_sessions.customer_id, ${limits.now})`.as(
        'contractVersionId',
      ),
    )
    .select(
      sql<boolean>`
        usable_sessions.internal and not usable_sessions.by_provider
        and must_add_second_factor(usable_sessions.customer_id, usable_sessions.user_id, ${limits.now})`.as(
        'mustAddSecondFactor',
      ),
    )
    .executeTakeFirst()
}

export async function insertSession(
  db: Db,
  session: Insertable<Tables['sessions']>,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

export async function updateLastSeen(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: now })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export function listSessionsOf(db: Db, person: PersonKey, limits: { now: Date; idleSince: Date }) {
  return db
    .selectFrom('sessions')
    .select(['id', 'tokenHash', 'address', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('expiresAt', '>', limits.now)
    .where('lastSeenAt', '>', limits.idleSince)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Counts the sessions that people of the customer can go on with. */
export function countSessionsOfCustomer(
  db: Db,
  customerId: string,
  limits: { now: Date; idleSince: Date },
) {
  return db
    .selectFrom('sessions')
    .where('customerId', '=', customerId)
    .where('expiresAt', '>', limits.now)
    .where('lastSeenAt', '>', limits.idleSince)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
}

// Every way to end a session.

/** Deletes a session, and returns by what the identity provider knows it. */
export function deleteSession(db: Db, tokenHash: Buffer) {
  return db
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .returning(['customerId', 'providerSession'])
    .executeTakeFirst()
}

/** Deletes one session of the person's; undefined when it is not theirs, or over. */
export function deleteSessionById(db: Db, person: PersonKey, sessionId: string) {
  return db
    .deleteFrom('sessions')
    .where('customerId', '=', person.customerId)
    .where('userId', '=', person.id)
    .where('id', '=', sessionId)
    .returning(['id', 'address', 'userAgent'])
    .executeTakeFirst()
}

/** Deletes all sessions of the person but the one that asks. */
export function deleteOtherSessions(db: Db, own: OwnSession) {
  return db
    .deleteFrom('sessions')
    .where('customerId', '=', own.customerId)
    .where('userId', '=', own.id)
    .where('tokenHash', '!=', own.sessionHash)
    .returning(['id', 'address', 'userAgent'])
    .execute()
}

export async function deleteSessionsOf(db: Db, { customerId, id }: PersonKey): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('customerId', '=', customerId)
    .where('userId', '=', id)
    .execute()
}

export async function deleteSessionsOfCustomer(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('sessions').where('customerId', '=', customerId).execute()
}

/** Deletes what the provider has let in. Of the team, sessions by password stay. */
export async function deleteSessionsByProvider(db: Db, customerId: string): Promise<void> {
  await sql`
    delete from sessions using customers
    where sessions.customer_id = ${customerId} and customers.id = sessions.customer_id
      and (sessions.by_provider or not customers.internal)`.execute(db)
}

/** Has what a customer's emergency door has let in end at another time, but no later than any session. */
export async function moveEndOfDoorSessions(
  tx: Tx,
  customerId: string,
  { closesAt, longestMs }: { closesAt: Date; longestMs: number },
): Promise<void> {
  await sql`
    update sessions
    set expires_at = least(${closesAt}, created_at + make_interval(secs => ${longestMs / 1000}::float8))
    where customer_id = ${customerId} and by_door`.execute(tx)
}

/** Deletes what a customer's emergency door has let in. */
export async function deleteDoorSessions(tx: Tx, customerId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('customerId', '=', customerId)
    .where('byDoor', '=', true)
    .execute()
}

/** Reads when a session began. */
export async function readSessionStart(db: Db, tokenHash: Buffer): Promise<Date> {
  const { createdAt } = await db
    .selectFrom('sessions')
    .select('createdAt')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  return createdAt
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
}

/** Deletes the sessions of people whose address is in none of the customer's domains any more. */
export async function deleteSessionsOfEmails(
  db: Db,
  customerId: string,
  emails: string[],
): Promise<void> {
  await sql`
    delete from sessions using users
    where sessions.customer_id = ${customerId}
      and users.customer_id = sessions.customer_id and users.id = sessions.user_id
      and users.email = any(${emails})`.execute(db)
}

export async function deleteSessionsOutsideDomains(db: Db, customerId: string): Promise<void> {
  await sql`
    delete from sessions using users
    where sessions.customer_id = ${customerId}
      and users.customer_id = sessions.customer_id and users.id = sessions.user_id
      and not exists (
        select from customer_domains
        where customer_id = users.customer_id and domain = split_part(users.email, '@', 2)
      )`.execute(db)
}

type AtProvider = { customerId: string; providerName?: Buffer; providerSid?: Buffer }

/**
 * Lists the sessions of all people whom the customer's identity provider calls so, or that it has this id for,
 * with their owners. By both: those of the name with the id, and those whose id it has not said.
 */
export function lockSessionsOfName(tx: Tx, { customerId, providerName, providerSid }: AtProvider) {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.customerId', '=', 'sessions.customerId')
        .onRef('users.id', '=', 'sessions.userId'),
    )
    .where('sessions.customerId', '=', customerId)
    .where(({ and, or, eb }) => {
      const isNamed = providerName && eb('sessions.providerName', '=', providerName)
      const isSession = providerSid && eb('sessions.providerSid', '=', providerSid)
      if (!isNamed || !isSession) return and([isNamed ?? isSession ?? eb.lit(false)])
      return and([isNamed, or([isSession, eb('sessions.providerSid', 'is', null)])])
    })
    .select(['sessions.id', 'userId', 'providerSession', 'address', 'userAgent'])
    .select(['users.name', 'users.email'])
    .$narrowType<{ providerSession: Buffer }>()
    .orderBy('sessions.id')
    .forUpdate('sessions')
    .execute()
}

export async function deleteSessionsById(tx: Tx, customerId: string, ids: string[]): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('customerId', '=', customerId)
    .where('id', 'in', ids)
    .execute()
}
