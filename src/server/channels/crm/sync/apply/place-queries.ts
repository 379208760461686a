import { sql } from 'kysely'

import type { UnplacedReason } from '#shared/crm/values.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** Reason why a ticket of the CRM has no requester here, and the facts that would change that. */
export type Unplaced = {
  reason: UnplacedReason
  companyId: string | null
  requesterEmail: string | null
}

/** Which customers the companies are bound to, by company. Not those that are deleted. */
export function listBoundCompanies(tx: Tx, companyIds: string[]) {
  return tx
    .selectFrom('crmCompanies')
    .innerJoin('customers', 'customers.id', 'crmCompanies.customerId')
    .select(['companyId', 'customerId'])
    .where(sql<boolean>`company_id = any(${companyIds}::text[])`)
    .where('customers.deletedAt', 'is', null)
    .execute()
}

export async function saveUnplaced(tx: Tx, remoteId: string, why: Unplaced, seenAt: Date) {
  await tx
    .insertInto('crmUnplaced')
    .values({ remoteId, ...why, seenAt })
    .onConflict((conflict) => conflict.column('remoteId').doUpdateSet({ ...why, seenAt }))
    .execute()
}

export async function deleteUnplaced(tx: Tx, remoteIds: string[]): Promise<void> {
  await tx
    .deleteFrom('crmUnplaced')
    .where(sql<boolean>`remote_id = any(${remoteIds}::text[])`)
    .execute()
}

export async function listUnplacedAmong(tx: Tx, remoteIds: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('crmUnplaced')
    .select('remoteId')
    .where(sql<boolean>`remote_id = any(${remoteIds}::text[])`)
    .execute()
  return new Set(rows.map(({ remoteId }) => remoteId))
}

/**
 * The next tickets that may have a place by now: their company has been bound, and their requester, where
 * we know who that is, is one of its customer's people.
 */
export async function listPlaceable(tx: Tx, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ remoteId: string }>`
    select remote_id from crm_unplaced
    join crm_companies using (company_id)
    where remote_id > ${after} and (
      reason = 'unknown_company'
      or (reason = 'unknown_requester' and exists (
        select from users
        where users.customer_id = crm_companies.customer_id and users.email = crm_unplaced.requester_email
      ))
    )
    order by remote_id limit ${limit}`.execute(tx)
  return rows.map((row) => row.remoteId)
}
