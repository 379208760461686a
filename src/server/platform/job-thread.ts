import { type Transferable, Worker } from 'node:worker_threads'

// Work on what strangers have sent is done in a thread, so that it delays no request and takes no other
// work with it: a thread ends with the job that broke it.

const IDLE_MS = 60_000

export type Broken = { broken: 'too-large' | 'too-slow' | 'unreadable' }

type JobThread<Job, Result> = (
  job: Job,
  options?: { transfer?: Transferable[]; timeLimitMs?: number | undefined },
) => Promise<Result | Broken>

type Limits = { timeLimitMs: number; memoryLimitMb: number }
type Waiting<Job, Result> = {
  job: Job
  transfer: Transferable[]
  timeLimitMs: number
  resolve: (result: Result | Broken) => void
}

/**
 * Returns a function that has jobs done in one thread, one after another. The program at `url` answers
 * each message with one.
 */
export function createJobThread<Job, Result>(url: URL, limits: Limits): JobThread<Job, Result> {
  const waiting: Waiting<Job, Result>[] = []
  let worker: Worker | undefined
  let current: Waiting<Job, Result> | undefined
  let timer: NodeJS.Timeout | undefined

  function work() {
    if (current !== undefined) return
    current = waiting.shift()
    if (current === undefined) {
      timer = setTimeout(() => end(worker), IDLE_MS).unref()
      return
    }
    clearTimeout(timer)
    worker ??= start()
    // The job keeps the process, the thread does not.
    worker.ref()
    timer = setTimeout(() => giveUp({ broken: 'too-slow' }), current.timeLimitMs)
    worker.postMessage(current.job, current.transfer)
  }

  /** Ends the thread with the job that broke it. The next job begins another. */
  function giveUp(result: Broken) {
    end(worker)
    finish(result)
  }

  function finish(result: Result | Broken) {
    clearTimeout(timer)
    const done = current
    current = undefined
    done?.resolve(result)
    worker?.unref()
    work()
  }

  function start(): Worker {
    const started = new Worker(url, {
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryLimitMb },
    })
    const isCurrent = () => started === worker
    started.on('message', (result: Result) => isCurrent() && finish(result))
    started.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (isCurrent()) giveUp({ broken: isMemory ? 'too-large' : 'unreadable' })
    })
    started.on('exit', () => isCurrent() && giveUp({ broken: 'unreadable' }))
    return started
  }

  function end(ending: Worker | undefined) {
    if (ending === worker) worker = undefined
    void ending?.terminate()
  }

  return (job, { transfer = [], timeLimitMs = limits.timeLimitMs } = {}) =>
    new Promise((resolve) => {
      waiting.push({ job, transfer, timeLimitMs, resolve })
      work()
    })
}
