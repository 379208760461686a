import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import { AppError } from '#server/platform/app-error.ts'
import type { ResponseJob, ResponseResult } from './response-worker.ts'
import type { Inspection } from './inspect-response.ts'
import type { ReadResponse, readResponse } from './read-response.ts'

// Verifies responses in worker threads, so that the main thread stays free: anybody may post a
// response, and the signature of a hostile one takes up to 350 ms to check.

/** Leaves one core for everything else. More than two threads would only take memory. */
const MAX_THREADS = Math.min(2, Math.max(1, availableParallelism() - 1))
const MAX_WAITING = 200
const IDLE_MS = 5 * 60_000
const RETRY_AFTER_SECONDS = 5

type Input = Parameters<typeof readResponse>
type Job = ResponseJob & {
  resolve: (result: ResponseResult) => void
  reject: (error: unknown) => void
}
type Thread = { worker: Worker; job: Job | undefined; idle: NodeJS.Timeout | undefined }

const threads = new Set<Thread>()
/** The smallest response is first: honest ones have few elements and should not wait for hostile ones. */
const waiting: Job[] = []
let lastId = 0

/**
 * `readResponse` in another thread.
 *
 * @throws AppError `unavailable` when too many are waiting
 */
export async function readResponseApart(...input: Input): Promise<ReadResponse> {
  const { read } = await runApart(input, { isInspected: false })
  return read
}

/**
 * `inspectResponse` in another thread.
 *
 * @throws AppError `unavailable` when too many are waiting
 */
export async function inspectResponseApart(...input: Input): Promise<Inspection> {
  const { inspection } = await runApart(input, { isInspected: true })
  if (!inspection) throw new Error('The thread that reads SAML responses has inspected nothing')
  return inspection
}

function runApart(
  input: Input,
  { isInspected }: { isInspected: boolean },
): Promise<ResponseResult> {
  return new Promise((resolve, reject) => {
    if (waiting.length >= MAX_WAITING) return reject(tooMany())
    lastId += 1
    const job = { id: lastId, input, isInspected, resolve, reject }
    const at = waiting.findIndex((other) => sizeOf(other) > sizeOf(job))
    waiting.splice(at === -1 ? waiting.length : at, 0, job)
    return work()
  })
}

function sizeOf({ input: [, , { samlResponse }] }: ResponseJob): number {
  return samlResponse.length
}

function work() {
  if (waiting.length === 0) return
  const thread = [...threads].find(({ job }) => job === undefined) ?? startThread()
  if (thread === undefined) return
  clearTimeout(thread.idle)
  thread.job = waiting.shift()
  const { id = 0, input, isInspected } = thread.job ?? {}
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.worker.postMessage({ id, input, isInspected })
  work()
}

function startThread(): Thread | undefined {
  if (threads.size >= MAX_THREADS) return undefined
  const worker = new Worker(new URL('./response-worker.ts', import.meta.url))
  // Let the process end while a thread is idle.
  worker.unref()
  const thread: Thread = { worker, job: undefined, idle: undefined }
  threads.add(thread)
  worker.on('message', (result: ResponseResult) => {
    thread.job?.resolve(result)
    thread.job = undefined
    thread.idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref()
    work()
  })
  worker.on('error', (error) => thread.job?.reject(error))
  worker.on('exit', () => {
    clearTimeout(thread.idle)
    thread.job?.reject(new Error('The thread that reads SAML responses has ended'))
    threads.delete(thread)
    work()
  })
  return thread
}

function tooMany(): AppError {
  return new AppError('unavailable', (words) => words.access.tooManyUnderWay, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
}
