import type { Readable } from 'node:stream'

import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'

import type { S3Settings } from '#server/config.ts'
import { type ByteRange, checkKey, FileMissingError, type FileStore } from './file-store.ts'
import { createS3Client } from './s3-client.ts'
import { storeAway, storeFull } from './store-failures.ts'

/** The smallest that S3 allows: an upload holds up to three of them in memory. */
const PART_BYTES = 5 * 2 ** 20
/** For a store that says nothing; it is tried again before it counts as away. */
const SILENCE_MS = 5_000
/** A reader that takes nothing for so long has gone. Shorter, it would cut off those that are slow. */
const IDLE_READER_MS = 60_000

/** Files in a bucket of Amazon S3, or of a store that speaks its language. */
export function createS3Store(settings: S3Settings, { silenceMs = SILENCE_MS } = {}): FileStore {
  const { bucket: Bucket } = settings
  // Of a part that is sent slowly something moves all the time, so only silence counts. Of a download
  // nothing may move because its reader is slow, so only the beginning of the answer counts.
  const uploads = createS3Client(settings, { socketTimeout: silenceMs })
  const client = createS3Client(settings, {
    requestTimeout: silenceMs,
    throwOnRequestTimeout: true,
    socketTimeout: IDLE_READER_MS,
  })

  /** What a process that died has left of an upload is no object yet, so deleting must ask for it. */
  async function abortUploads(key: string) {
    const { Uploads = [] } = await client.send(
      new ListMultipartUploadsCommand({ Bucket, Prefix: key }),
    )
    for (const { Key, UploadId } of Uploads) {
      if (Key !== key) continue
      await client
        .send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
        .catch(unlessMissing)
    }
  }

  return {
    async write(key: string, content: Readable) {
      checkKey(key)
      // Ends the multipart upload when one of its parts, or the content itself, fails.
      const upload = new Upload({
        client: uploads,
        params: { Bucket, Key: key, Body: content },
        partSize: PART_BYTES,
        queueSize: 1,
      })
      try {
        await upload.done()
      } catch (error) {
        throw error === content.errored ? error : translate(error)
      }
    },

    async read(key: string, range?: ByteRange) {
      checkKey(key)
      const Range = range && `bytes=${range.start}-${range.end}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))
        // The type is that of all platforms; on Node it is a stream of Node.
        return Body as Readable
      } catch (error) {
        throw isMissing(error) ? new FileMissingError(key, { cause: error }) : translate(error)
      }
    },

    async delete(key: string) {
      checkKey(key)
      try {
        await Promise.all([
          client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch(unlessMissing),
          abortUploads(key),
        ])
      } catch (error) {
        throw translate(error)
      }
    },
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    (error.name === 'NoSuchKey' || error.name === 'NoSuchUpload')
  )
}

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error
}

/** The stores' own names for no room. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage'])

/** What the store's being away or full brings about is told as that; all else is a fault, as it is. */
function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { $metadata, code } = error as { $metadata?: { httpStatusCode?: number }; code?: unknown }
  const status = $metadata?.httpStatusCode
  if (status === 507 || FULL.has(error.name)) return storeFull(error)
  if (status !== undefined) return status >= 500 || status === 429 ? storeAway(error) : error
  // Without an answer, it is the network's failure: they have a code, or are the time limit's.
  return typeof code === 'string' || error.name === 'TimeoutError' ? storeAway(error) : error
}
