import { createHash } from 'node:crypto'
import { finished, Transform, type Readable } from 'node:stream'

import { v7 as uuidv7 } from 'uuid'

import { asViewer, type TenantUser } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { cleanFilename } from './filename.ts'
import { deletePendingFiles, insertPendingFile } from './queries.ts'
import { AppError } from '#server/platform/app-error.ts'

const MEDIA_TYPE = /^[a-z0-9][\w!#$&^.+-]{0,126}\/[a-z0-9][\w!#$&^.+-]{0,126}$/

/**
 * Returns the media type that the sender names, or the generic one when it is not a valid type (RFC
 * 6838, section 4.2).
 */
function cleanContentType(given: string): string {
  const type = given.toLowerCase()
  return MEDIA_TYPE.test(type) ? type : 'application/octet-stream'
}

/** A file that is complete and stored, but not attached to a ticket yet. */
export type ReceivedFile = {
  /** Customer of the uploader: for an agent's file, not the customer whose ticket it comes to. */
  uploaderCustomerId: string
  storageKey: string
  filename: string
  contentType: string
  sizeBytes: number
  sha256: string
}

type Incoming = { filename: string; contentType: string; content: Readable }

/**
 * Streams a file into the store. Writes the row that announces it first: if the process dies, the
 * cleanup finds the file by that row.
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
  // Handle errors until the store does: an unhandled stream error would end the process.
  measured.on('error', () => undefined)
  // This also covers a connection that broke while the row was being written.
  finished(incoming.content, { writable: false }, (error) => {
    if (error) measured.destroy(truncatedUpload(error))
  })
  try {
    await deps.files.write(storageKey, incoming.content.pipe(measured))
  } catch (error) {
    await settleUploads(deps, viewer, [{ storageKey }])
    throw error
  }
  return {
    uploaderCustomerId: viewer.customerId,
    storageKey,
    filename: cleanFilename(incoming.filename),
    contentType: cleanContentType(incoming.contentType),
    sizeBytes,
    sha256: hash.digest('hex'),
  }
}

/** Deletes the files that found no ticket because the request failed or repeated an earlier one. */
export async function settleUploads(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  viewer: TenantUser,
  files: Pick<ReceivedFile, 'storageKey'>[],
): Promise<void> {
  if (files.length === 0) return
  try {
    const keys = files.map((file) => file.storageKey)
    // Delete the rows first and in one transaction. A commit whose answer was lost may still be in
    // flight, and the files it attaches must not be deleted. The row locks tell when it is over.
    await asViewer(deps.db, viewer, async (tx) => {
      const left = await deletePendingFiles(tx, viewer.customerId, keys)
      await Promise.all(left.map((key) => deps.files.delete(key)))
    })
  } catch (error) {
    // The answer does not depend on the leftovers: the cleanup retries them.
    deps.log.warn({ err: error }, 'uploads left for the clean-up')
  }
}

/** Returns the error for an upload that ended too early or is not the form it claims to be. */
export function truncatedUpload(cause: unknown): AppError {
  return new AppError('invalid_input', (words) => words.server.brokenOff, { cause })
}
