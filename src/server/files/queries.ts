import type { Insertable } from 'kysely'

import type { Tx } from '#server/db/client.ts'
import type { Tables } from '#server/db/tables.ts'

export async function insertPendingFile(
  tx: Tx,
  file: Insertable<Tables['pendingFiles']>,
): Promise<void> {
  await tx.insertInto('pendingFiles').values(file).execute()
}

/** Those of the keys that have not become attachments. */
export async function listPendingFiles(
  tx: Tx,
  customerId: string,
  storageKeys: string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('pendingFiles')
    .select('storageKey')
    .where('customerId', '=', customerId)
    .where('storageKey', 'in', storageKeys)
    .execute()
  return rows.map((row) => row.storageKey)
}

export async function deletePendingFiles(
  tx: Tx,
  customerId: string,
  storageKeys: string[],
): Promise<void> {
  if (storageKeys.length === 0) return
  await tx
    .deleteFrom('pendingFiles')
    .where('customerId', '=', customerId)
    .where('storageKey', 'in', storageKeys)
    .execute()
}
