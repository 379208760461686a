import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import type { Deps } from '#server/deps.ts'
import { storeFetched } from '#server/platform/files/store-fetched.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { MailFile } from '#server/channels/mail/parsing/mime/mail.ts'

/** Puts the files of a mail into the store, announced, before the transaction that attaches them. */
export async function storeFiles(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  customerId: string,
  files: MailFile[],
): Promise<ReceivedFile[]> {
  const stored: ReceivedFile[] = []
  for (const { filename, contentType, bytes } of files)
    stored.push({
      uploaderCustomerId: customerId,
      storageKey: await storeFetched(deps, customerId, Readable.from([Buffer.from(bytes)])),
      filename,
      contentType,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  return stored
}
