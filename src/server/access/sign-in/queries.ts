import { type Insertable, sql } from 'kysely'

import { CONNECTION_FIELD_NAMES, type ConnectionKind } from '#shared/connections/fields.ts'
import { GONE_GRACE_DAYS } from '#shared/customers/endpoints.ts'

import type { Db } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

// Sign-in happens before there is a viewer, so these run as the owner of the tables of identity.

function signInCustomers(db: Db) {
  return db
    .selectFrom('customers')
    .innerJoin('connections', 'connections.customerId', 'customers.id')
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .where('connections.enabled', '=', true)
    .select([
      'customers.id',
      'customers.name',
      'customers.internal as isStaff',
      'connections.id as connectionId',
    ])
    .select(CONNECTION_FIELD_NAMES.map((name) => `connections.${name}` as const))
}

/** Finds a customer whose people can sign in now; staff belong to the internal one. */
export function findSignInCustomer(db: Db, customerId: string) {
  return signInCustomers(db).where('customers.id', '=', customerId).executeTakeFirst()
}

export function findSignInCustomerByDomain(db: Db, domain: string) {
  return signInCustomers(db)
    .innerJoin('customerDomains', 'customerDomains.customerId', 'customers.id')
    .where('customerDomains.domain', '=', domain)
    .where('customerDomains.released', '=', false)
    .where('customers.internal', '=', false)
    .executeTakeFirst()
}

export async function isTeam(db: Db, customerId: string): Promise<boolean> {
  const team = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('internal', '=', true)
    .executeTakeFirst()
  return team !== undefined
}

export async function findTeamSignOn(db: Db): Promise<{ customerId: string } | undefined> {
  return signInCustomers(db)
    .clearSelect()
    .select('customers.id as customerId')
    .where('customers.internal', '=', true)
    .executeTakeFirst()
}

function pilots(db: Db) {
  return db
    .selectFrom('customers')
    .innerJoin('connectionDrafts', 'connectionDrafts.customerId', 'customers.id')
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .where('customers.internal', '=', false)
    .where('connectionDrafts.stage', '=', 'pilot')
    .select(['customers.id', 'customers.name'])
    .select(['connectionDrafts.settings', 'pilotEmails', 'connectionDrafts.version'])
}

/** Finds the pilot that the person with this address takes part in, at one of the customer's domains. */
export function findPilotOf(db: Db, email: string) {
  return pilots(db)
    .innerJoin('customerDomains', 'customerDomains.customerId', 'customers.id')
    .where('customerDomains.domain', '=', email.slice(email.lastIndexOf('@') + 1))
    .where('customerDomains.released', '=', false)
    .where(sql<boolean>`${email} = any(pilot_emails)`)
    .executeTakeFirst()
}

export function findPilotOfCustomer(db: Db, customerId: string) {
  return pilots(db).where('customers.id', '=', customerId).executeTakeFirst()
}

/** Finds the pilot whose settings this request was made with. */
export function findPilotOfRequest(db: Db, customerId: string, requestId: string) {
  return pilots(db)
    .innerJoin('samlRequests', 'samlRequests.customerId', 'customers.id')
    .where('customers.id', '=', customerId)
    .where('samlRequests.id', '=', requestId)
    .where('samlRequests.isPilot', '=', true)
    .executeTakeFirst()
}

/**
 * Marks the requests of a browser to its provider since `since` as answered, and returns how many there
 * were. Passive ones, which no one waits for, stay.
 */
export async function claimRequestsOf(
  db: Db,
  { customerId, browserHash, since }: { customerId: string; browserHash: Buffer; since: Date },
  now: Date,
): Promise<number> {
  const claimed = await db
    .updateTable('samlRequests')
    .set({ answeredAt: now })
    .where('customerId', '=', customerId)
    .where('createdAt', '>', since)
    .where('browserHash', '=', browserHash)
    .where('passive', '=', false)
    .where('answeredAt', 'is', null)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows)
}

/** Locks the customer against changes. Returns false when it is no longer served. */
export async function lockOpenCustomer(db: Db, id: string): Promise<boolean> {
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  return customer !== undefined
}

/**
 * Locks the customer and its pilot as `lockConnection` does. Returns false when the pilot is another, or
 * the person no longer takes part in it.
 */
export async function lockPilot(
  db: Db,
  { id, version, email }: { id: string; version: number; email: string },
): Promise<boolean> {
  const isOpen = await lockOpenCustomer(db, id)
  const draft = await db
    .selectFrom('connectionDrafts')
    .select('version')
    .where('customerId', '=', id)
    .where('stage', '=', 'pilot')
    .where('version', '=', version)
    .where(sql<boolean>`${email} = any(pilot_emails)`)
    .forShare()
    .executeTakeFirst()
  return isOpen && draft !== undefined
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

/**
 * Returns whether sign-in at the domain is blocked until it is proven. A domain that was proven
 * stays so for a while after its record is gone, and the team has accounts instead of domains.
 */
export async function lacksProof(
  db: Db,
  { customerId, domain, now }: { customerId: string; domain: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select exists (
      select from installation
      where domain_proof_from <= (${now}::timestamptz at time zone time_zone)::date
    ) and not exists (
      select from domain_proofs
      where customer_id = ${customerId} and domain = ${domain} and proven_at is not null
        and (gone_at is null
          or gone_at > ${now}::timestamptz - make_interval(days => ${GONE_GRACE_DAYS}::int))
    ) and not exists (select from customers where id = ${customerId} and internal) as lacks`.execute(
    db,
  )
  return rows[0]?.lacks ?? false
}

/**
 * Locks the customer and its connection against changes until the transaction ends. Returns false
 * when either was switched off, or the connection given to another provider, since the answer was read.
 */
export async function lockConnection(
  db: Db,
  {
    id,
    connectionId,
    entityId,
    kind,
  }: { id: string; connectionId: string | null; entityId: string; kind: ConnectionKind },
): Promise<boolean> {
  // Lock the customer first, as its changes do, so that the two cannot deadlock.
  const isOpen = await lockOpenCustomer(db, id)
  const connection = await db
    .selectFrom('connections')
    .select('id')
    .where('id', '=', connectionId)
    .where('enabled', '=', true)
    .where('entityId', '=', entityId)
    .where('kind', '=', kind)
    .forShare()
    .executeTakeFirst()
  return isOpen && connection !== undefined
}

/** Finds the customer in any state; for an unknown id, the customer that staff belong to. */
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

/**
 * Notes that a sign-in worked, under each name of the person that may stand at a refusal. Writes only where
 * something was refused since the last time, which is seldom.
 */
export async function recordSuccessfulSignIn(
  db: Db,
  { customerId, names, at }: { customerId: string; names: Buffer[]; at: Date },
): Promise<void> {
  await sql`
    insert into worked_sign_ins (customer_id, person, at)
    select ${customerId}, name, ${at}
    from unnest(${names}::bytea[]) as name
    where exists (
      select from sign_in_failures
      where customer_id = ${customerId} and created_at > coalesce(
        (select worked.at from worked_sign_ins worked where worked.customer_id = ${customerId} and worked.person = name),
        '-infinity'
      )
    )
    on conflict (customer_id, person) do update
    set at = greatest(worked_sign_ins.at, excluded.at)`.execute(db)
}
