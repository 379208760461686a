import { availableParallelism } from 'node:os'

import { AppError } from '#server/platform/app-error.ts'
import { createWorkerPool, WorkerPoolFull, WorkerTimeout } from '#server/platform/worker-pool.ts'
import type { Inspection } from './inspect-response.ts'
import type { ReadResponse, readResponse } from './read-response.ts'
import type { ResponseJob, ResponseResult } from './response-worker.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * Anybody may post a response, and the signature of a hostile one takes up to 350 ms to check. One core is
 * left for everything else; more than two threads would only take memory.
 */
const pool = createWorkerPool<ResponseJob, ResponseResult>({
  script: new URL('./response-worker.ts', import.meta.url),
  maxThreads: Math.min(2, Math.max(1, availableParallelism() - 1)),
  maxWaiting: 200,
  timeLimitMs: 15_000,
  memoryLimitMb: 256,
  sizeOf: ({ input: [, , { samlResponse }] }) => samlResponse.length,
  keepsOne: true,
})

/**
 * Starts the thread that reads responses, if there is none. To load what it needs takes a core for a while,
 * which a person spends at the identity provider.
 */
export function prepareResponseReader(): void {
  pool.warmUp()
}

type Input = Parameters<typeof readResponse>

/**
 * `readResponse` in another thread.
 *
 * @throws AppError `unavailable` when too many are waiting
 */
export async function readResponseApart(...input: Input): Promise<ReadResponse> {
  const { read } = await runApart({ input, isInspected: false })
  return read
}

/**
 * `inspectResponse` in another thread.
 *
 * @throws AppError `unavailable` when too many are waiting
 */
export async function inspectResponseApart(...input: Input): Promise<Inspection> {
  const { inspection } = await runApart({ input, isInspected: true })
  if (!inspection) throw new Error('The thread that reads SAML responses has inspected nothing')
  return inspection
}

async function runApart(job: ResponseJob): Promise<ResponseResult> {
  try {
    return await pool.run(job)
  } catch (error) {
    if (!(error instanceof WorkerPoolFull || error instanceof WorkerTimeout)) throw error
    throw new AppError('unavailable', (words) => words.signIn.tooManyUnderWay, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }
}
