import { sql } from 'kysely'

import type { TimeFilters } from '#shared/desk/time/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { matching } from './ledger-queries.ts'
import { timeEntries } from './queries.ts'

/** Lists the lines of an export, in the order of a list; those of before where its mark was taken back. */
export function listEntriesOfExport(tx: Tx, exportId: string) {
  return timeEntries(tx)
    .where(
      sql<boolean>`(time_entries.export_id = ${exportId}
        or time_entries.earlier_export_ids @> array[${exportId}]::uuid[])`,
    )
    .orderBy('timeEntries.day', 'desc')
    .orderBy('timeEntries.id', 'desc')
    .execute()
}

type NewExport = { id: string; at: Date; byName: string }

/**
 * Marks the matching lines that no export has taken. Two exports at once never take the same line: the
 * second waits for the first and finds the line taken.
 */
export async function takeEntries(
  tx: Tx,
  filters: TimeFilters,
  { id, at }: NewExport,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update time_entries set export_id = ${id}, exported_at = ${at}
    where ${matching(filters)} and exported_at is null
      and customer_id in (select customers.id from customers where deleted_at is null)`.execute(tx)
  return Number(numAffectedRows)
}

export async function insertExport(
  tx: Tx,
  { id, at, byName }: NewExport,
  { customerId, month }: Pick<TimeFilters, 'customerId' | 'month'>,
  entries: number,
): Promise<void> {
  await tx
    .insertInto('timeExports')
    .values({
      id,
      at,
      byName,
      customerId: customerId ?? null,
      month: month === undefined ? null : `${month}-01`,
      entries,
    })
    .execute()
}

/** Lists the newest exports. */
export function listExports(tx: Tx, { limit, id }: { limit: number; id?: string }) {
  return tx
    .selectFrom('timeExports')
    .leftJoin('customers', 'customers.id', 'timeExports.customerId')
    .selectAll('timeExports')
    .select('customers.name as customerName')
    .where('customers.deletedAt', 'is', null)
    .$if(id !== undefined, (some) => some.where('timeExports.id', '=', id ?? ''))
    .orderBy('timeExports.at', 'desc')
    .orderBy('timeExports.id', 'desc')
    .limit(limit)
    .execute()
}

/** Finds an export and locks it until the transaction ends. */
export function lockExport(tx: Tx, id: string) {
  return tx
    .selectFrom('timeExports')
    .leftJoin('customers', 'customers.id', 'timeExports.customerId')
    .select(['at', 'byName', 'timeExports.customerId', 'takenBackAt'])
    .where('timeExports.id', '=', id)
    .where('customers.deletedAt', 'is', null)
    .forUpdate('timeExports')
    .executeTakeFirst()
}

type EntryKey = { customerId: string; id: string }

/** Takes the mark off the lines of an export. They remember which one had them. */
export async function releaseEntries(tx: Tx, exportId: string): Promise<EntryKey[]> {
  const { rows } = await sql<EntryKey>`
    update time_entries
    set export_id = null, exported_at = null,
      earlier_export_ids = array_append(coalesce(earlier_export_ids, '{}'), ${exportId}::uuid)
    where export_id = ${exportId}
    returning customer_id, id`.execute(tx)
  return rows
}

/**
 * Makes the lines that took these back history, unless an export has them. An export that runs at the same
 * time is waited for.
 */
export async function settleReversals(tx: Tx, entries: EntryKey[], at: Date): Promise<void> {
  await sql`
    update time_entries set corrected_at = ${at}
    where ${reversalsOf(entries)} and exported_at is null`.execute(tx)
}

export async function hasExportedReversal(tx: Tx, entries: EntryKey[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from time_entries
    where ${reversalsOf(entries)} and exported_at is not null limit 1`.execute(tx)
  return rows.length > 0
}

function reversalsOf(entries: EntryKey[]) {
  const customerIds = entries.map(({ customerId }) => customerId)
  const ids = entries.map(({ id }) => id)
  return sql`is_reversal and (customer_id, corrects_id) in (
    select * from unnest(${customerIds}::uuid[], ${ids}::uuid[]))`
}

export async function markTakenBack(
  tx: Tx,
  exportId: string,
  { at, byName }: { at: Date; byName: string },
): Promise<void> {
  await tx
    .updateTable('timeExports')
    .set({ takenBackAt: at, takenBackBy: byName })
    .where('id', '=', exportId)
    .execute()
}
