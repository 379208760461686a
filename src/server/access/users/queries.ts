import { sql } from 'kysely'

import type { Sight } from '#shared/access/visibility.ts'

import { byName } from '#server/platform/db/queries.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'

// The owner of the table of users. Other folders call these functions, so that what may happen to a
// person can be read in one place. Agents and administrators are in staff-queries.ts.

/** One person: a customer's, or one of staff. */
export type PersonKey = { customerId: string; id: string }

/** Counts the people of customers, and says when one of them signed in last. */
export function countPeople(tx: Tx, customerIds: string[]) {
  return tx
    .selectFrom('users')
    .where(sql<boolean>`customer_id = any(${customerIds}::uuid[])`)
    .groupBy('customerId')
    .select([
      'customerId',
      sql<number>`count(*)::int`.as('people'),
      sql<Date | null>`max(last_sign_in_at)`.as('lastSignInAt'),
    ])
    .execute()
}

export async function isPersonActive(tx: Tx, { customerId, id }: PersonKey): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('active')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.active ?? false
}

type Listed = { q: string | undefined; limit: number }

function listPeople(tx: Tx, customerId: string, { q, limit }: Listed) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('customerId', '=', customerId)
    .$if(Boolean(q), (query) => query.where(isLike(q ?? '')))
    .orderBy('name', byName)
    .orderBy('id')
    .limit(limit)
}

/** Lists those of a customer's people who are active and can sign in, by name. */
export function listActivePeople(tx: Tx, customerId: string, listed: Listed) {
  return listPeople(tx, customerId, listed)
    .where(sql<boolean>`active and not is_external`)
    .execute()
}

/** Lists those of a company who raised a ticket that the viewer of the transaction sees, by name. */
export function listRequesters(tx: Tx, customerId: string, listed: Listed) {
  return listPeople(tx, customerId, listed)
    .where(
      sql<boolean>`exists (
        select from tickets seen
        where seen.customer_id = users.customer_id and seen.requester_id = users.id
          and viewer_sees_ticket(
            seen.customer_id, seen.requester_id, seen.participant_ids, seen.is_confidential, seen.categories
          )
      )`,
    )
    .execute()
}

/** Finds an active person of a company by their id or address. */
export function findColleague(tx: Tx, customerId: string, idOrEmail: string) {
  return tx
    .selectFrom('users')
    .select('id')
    .where('customerId', '=', customerId)
    .where(sql<boolean>`${idOrEmail} in (id::text, email)`)
    .where(sql<boolean>`active and not is_external`)
    .executeTakeFirst()
}

export function isLike(q: string) {
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`(lower(users.name) like ${pattern} or users.email like ${pattern})`
}

/** Finds people of all customers by name or address, in the order of their names. */
export function findPeople(tx: Tx, { q, limit }: { q: string; limit: number }) {
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return tx
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .where(sql<boolean>`lower(users.name || E'\\n' || users.email) like ${pattern}`)
    .where('users.active', '=', true)
    .where('users.isExternal', '=', false)
    .where('customers.internal', '=', false)
    .where('customers.deletedAt', 'is', null)
    .select([
      'users.id',
      'users.name',
      'users.email',
      'customerId',
      'customers.name as customerName',
    ])
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(limit)
    .execute()
}

/** Finds one of a customer's people by their address, in lower case. They may be deactivated. */
export function findPersonByEmail(
  tx: Tx,
  { customerId, email }: { customerId: string; email: string },
) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'active', 'isExternal', 'providerIssuer'])
    .where('customerId', '=', customerId)
    .where('email', '=', email)
    .where('role', '=', 'customer')
    .executeTakeFirst()
}

/** Lists everybody with this address, in lower case: of all customers, and of staff. */
export function listByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .select(['customerId', 'users.id as userId', 'users.name', 'users.isExternal'])
    .select(['users.visibility', 'users.visibleCategories', 'users.mayAnswer'])
    .select([
      sql<boolean>`users.role <> 'customer'`.as('isStaff'),
      // As for signing in, the address must be in one of the customer's domains, unless they are from outside.
      sql<boolean>`users.active and (users.role <> 'customer' or users.is_external or exists (
        select from customer_domains of_customer
        where of_customer.customer_id = users.customer_id and not of_customer.released
          and of_customer.domain = split_part(users.email, '@', -1)
      ))`.as('isActive'),
      sql<boolean>`customers.active and customers.deleted_at is null`.as('isServed'),
    ])
    .where('email', '=', email)
    .orderBy('users.id')
    .execute()
}

