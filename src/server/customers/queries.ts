import { type Insertable, sql, type Updateable } from 'kysely'

import type { TechnicalContact } from '#shared/customers/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

function customers(tx: Tx) {
  return (
    tx
      .selectFrom('customers')
      .leftJoin('customerSaml', 'customerSaml.customerId', 'customers.id')
      // Not as a parameter, with which the index of the newest could not be used.
      .where(sql<boolean>`not customers.internal`)
      .where('customers.deletedAt', 'is', null)
      .select([
        'customers.id',
        'customers.name',
        'customers.active',
        'customers.mspStartDate',
        'customers.timeZone',
        'customers.version',
        'customers.createdAt',
        'customers.updatedAt',
        'customers.updatedBy',
        'customerSaml.enabled',
        'customerSaml.provider',
        'customerSaml.entityId',
        'customerSaml.entryPoint',
        'customerSaml.cert',
        'customerSaml.certExpiresAt',
        'customerSaml.previousCert',
        'customerSaml.validateSignature',
        'customerSaml.validateInResponseTo',
        'customerSaml.disableRequestedAuthnContext',
        'customerSaml.audienceRestriction',
        'customerSaml.ipRestrictions',
        'customerSaml.auditEnabled',
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

/** Newest first. `after` is the last customer of the page before. */
export function listCustomers(
  tx: Tx,
  { q, limit, after }: { q?: string; limit?: number; after?: { createdAt: Date; id: string } },
) {
  let query = customers(tx).orderBy('customers.createdAt', 'desc').orderBy('customers.id', 'desc')
  const pageSize = limit === undefined ? null : limit + 1
  if (q) {
    const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return query
      .where(sql<boolean>`customers.id in (
        select find_customers(${pattern}, ${after?.createdAt ?? null}, ${after?.id ?? null}, ${pageSize}))`)
      .execute()
  }
  if (after) {
    query = query.where(
      sql<boolean>`(customers.created_at, customers.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    )
  }
  if (pageSize !== null) query = query.limit(pageSize)
  return query.execute()
}

export function countCustomers(tx: Tx) {
  return tx
    .selectFrom('customers')
    .leftJoin('customerSaml', 'customerSaml.customerId', 'customers.id')
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

/** False when there is a customer with this id, also a deleted one. */
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
 * Gives the customer these domains, in this order, and no others. Answers the ones that another
 * customer holds, also one that is being saved at this moment.
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

export async function upsertCustomerSaml(
  tx: Tx,
  saml: Insertable<Tables['customerSaml']>,
): Promise<void> {
  await tx
    .insertInto('customerSaml')
    .values(saml)
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(saml))
    .execute()
}

const MAX_READ_AT_ONCE = 500
const MAX_LISTED = 100

/** Of connections whose certificate was saved before its end was kept. */
export function listUnreadCertificates(tx: Tx) {
  return tx
    .selectFrom('customerSaml')
    .where('enabled', '=', true)
    .where('certExpiresAt', 'is', null)
    .where('cert', '<>', '')
    .select(['customerId', 'cert'])
    .limit(MAX_READ_AT_ONCE)
    .execute()
}

export async function updateCertificateEnd(
  tx: Tx,
  customerId: string,
  certExpiresAt: Date,
): Promise<void> {
  await tx
    .updateTable('customerSaml')
    .set({ certExpiresAt })
    .where('customerId', '=', customerId)
    .execute()
}

export function listExpiringCertificates(tx: Tx, before: Date) {
  return tx
    .selectFrom('customerSaml')
    .innerJoin('customers', 'customers.id', 'customerSaml.customerId')
    .where('customerSaml.enabled', '=', true)
    .where('customerSaml.certExpiresAt', '<=', before)
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .select(['customers.id as customerId', 'customers.name', 'customerSaml.certExpiresAt'])
    .$narrowType<{ certExpiresAt: Date }>()
    .orderBy('customerSaml.certExpiresAt')
    .limit(MAX_LISTED)
    .execute()
}
