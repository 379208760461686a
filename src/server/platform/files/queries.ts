import { type Insertable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
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
