import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'

import { CONNECTION_FIELD_NAMES } from '#shared/connections/fields.ts'
import type { CustomerListQuery, TechnicalContact } from '#shared/customers/contract.ts'
import type { CustomerSort, SetupFilter, SortDirection } from '#shared/customers/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

function customers(tx: Tx) {
  return (
    tx
      .selectFrom('customers')
      .leftJoin('connections', 'connections.customerId', 'customers.id')
      // Write a literal: with a parameter the planner could not use the partial index.
      .where(sql<boolean>`not customers.internal`)
      .where('customers.deletedAt', 'is', null)
      .select([
        'customers.id',
        'customers.name',
        'customers.active',
        'customers.mspStartDate',
        'customers.timeZone',
        'customers.language',
        'customers.version',
        'customers.createdAt',
        'customers.updatedAt',
        'customers.updatedBy',
        'connections.certExpiresAt',
        ...CONNECTION_FIELD_NAMES.map((name) => `connections.${name}` as const),
      ])
      .select([
        sql<string[]>`array(
          select domain from customer_domains where customer_id = customers.id order by position
        )`.as('domains'),
        sql<TechnicalContact[]>`coalesce((
          select json_agg(json_build_object('name', name, 'email', email, 'phone', phone) order by position)
          from technical_contacts where customer_id = customers.id
        ), '[]')`.as('technicalContacts'),
      ])
  )
}

export type CustomerRow = Awaited<ReturnType<typeof findCustomer>> & object

export function findCustomer(tx: Tx, customerId: string) {
  return customers(tx).where('customers.id', '=', customerId).executeTakeFirst()
}

type Listed = Pick<CustomerListQuery, 'q' | 'setup' | 'status' | 'sort' | 'limit'> & {
  direction?: SortDirection
  /** The last customer of the page before. */
  after?: { createdAt: Date; id: string }
}

const SORT_KEYS: Record<CustomerSort, RawBuilder<unknown>> = {
  name: sql`customers.name collate "und-x-icu"`,
  start: sql`coalesce(customers.msp_start_date, 'infinity')`,
}

const SETUP_CONDITIONS: Record<SetupFilter, RawBuilder<boolean>> = {
  enabled: sql`connections.enabled`,
  disabled: sql`connections.enabled is not true`,
  // No one can sign in, or has yet.
  in_progress: sql`(connections.enabled is not true and not exists (
    select from email_code_settings
    where email_code_settings.customer_id = customers.id and mode = 'domains'
  ) or not exists (
    select from users where users.customer_id = customers.id and last_sign_in_at is not null))`,
}

/** Lists customers, the newest first unless they are sorted. */
export function listCustomers(tx: Tx, listed: Listed) {
  const { q, setup, status, sort, direction = 'asc', limit, after } = listed
  const pageSize = limit === undefined ? null : limit + 1
  const isNewestOnly = !setup && !status && !sort
  let query = customers(tx)
  if (setup) query = query.where(SETUP_CONDITIONS[setup])
  if (status) query = query.where('customers.active', '=', status === 'active')
  if (q) {
    const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    const from = sort ? undefined : after
    // The page is cut below where more is asked of its customers than the text.
    const found = isNewestOnly ? pageSize : null
    query = query.where(sql<boolean>`customers.id in (
      select find_customers(${pattern}, ${from?.createdAt ?? null}, ${from?.id ?? null}, ${found}))`)
  } else if (after && !sort) {
    query = query.where(
      sql<boolean>`(customers.created_at, customers.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    )
  }
  if (sort) {
    const key = SORT_KEYS[sort]
    const isBeyond = direction === 'asc' ? sql`>` : sql`<`
    if (after) {
      query = query.where(sql<boolean>`(${key}, customers.id) ${isBeyond} (
        select ${key}, customers.id from customers where customers.id = ${after.id})`)
    }
    query = query.orderBy(key, direction).orderBy('customers.id', direction)
  } else {
    query = query.orderBy('customers.createdAt', 'desc').orderBy('customers.id', 'desc')
  }
  if (pageSize !== null) query = query.limit(pageSize)
  return query.execute()
}

export function countCustomers(tx: Tx) {
  return tx
    .selectFrom('customers')
    .leftJoin('connections', 'connections.customerId', 'customers.id')
    .where('customers.internal', '=', false)
    .where('customers.deletedAt', 'is', null)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where active))::int`.as('active'),
      sql<number>`(count(*) filter (where not active))::int`.as('inactive'),
      sql<number>`(count(*) filter (where enabled))::int`.as('samlEnabled'),
    ])
    .executeTakeFirstOrThrow()
}

/** Locks the customer until the transaction ends. */
export function lockCustomer(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'version', 'active'])
    .where('id', '=', customerId)
    .where('internal', '=', false)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns false when the id is taken, even by a deleted customer. */
export async function insertCustomer(
  tx: Tx,
  customer: Insertable<Tables['customers']>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('customers')
    .values(customer)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateCustomer(
  tx: Tx,
  customerId: string,
  changes: Updateable<Tables['customers']>,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', customerId)
    .execute()
}

export async function listFurtherDomains(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('customerDomains')
    .select('domain')
    .where('customerId', '=', customerId)
    .where('position', '>', 0)
    .orderBy('position')
    .execute()
  return rows.map(({ domain }) => domain)
}

/**
 * Sets the customer's domains, in this order. Returns those that another customer has, including one
 * that another transaction is saving right now.
 */
export async function replaceDomains(
  tx: Tx,
  customerId: string,
  domains: string[],
): Promise<string[]> {
  await tx.deleteFrom('customerDomains').where('customerId', '=', customerId).execute()
  if (domains.length === 0) return []
  const inserted = await tx
    .insertInto('customerDomains')
    .values(domains.map((domain, position) => ({ customerId, domain, position })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('domain')
    .execute()
  // The domain's next customer proves it again, and so does this customer if it comes back.
  await tx
    .deleteFrom('domainProofs')
    .where('customerId', '=', customerId)
    .where('domain', 'not in', domains)
    .execute()
  const held = new Set(inserted.map(({ domain }) => domain))
  return domains.filter((domain) => !held.has(domain))
}

export async function releaseDomains(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('customerDomains')
    .set({ released: true })
    .where('customerId', '=', customerId)
    .execute()
}

export async function replaceTechnicalContacts(
  tx: Tx,
  customerId: string,
  contacts: TechnicalContact[],
): Promise<void> {
  await tx.deleteFrom('technicalContacts').where('customerId', '=', customerId).execute()
  if (contacts.length === 0) return
  await tx
    .insertInto('technicalContacts')
    .values(contacts.map((contact, position) => ({ ...contact, customerId, position })))
    .execute()
}
