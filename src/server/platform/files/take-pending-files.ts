import type { Tx } from '#server/platform/db/client.ts'
import { deletePendingFiles } from './queries.ts'
import type { ReceivedFile } from './uploads.ts'

/**
 * Deletes the rows that announced the files, in the caller's transaction. When that commits, the
 * files belong to the caller and the cleanup leaves them alone.
 */
export async function takePendingFiles(
  tx: Tx,
  customerId: string,
  files: ReceivedFile[],
): Promise<void> {
  await deletePendingFiles(
    tx,
    customerId,
    files.map((file) => file.storageKey),
  )
}
