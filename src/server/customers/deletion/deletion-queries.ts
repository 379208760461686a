import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

/** The column without null: deleted customers always have it. */
const DELETED_AT = sql<Date>`deleted_at`.as('deletedAt')

function deletedCustomers(tx: Tx) {
  return (
    tx
      .selectFrom('customers')
      // Write a literal: with a parameter the planner could not use the partial index.
      .where(sql<boolean>`not customers.internal`)
      .where('deletedAt', 'is not', null)
  )
}

/** Lists the deleted customers that can still be restored. */
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

/** Finds a deleted customer that can still be restored, and locks it until the transaction ends. */
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

/** Lists the customers that have these domains now. */
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

/** Lists the customers to remove, in the order of their deletion. */
export function listDueForRemoval(tx: Tx, deletedUntil: Date) {
  return deletedCustomers(tx)
    .where('deletedAt', '<=', deletedUntil)
    .select('id')
    .orderBy('deletedAt')
    .execute()
}

/**
 * Marks the customer as being removed. Returns false when it is gone, not due, or locked by another
 * process.
 */
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

/**
 * Finds and locks the customer until the transaction ends. Returns undefined when another process
 * has locked or removed it.
 */
export function findForRemoval(tx: Tx, customerId: string) {
  return deletedCustomers(tx)
    .where('id', '=', customerId)
    .where('removalBeganAt', 'is not', null)
    .select(['id', 'name', DELETED_AT, 'deletedBy'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/**
 * Lists a page of the keys of the customer's files, pending uploads included. `after` is the last
 * key before.
 */
export async function listStorageKeys(
  tx: Tx,
  customerId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string }>`
    select storage_key from attachments where customer_id = ${customerId} and storage_key > ${after}
    union
    select storage_key from held_files where customer_id = ${customerId} and storage_key > ${after}
    union
    select raw_key from received_mails where customer_id = ${customerId} and raw_key > ${after}
    union
    select storage_key from pending_files where customer_id = ${customerId} and storage_key > ${after}
    order by storage_key limit ${limit}`.execute(tx)
  return rows.map(({ storageKey }) => storageKey)
}

/** Counts what the customer has, for the audit entry. */
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
    from (
      select size_bytes from attachments where customer_id = ${customerId}
      union all
      select size_bytes from held_files where customer_id = ${customerId}
    ) files`.execute(tx)
  return rows[0]
}

/** Deletes up to `limit` of the customer's rows in one table. Returns how many it deleted. */
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
