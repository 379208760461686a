import type { Insertable } from 'kysely'

import type { Db } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

// Sign-in happens before there is a viewer, so these run as the owner of the identity tables.

function signInCustomers(db: Db) {
  return db
    .selectFrom('customers')
    .innerJoin('customerSaml', 'customerSaml.customerId', 'customers.id')
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .where('customers.internal', '=', false)
    .where('customerSaml.enabled', '=', true)
    .select(['customers.id', 'customers.name'])
    .selectAll('customerSaml')
}

/** A customer whose people can sign in now. */
export function findSignInCustomer(db: Db, customerId: string) {
  return signInCustomers(db).where('customers.id', '=', customerId).executeTakeFirst()
}

export function findSignInCustomerByDomain(db: Db, domain: string) {
  return signInCustomers(db)
    .innerJoin('customerDomains', 'customerDomains.customerId', 'customers.id')
    .where('customerDomains.domain', '=', domain)
    .where('customerDomains.released', '=', false)
    .executeTakeFirst()
}

export async function listDomains(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customerDomains')
    .select('domain')
    .where('customerId', '=', customerId)
    .where('released', '=', false)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.domain)
}

/** Anybody may begin a sign-in without end: of a customer's requests only the newest are kept. */
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

/** False unless this browser made the request, and nobody has answered it before. */
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

/** Takes the request out in one statement: two answers to it cannot both have it. */
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

/** False when this assertion has signed somebody in before. */
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

/** The customer, whatever its state; for an id that nobody has, the customer that staff belong to. */
export function findFailureOwner(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .where((where) => where.or([where('id', '=', customerId), where('internal', '=', true)]))
    .select(['id', 'internal', 'active', 'deletedAt'])
    .orderBy('internal')
    .limit(1)
    .executeTakeFirstOrThrow()
}

export async function insertSignInFailure(
  db: Db,
  failure: Insertable<Tables['signInFailures']>,
): Promise<void> {
  await db.insertInto('signInFailures').values(failure).execute()
}

/** False when single sign-on was switched off or given to another provider since the answer was read. */
export async function lockConnection(db: Db, customerId: string, entityId: string) {
  const held = await db
    .selectFrom('customerSaml')
    .select('customerId')
    .where('customerId', '=', customerId)
    .where('enabled', '=', true)
    .where('entityId', '=', entityId)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}
