import { createHash } from 'node:crypto'
import { finished, Transform, type Readable } from 'node:stream'

import { v7 as uuidv7 } from 'uuid'

import { asViewer, type TenantUser } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { brokenOff } from './truncated-upload.ts'
import { cleanContentType } from './content-type.ts'
import { cleanFilename } from './filename.ts'
import { deletePendingFiles, insertPendingFile } from './queries.ts'

/** A file that has arrived whole and is in the store, but on no ticket yet. */
export type ReceivedFile = {
  storageKey: string
  filename: string
  contentType: string
  sizeBytes: number
  sha256: string
}

type Incoming = { filename: string; contentType: string; content: Readable }

/**
 * Streams a file into the store. The row that says so is written first: should the process die,
 * the clean-up finds the file by it.
 */
export async function receiveUpload(
  deps: Pick<Deps, 'db' | 'files' | 'log' | 'now'>,
  viewer: TenantUser,
  incoming: Incoming,
): Promise<ReceivedFile> {
  const storageKey = `${viewer.customerId}/${uuidv7()}`
  await asViewer(deps.db, viewer, (tx) =>
    insertPendingFile(tx, { customerId: viewer.customerId, storageKey, createdAt: deps.now() }),
  )
  const hash = createHash('sha256')
  let sizeBytes = 0
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      sizeBytes += chunk.length
      done(null, chunk)
    },
  })
  // Until the store listens itself: an error that nobody hears would end the process.
  measured.on('error', () => undefined)
  // Also for a connection that broke off while the row was being written.
  finished(incoming.content, { writable: false }, (error) => {
    if (error) measured.destroy(brokenOff(error))
  })
  try {
    await deps.files.write(storageKey, incoming.content.pipe(measured))
  } catch (error) {
    await settleUploads(deps, viewer, [{ storageKey }])
    throw error
  }
  return {
    storageKey,
    filename: cleanFilename(incoming.filename),
    contentType: cleanContentType(incoming.contentType),
    sizeBytes,
    sha256: hash.digest('hex'),
  }
}

/** Deletes those of the files that found no ticket: the request failed, or repeated an earlier one. */
export async function settleUploads(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  viewer: TenantUser,
  files: Pick<ReceivedFile, 'storageKey'>[],
): Promise<void> {
  if (files.length === 0) return
  try {
    const keys = files.map((file) => file.storageKey)
    // In one transaction, and the rows first: a commit whose answer was lost may still be under way,
    // and what it is just putting on a ticket must not be deleted. The rows tell when it is over.
    await asViewer(deps.db, viewer, async (tx) => {
      const left = await deletePendingFiles(tx, viewer.customerId, keys)
      await Promise.all(left.map((key) => deps.files.delete(key)))
    })
  } catch (error) {
    // The answer stands whatever becomes of the leftovers: the clean-up comes back for them.
    deps.log.warn({ err: error }, 'uploads left for the clean-up')
  }
}
