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

/** The smallest part that S3 allows. An upload holds up to three parts in memory. */
const PART_BYTES = 5 * 2 ** 20
/** How long a store may be silent. A silent request is retried before the store counts as away. */
const SILENCE_MS = 5_000
/**
 * A reader that takes nothing for this long has gone. A shorter limit would cut off slow readers.
 */
const IDLE_READER_MS = 60_000

/** Stores files in a bucket of Amazon S3 or of a compatible store. */
export function createS3Store(settings: S3Settings, { silenceMs = SILENCE_MS } = {}): FileStore {
  const { bucket: Bucket } = settings
  // Two clients with different timeouts. An upload always moves bytes, however slow, so silence at
  // any moment counts. A download may stall because its reader is slow, so only the wait for the
  // first byte counts.
  const uploads = createS3Client(settings, { socketTimeout: silenceMs })
  const client = createS3Client(settings, {
    requestTimeout: silenceMs,
    throwOnRequestTimeout: true,
    socketTimeout: IDLE_READER_MS,
  })

  /**
   * Aborts the unfinished multipart uploads of a process that died. They are no objects yet, so a
   * plain delete would miss them.
   */
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
      // Aborts the multipart upload when a part or the content itself fails.
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
        // The library's type covers all platforms. On Node the body is a Node stream.
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

/** The error codes that stores use when they are full. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage'])

/**
 * Translates outages and full stores into errors of their own. Any other error is a fault and stays
 * as it is.
 */
function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { $metadata, code } = error as { $metadata?: { httpStatusCode?: number }; code?: unknown }
  const status = $metadata?.httpStatusCode
  if (status === 507 || FULL.has(error.name)) return storeFull(error)
  if (status !== undefined) return status >= 500 || status === 429 ? storeAway(error) : error
  // An error without an answer is the network's: it has a code or is a timeout.
  return typeof code === 'string' || error.name === 'TimeoutError' ? storeAway(error) : error
}
