import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'

import { factsOf } from '#server/platform/error-facts.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Config, S3Settings } from '#server/config.ts'
import { StartError } from '#server/platform/start-error.ts'
import { FileMissingError, type FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

/** @throws StartError when the bucket of the configuration cannot be used. */
export async function openFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!config.s3) return createFolderStore(path.join(config.dataDir, 'files'))
  // Imported only when needed: the S3 library is large, and most installations do not use it.
  const { createS3Store } = await import('./s3-store.ts')
  const store = createS3Store(config.s3)
  await tryBucket(store, config.s3)
  return store
}

/** Tries every operation once, so that a missing permission shows at the start. */
async function tryBucket(store: FileStore, settings: S3Settings): Promise<void> {
  const key = `0/${randomUUID()}`
  try {
    await store.write(key, Readable.from([]))
    await store.delete(key)
    // Try to read a missing file. Without the permission to list, S3 answers "access denied"
    // instead of "not found".
    await store.read(key).catch((error: unknown) => {
      if (!(error instanceof FileMissingError)) throw error
    })
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : error
    throw new StartError(
      `S3_BUCKET: the bucket "${settings.bucket}" at ${settings.endpoint} cannot be used: ${describe(cause)}`,
      { cause },
    )
  }
}

const WRONG_KEY = 'See that S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are right.'
const WRONG_PLACE = 'See that S3_ENDPOINT and S3_REGION are those of the bucket.'

/** Advice for the operator, by the store's error code. */
const ADVICE = new Map<string, string>(
  Object.entries({
    NoSuchBucket: 'Make it, or give the name of another.',
    InvalidAccessKeyId: WRONG_KEY,
    SignatureDoesNotMatch: WRONG_KEY,
    AccessDenied:
      'Let the access key list the bucket and its multipart uploads, and read, write and delete what is in it.',
    PermanentRedirect: WRONG_PLACE,
    AuthorizationHeaderMalformed: WRONG_PLACE,
  }),
)

function describe(cause: unknown): string {
  const { name, code, message } = factsOf(cause)
  const advice = ADVICE.get(name) ?? 'See that the store is running and that S3_ENDPOINT is right.'
  // The S3 library writes `UnknownError` when the answer has no message.
  const detail = message === '' || message === 'UnknownError' ? '' : ` (${message})`
  return `${code ?? name}${detail}. ${advice}`
}