/** Reads what a person is called. */
export function readPerson(tx: Tx, { customerId, id }: PersonKey) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Locks the person until the transaction ends, and returns them as they were. */
export function lockPerson(tx: Tx, { customerId, id }: PersonKey) {
  return tx
    .selectFrom('users')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .select(['id', 'name', 'email', 'active', 'providerIssuer'])
    .select(['visibility', 'visibleCategories', 'mayAnswer', 'isPortalManager', 'isExternal'])
    .forUpdate()
    .executeTakeFirst()
}

/** Finds the customer of a person. */
export function findCustomerOf(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['customerId', 'role'])
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

export async function updatePerson(
  tx: Tx,
  { customerId, id }: PersonKey,
  changes: Partial<Sight & typeof UNLINKED & { active: boolean; isPortalManager: boolean }>,
): Promise<void> {
  await tx
    .updateTable('users')
    .set(changes)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

type NewPerson = PersonKey & { email: string; name: string; isExternal: boolean; at: Date }

/**
 * Finds a person by their address, or creates them before they have ever signed in. Returns undefined
 * for a person who is deactivated, and for one from outside of the company in place of one inside.
 */
export function addPerson(tx: Tx, { at: createdAt, ...person }: NewPerson) {
  return tx
    .insertInto('users')
    .values({ ...person, role: 'customer', createdAt })
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'email'])
        // Changes nothing, so that the row is returned.
        .doUpdateSet({ email: person.email })
        .where('users.active', '=', true)
        .where('users.isExternal', '=', person.isExternal)
        .where('users.role', '=', 'customer'),
    )
    .returning(['id'])
    .executeTakeFirst()
}

export const UNLINKED = { providerIssuer: null, providerPersonId: null }

/** A provider's persistent id for a person. */
export type ProviderId = {
  /** Within it, an id is one person's: the issuer, and more where one issuer gives ids of several kinds. */
  space: string
  personId: string
  /** It alone says who the person is once they are known by it, also under another address. */
  isDecisive?: true
}

/** Finds the person with a provider's id and locks them until the transaction ends. */
export function lockPersonOfProvider(
  tx: Tx,
  { customerId, providerId }: { customerId: string; providerId: ProviderId },
) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'active'])
    .where('customerId', '=', customerId)
    .where('providerIssuer', '=', providerId.space)
    .where('providerPersonId', '=', providerId.personId)
    .where('role', '=', 'customer')
    .forUpdate()
    .executeTakeFirst()
}

/** Returns whether a person signed in under an address before it was changed. */
export async function hasHadAddress(
  tx: Tx,
  { customerId, id, email }: PersonKey & { email: string },
): Promise<boolean> {
  const entry = await tx
    .selectFrom('auditEntries')
    .select('id')
    .where('customerId', '=', customerId)
    .where('subjectId', '=', id)
    .where('action', '=', 'person.address_changed')
    .where(sql<boolean>`before->>'email' = ${email}`)
    .executeTakeFirst()
  return entry !== undefined
}

export async function updateAddress(
  tx: Tx,
  { customerId, id, email }: PersonKey & { email: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/**
 * Creates the person at their first sign-in; later ones bring the name up to date, if the provider sent one.
 * Returns undefined for a person who is deactivated or external.
 */
export function upsertSignedInPerson(
  db: Db,
  {
    name,
    providerId,
    ...person
  }: PersonKey & {
    email: string
    name: string | null
    providerId: ProviderId | undefined
    at: Date
  },
) {
  const provider = providerId && {
    providerIssuer: providerId.space,
    providerPersonId: providerId.personId,
  }
  return db
    .insertInto('users')
    .values({
      customerId: person.customerId,
      id: person.id,
      email: person.email,
      name: name ?? person.email,
      role: 'customer',
      createdAt: person.at,
      lastSignInAt: person.at,
      ...provider,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'email'])
        .doUpdateSet({ ...(name !== null && { name }), lastSignInAt: person.at, ...provider })
        .where('users.active', '=', true)
        .where('users.isExternal', '=', false)
        .where('users.role', '=', 'customer')
        .where((where) =>
          providerId?.isDecisive
            ? where.or([
                where('users.providerIssuer', 'is distinct from', providerId.space),
                where('users.providerPersonId', '=', providerId.personId),
              ])
            : where.lit(true),
        ),
    )
    .returning(['id', 'customerId', 'role', 'name'])
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
