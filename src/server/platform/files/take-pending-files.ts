import type { Tx } from '#server/platform/db/client.ts'
import { deletePendingFiles } from './queries.ts'
import type { ReceivedFile } from './uploads.ts'

/** From here on the files belong to whoever calls this, in the same transaction. */
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
