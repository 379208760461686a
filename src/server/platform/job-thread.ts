import type { Transferable } from 'node:worker_threads'

import { createWorkerPool, WorkerTimeout } from './worker-pool.ts'

type Broken = { broken: 'too-large' | 'too-slow' | 'unreadable' }

type JobThread<Job, Result> = (
  job: Job,
  options?: { transfer?: Transferable[]; timeLimitMs?: number | undefined },
) => Promise<Result | Broken>

type Limits = { timeLimitMs: number; memoryLimitMb: number }

/**
 * Returns a function that has jobs done in one thread, one after another, however many wait. The program at
 * `url` answers each message with one. What breaks the thread comes back with the reason.
 */
export function createJobThread<Job, Result>(url: URL, limits: Limits): JobThread<Job, Result> {
  const pool = createWorkerPool<Job, Result>({
    script: url,
    maxThreads: 1,
    maxWaiting: Number.POSITIVE_INFINITY,
    ...limits,
    sizeOf: () => 0,
  })
  return async (job, options) => {
    try {
      return await pool.run(job, options)
    } catch (error) {
      return { broken: reasonOf(error) }
    }
  }
}

function reasonOf(error: unknown): Broken['broken'] {
  if (error instanceof WorkerTimeout) return 'too-slow'
  const isMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory ? 'too-large' : 'unreadable'
}
