import { type Insertable, sql, type Updateable } from 'kysely'

import type { Tx } from '#server/db/client.ts'
import type { Tables } from '#server/db/tables.ts'

function customers(tx: Tx) {
  return tx
    .selectFrom('customers')
    .leftJoin('customerSaml', 'customerSaml.customerId', 'customers.id')
    .where('customers.internal', '=', false)
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
      'customerSaml.enabled',
      'customerSaml.provider',
      'customerSaml.entityId',
      'customerSaml.entryPoint',
      'customerSaml.cert',
      'customerSaml.previousCert',
      'customerSaml.validateSignature',
      'customerSaml.validateInResponseTo',
      'customerSaml.disableRequestedAuthnContext',
      'customerSaml.audienceRestriction',
      'customerSaml.ipRestrictions',
      'customerSaml.auditEnabled',
    ])
    .select((select) =>
      select
        .selectFrom('customerDomains')
        .whereRef('customerDomains.customerId', '=', 'customers.id')
        .select('customerDomains.domain')
        .orderBy('customerDomains.position')
        .limit(1)
        .as('domain'),
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
  if (q) {
    const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where((or) =>
      or.or([
        or('customers.name', 'ilike', pattern),
        or.exists(
          or
            .selectFrom('customerDomains')
            .whereRef('customerDomains.customerId', '=', 'customers.id')
            .where('customerDomains.domain', 'ilike', pattern)
            .select(sql`1`.as('one')),
        ),
      ]),
    )
  }
  if (after) {
    query = query.where(
      sql<boolean>`(customers.created_at, customers.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    )
  }
  if (limit !== undefined) query = query.limit(limit + 1)
  return query.execute()
}

/** Holds the customer until the transaction ends. */
export function findCustomerVersion(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'version'])
    .where('id', '=', customerId)
    .where('internal', '=', false)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertCustomer(
  tx: Tx,
  customer: Insertable<Tables['customers']>,
): Promise<void> {
  await tx.insertInto('customers').values(customer).execute()
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

/**
 * Puts the domain in the first place; the ones that were added behind it stay. False when another
 * customer holds it, also one that is being saved at this moment.
 */
export async function replaceFirstDomain(
  tx: Tx,
  customerId: string,
  domain: string,
): Promise<boolean> {
  await tx
    .deleteFrom('customerDomains')
    .where('customerId', '=', customerId)
    .where((or) => or.or([or('position', '=', 0), or('domain', '=', domain)]))
    .execute()
  const inserted = await tx
    .insertInto('customerDomains')
    .values({ customerId, domain, position: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function releaseDomains(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('customerDomains')
    .set({ released: true })
    .where('customerId', '=', customerId)
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

export async function deleteSessionsOfCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('customerId', '=', customerId).execute()
}
