import type { Tx } from '#server/platform/db/client.ts'
import { deletePendingFiles } from './queries.ts'
import type { ReceivedFile } from './uploads.ts'

/**
 * Deletes the rows that announced the files, in the caller's transaction. When that commits, the
 * files belong to the caller and the cleanup leaves them alone.
 */
export async function takePendingFiles(
  tx: Tx,
  files: Pick<ReceivedFile, 'uploaderCustomerId' | 'storageKey'>[],
): Promise<void> {
  // The files of one request have one uploader.
  const uploader = files[0]?.uploaderCustomerId
  if (uploader === undefined) return
  await deletePendingFiles(
    tx,
    uploader,
    files.map((file) => file.storageKey),
  )
}
