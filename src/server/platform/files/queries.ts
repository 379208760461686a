import { type Insertable, sql } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export async function insertPendingFile(
  tx: Tx,
  file: Insertable<Tables['pendingFiles']>,
): Promise<void> {
  await tx.insertInto('pendingFiles').values(file).execute()
}

/**
 * Deletes the rows of those keys that have not become attachments, and returns these keys. Waits
 * for a transaction that is attaching them.
 */
export async function deletePendingFiles(
  tx: Tx,
  customerId: string,
  storageKeys: string[],
): Promise<string[]> {
  if (storageKeys.length === 0) return []
  const rows = await tx
    .deleteFrom('pendingFiles')
    .where('customerId', '=', customerId)
    .where('storageKey', 'in', storageKeys)
    .returning('storageKey')
    .execute()
  return rows.map((row) => row.storageKey)
}

/** Lists files that were announced before this instant and belong to no ticket. */
export function listAbandonedFiles(tx: Tx, before: Date) {
  return tx
    .selectFrom('pendingFiles')
    .selectAll()
    .where('createdAt', '<=', before)
    .where(
      sql<boolean>`not exists (
        select from attachments
        where attachments.customer_id = pending_files.customer_id
          and attachments.storage_key = pending_files.storage_key
      )`,
    )
    .limit(1000)
    .execute()
}

/**
 * Registers the store whose id `readId` reads, and returns it with the store that was registered
 * first. Processes take turns, so that two with one new store make one id.
 */
export function registerFileStore(db: Db, location: string, readId: () => Promise<string>) {
  return db.transaction().execute(async (tx) => {
    await sql`lock table file_stores in share row exclusive mode`.execute(tx)
    await tx
      .deleteFrom('fileStores')
      .where('isFirst', '=', false)
      .where('seenAt', '<', sql<Date>`now() - interval '1 day'`)
      .execute()
    const id = await readId()
    const store = { id, location, since: sql<Date>`now()`, seenAt: sql<Date>`now()` }
    const isFirst = sql<boolean>`not exists (select from file_stores where is_first)`
    await tx
      .insertInto('fileStores')
      .values({ ...store, isFirst })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ location, seenAt: sql<Date>`now()` }),
      )
      .execute()
    const first = await tx
      .selectFrom('fileStores')
      .where('isFirst', '=', true)
      .select(['id', 'location'])
      .executeTakeFirstOrThrow()
    return { id, first }
  })
}

export async function renewFileStore(db: Db, id: string): Promise<void> {
  await db
    .updateTable('fileStores')
    .set({ seenAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
