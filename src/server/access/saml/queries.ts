import { type Insertable, sql } from 'kysely'

import type { Db } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Stores a request. Keeps only the customer's newest ones, because anybody may begin sign-ins. */
export async function insertSamlRequest(
  db: Db,
  request: Insertable<Tables['samlRequests']>,
  { keep }: { keep: number },
): Promise<void> {
  await db
    .with('inserted', (qb) => qb.insertInto('samlRequests').values(request))
    .deleteFrom('samlRequests')
    .where('customerId', '=', request.customerId)
    .where('createdAt', '<', (qb) =>
      qb
        .selectFrom('samlRequests as newer')
        .select('newer.createdAt')
        .where('newer.customerId', '=', request.customerId)
        .orderBy('newer.createdAt', 'desc')
        .offset(keep - 2)
        .limit(1),
    )
    .execute()
}

/**
 * Marks the request as answered. Returns false unless this browser made it and it was not answered
 * before.
 */
export async function claimFirstAnswer(
  db: Db,
  request: { customerId: string; id: string; browserHash: Buffer },
  now: Date,
): Promise<boolean> {
  const claimed = await db
    .updateTable('samlRequests')
    .set({ answeredAt: now })
    .where('customerId', '=', request.customerId)
    .where('id', '=', request.id)
    .where('browserHash', '=', request.browserHash)
    .where('answeredAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Deletes and returns the request in one statement, so that two answers cannot both use it. */
export function takeSamlRequest(db: Db, customerId: string, id: string) {
  return db
    .deleteFrom('samlRequests')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export function takePassiveRequest(db: Db, customerId: string, id: string) {
  return db
    .deleteFrom('samlRequests')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('passive', '=', true)
    .returning('id')
    .executeTakeFirst()
}

/** Lists the tests of a connection that these requests began, whether answered or not. */
export function findTestsOfRequests(db: Db, customerId: string, requestIds: string[]) {
  return db
    .selectFrom('connectionTests')
    .select(['customerId', 'id', 'requestId', 'browserHash', 'settings', 'resultPath', 'createdAt'])
    .select(['begunById', 'begunBy', 'setupLinkId', 'consentTenant'])
    .where('customerId', '=', customerId)
    .where('requestId', 'in', requestIds)
    .execute()
}

/** Marks the test as answered. Returns false when it was before. */
export async function claimTestAnswer(
  db: Db,
  { customerId, id }: { customerId: string; id: string },
  now: Date,
): Promise<boolean> {
  const claimed = await db
    .updateTable('connectionTests')
    .set({ finishedAt: now })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Notes the answer to a test's request for consent. Returns false when there was one, or the test is over. */
export async function updateConsent(
  db: Db,
  { customerId, id }: { customerId: string; id: string },
  tenant: string,
): Promise<boolean> {
  const claimed = await db
    .updateTable('connectionTests')
    .set({ consentTenant: tenant })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('consentTenant', 'is', null)
    .where('finishedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Finds the settings that a customer's metadata contains; undefined when it has no connection. */
export function findOwnSettings(db: Db, customerId: string) {
  return db
    .selectFrom('connections')
    .where('customerId', '=', customerId)
    .select(['signRequests', 'decryptAssertions'])
    .executeTakeFirst()
}

/** Stores the assertion as used. Returns false when it was used before. */
export async function claimAssertion(
  db: Db,
  assertion: Insertable<Tables['samlAssertions']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('samlAssertions')
    .values(assertion)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/**
 * Keeps which certificate has signed. Writes only where another one signed last, or once a day, so that
 * sign-ins do not write the same row over and over.
 */
export async function keepSigner(
  db: Db,
  { customerId, fingerprint, signedAt }: Insertable<Tables['connectionSigners']>,
): Promise<void> {
  await sql`
    insert into connection_signers (customer_id, fingerprint, signed_at)
    select ${customerId}, ${fingerprint}, ${signedAt}::timestamptz
    where not exists (
      select from connection_signers known
      where known.customer_id = ${customerId} and known.fingerprint = ${fingerprint}
        and known.signed_at > ${signedAt}::timestamptz - interval '1 day'
        and not exists (
          select from connection_signers other
          where other.customer_id = ${customerId} and other.signed_at > known.signed_at
        )
    )
    on conflict (customer_id, fingerprint) do update
      set signed_at = greatest(connection_signers.signed_at, excluded.signed_at)`.execute(db)
}

export async function deleteExpiredRequests(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('samlRequests').where('expiresAt', '<=', now).execute()
}

export async function deleteExpiredAssertions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('samlAssertions').where('expiresAt', '<=', now).execute()
}
