import { type Insertable, sql } from 'kysely'

import { byName } from '#server/platform/db/queries.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The domains of customers, by which companies of the CRM are suggested. */
export async function listOwnDomains(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('customerDomains')
    .innerJoin('customers', 'customers.id', 'customerDomains.customerId')
    .where('customers.deletedAt', 'is', null)
    .orderBy('domain')
    .select('domain')
    .execute()
  return rows.map(({ domain }) => domain)
}

/** Companies that are bound, or that tickets were met of. */
export async function listKnownCompanies(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('crmCompanies')
    .select('companyId')
    .union(
      db
        .selectFrom('crmUnplaced')
        .where('companyId', 'is not', null)
        .select((is) => is.ref('companyId').$notNull().as('companyId')),
    )
    .execute()
  return rows.map(({ companyId }) => companyId)
}

export function listCustomersWithDomains(db: Db) {
  return (
    db
      .selectFrom('customers')
      .leftJoin('customerDomains', 'customerDomains.customerId', 'customers.id')
      .where('customers.deletedAt', 'is', null)
      // Staff raise no tickets of their own.
      .where('customers.internal', '=', false)
      .orderBy('customers.name', byName)
      .orderBy('customers.id')
      .select(['customers.id', 'customers.name', 'customerDomains.domain'])
      .execute()
  )
}

export function findCustomer(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .where('internal', '=', false)
    .where('deletedAt', 'is', null)
    .select(['id', 'name'])
    .executeTakeFirst()
}

export function listBoundCompanies(db: Db) {
  return db.selectFrom('crmCompanies').selectAll().orderBy('boundAt').orderBy('companyId').execute()
}

export function listUnplacedCompanies(db: Db) {
  return db
    .selectFrom('crmUnplaced')
    .where('reason', '=', 'unknown_company')
    .where('companyId', 'is not', null)
    .groupBy('companyId')
    .select(({ fn, ref }) => [
      ref('companyId').$notNull().as('companyId'),
      fn.countAll<number>().as('count'),
    ])
    .orderBy('count', 'desc')
    .orderBy('companyId')
    .limit(100)
    .execute()
}

/** Keeps which of the bound companies the CRM has no more. One that is there again is as before. */
export async function saveGoneCompanies(
  tx: Tx,
  gone: { companyId: string; mergedInto: string | null }[],
  at: Date,
): Promise<void> {
  const ids = gone.map(({ companyId }) => companyId)
  await tx
    .updateTable('crmCompanies')
    .set({ goneAt: null, mergedInto: null })
    .where('goneAt', 'is not', null)
    .where(sql<boolean>`company_id <> all(${ids}::text[])`)
    .execute()
  for (const { companyId, mergedInto } of gone)
    await tx
      .updateTable('crmCompanies')
      .set({ goneAt: sql<Date>`coalesce(gone_at, ${at})`, mergedInto })
      .where('companyId', '=', companyId)
      .execute()
}

/** Customers with a company that the CRM has no more, and since when. */
export function listCustomersWithGoneCompany(tx: Tx) {
  return tx
    .selectFrom('crmCompanies')
    .innerJoin('customers', 'customers.id', 'crmCompanies.customerId')
    .where('goneAt', 'is not', null)
    .where('customers.deletedAt', 'is', null)
    .groupBy(['customers.id', 'customers.name'])
    .select(({ fn }) => ['customers.id', 'customers.name', fn.min('goneAt').$notNull().as('since')])
    .execute()
}

export async function insertCompany(
  tx: Tx,
  company: Insertable<Tables['crmCompanies']>,
): Promise<void> {
  await tx.insertInto('crmCompanies').values(company).execute()
}

export function deleteCompany(tx: Tx, companyId: string) {
  return tx
    .deleteFrom('crmCompanies')
    .where('companyId', '=', companyId)
    .returningAll()
    .executeTakeFirst()
}

/** Our tickets of the customer go to this company from now on, and to no other. */
export async function makePrimary(
  tx: Tx,
  { companyId, customerId }: { companyId: string; customerId: string },
): Promise<void> {
  const ofCustomer = tx.updateTable('crmCompanies').where('customerId', '=', customerId)
  await ofCustomer.set({ isPrimary: false }).execute()
  await ofCustomer.set({ isPrimary: true }).where('companyId', '=', companyId).execute()
}
