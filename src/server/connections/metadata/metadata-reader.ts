import type { ReadMetadata } from '#shared/connections/metadata/contract.ts'

import { AppError } from '#server/platform/app-error.ts'
import { createWorkerPool, WorkerPoolFull, WorkerTimeout } from '#server/platform/worker-pool.ts'
import type { MetadataJob } from './metadata-worker.ts'

const RETRY_AFTER_SECONDS = 5

/** Apart from the threads that read responses: metadata never delays a sign-in. */
const pool = createWorkerPool<MetadataJob, ReadMetadata>({
  script: new URL('./metadata-worker.ts', import.meta.url),
  maxThreads: 1,
  maxWaiting: 50,
  timeLimitMs: 10_000,
  memoryLimitMb: 256,
  sizeOf: ([text]) => text.length,
})

/**
 * `readMetadata` in another thread, because anybody may have written the metadata.
 *
 * @throws AppError `unavailable` when too much is waiting
 */
export async function readMetadataApart(...input: MetadataJob): Promise<ReadMetadata> {
  try {
    return await pool.run(input)
  } catch (error) {
    if (error instanceof WorkerTimeout) return { problem: 'too_complex', detail: null }
    if (!(error instanceof WorkerPoolFull)) throw error
    throw new AppError('unavailable', (words) => words.signIn.tooManyUnderWay, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }
}
