import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

/** Never null for those below. */
const DELETED_AT = sql<Date>`deleted_at`.as('deletedAt')

function deletedCustomers(tx: Tx) {
  return (
    tx
      .selectFrom('customers')
      // Not as a parameter, with which their index could not be used.
      .where(sql<boolean>`not customers.internal`)
      .where('deletedAt', 'is not', null)
  )
}

/** Those that can still be brought back. */
export function listDeleted(tx: Tx) {
  return deletedCustomers(tx)
    .where('removalBeganAt', 'is', null)
    .select(['id', 'name', DELETED_AT, 'deletedBy'])
    .select(
      sql<string[]>`array(
        select domain from customer_domains where customer_id = customers.id order by position
      )`.as('domains'),
    )
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** One that can still be brought back; holds it until the transaction ends. */
export function findDeleted(tx: Tx, customerId: string) {
  return deletedCustomers(tx)
    .where('id', '=', customerId)
    .where('removalBeganAt', 'is', null)
    .select(['id', 'name', 'active', DELETED_AT, 'deletedBy'])
    .forUpdate()
    .executeTakeFirst()
}

export async function listDomainsOfDeleted(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('customerDomains')
    .select('domain')
    .where('customerId', '=', customerId)
    .orderBy('position')
    .execute()
  return rows.map(({ domain }) => domain)
}

/** Which customers hold these domains now. */
export function listDomainHolders(tx: Tx, domains: string[]) {
  return tx
    .selectFrom('customerDomains')
    .innerJoin('customers', 'customers.id', 'customerDomains.customerId')
    .where('domain', 'in', domains)
    .where('released', '=', false)
    .select(['domain', 'customers.id', 'customers.name'])
    .orderBy('domain')
    .execute()
}

/** The longest gone first. */
export function listDueForRemoval(tx: Tx, deletedUntil: Date) {
  return deletedCustomers(tx)
    .where('deletedAt', '<=', deletedUntil)
    .select('id')
    .orderBy('deletedAt')
    .execute()
}

/** Marks the customer, if it is still there and due and no other process is at it. */
export async function beginRemoval(
  tx: Tx,
  customerId: string,
  { deletedUntil, now }: { deletedUntil: Date; now: Date },
): Promise<boolean> {
  const due = await deletedCustomers(tx)
    .where('id', '=', customerId)
    .where('deletedAt', '<=', deletedUntil)
    .select('id')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  await tx
    .updateTable('customers')
    .set({ removalBeganAt: sql`coalesce(removal_began_at, ${now})` })
    .where('id', '=', customerId)
    .execute()
  return true
}

/** Holds the customer until the transaction ends; nothing where another process does or has done so. */
export function findForRemoval(tx: Tx, customerId: string) {
  return deletedCustomers(tx)
    .where('id', '=', customerId)
    .where('removalBeganAt', 'is not', null)
    .select(['id', 'name', DELETED_AT, 'deletedBy'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** The keys of files that the customer has, and of those that were under way; `after` is the last before. */
export async function listStorageKeys(
  tx: Tx,
  customerId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string }>`
    select storage_key from attachments where customer_id = ${customerId} and storage_key > ${after}
    union
    select storage_key from pending_files where customer_id = ${customerId} and storage_key > ${after}
    order by storage_key limit ${limit}`.execute(tx)
  return rows.map(({ storageKey }) => storageKey)
}

/** What the customer has, for the record. */
export async function countBelongings(tx: Tx, customerId: string) {
  const { rows } = await sql<{
    people: number
    tickets: number
    comments: number
    files: number
    bytes: number
  }>`select
    (select count(*) from users where customer_id = ${customerId}) as people,
    (select count(*) from tickets where customer_id = ${customerId}) as tickets,
    (select count(*) from comments where customer_id = ${customerId}) as comments,
    count(*) as files,
    coalesce(sum(size_bytes), 0)::bigint as bytes
    from attachments where customer_id = ${customerId}`.execute(tx)
  return rows[0]
}

/** At most so many rows of the customer's in one table. Answers how many there were. */
export async function deleteSomeRows(
  tx: Tx,
  table: string,
  { customerId, limit }: { customerId: string; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where customer_id = ${customerId} limit ${limit}
    ))`.execute(tx)
  return Number(numAffectedRows)
}

export async function deleteCustomerRow(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('customers').where('id', '=', customerId).execute()
}
