import { type Transferable, Worker } from 'node:worker_threads'

// Runs work on foreign input in threads, so that no input holds up the requests of others.

/** The thread was ended because its job took longer than it may. */
export class WorkerTimeout extends Error {}
/** Too many jobs wait for a thread. */
export class WorkerPoolFull extends Error {}

type Options<Input> = {
  /** A module that answers each message with one. An error in it ends the thread and rejects the job. */
  script: URL
  maxThreads: number
  maxWaiting: number
  timeLimitMs: number
  memoryLimitMb: number
  /** The smallest job is first: honest input is small and should not wait for hostile input. */
  sizeOf: (input: Input) => number
  /** Keeps the last thread, so that no job after a pause waits until one has started. */
  keepsOne?: boolean
}
type RunOptions = {
  /** Handed over to the thread instead of copied. */
  transfer?: Transferable[]
  /** For this job, instead of the pool's. */
  timeLimitMs?: number | undefined
}
type Job<Input, Result> = {
  input: Input
  transfer: Transferable[]
  timeLimitMs: number
  resolve: (result: Result) => void
  reject: (error: Error) => void
}
type Thread<Input, Result> = {
  worker: Worker
  job: Job<Input, Result> | undefined
  timer: NodeJS.Timeout | undefined
}

const IDLE_MS = 5 * 60_000

export function createWorkerPool<Input, Result>(options: Options<Input>) {
  const threads = new Set<Thread<Input, Result>>()
  const waiting: Job<Input, Result>[] = []

  function work() {
    if (waiting.length === 0) return
    const thread = [...threads].find(({ job }) => job === undefined) ?? startThread()
    if (thread === undefined) return
    const job = waiting.shift()
    if (job === undefined) return
    clearTimeout(thread.timer)
    thread.job = job
    thread.timer = setTimeout(() => {
      end(thread, new WorkerTimeout())
    }, job.timeLimitMs)
    thread.worker.postMessage(job.input, job.transfer)
    work()
  }

  function startThread(): Thread<Input, Result> | undefined {
    if (threads.size >= options.maxThreads) return undefined
    const worker = new Worker(options.script, {
      resourceLimits: { maxOldGenerationSizeMb: options.memoryLimitMb },
    })
    // Let the process end while a thread is idle.
    worker.unref()
    const thread: Thread<Input, Result> = { worker, job: undefined, timer: undefined }
    threads.add(thread)
    worker.on('message', (result: Result) => {
      const { job } = thread
      clearTimeout(thread.timer)
      thread.job = undefined
      thread.timer = setTimeout(() => endIdle(thread), IDLE_MS).unref()
      job?.resolve(result)
      work()
    })
    worker.on('error', (error: Error) => end(thread, error))
    worker.on('exit', () => end(thread))
    return thread
  }

  function endIdle(thread: Thread<Input, Result>) {
    if (!options.keepsOne || threads.size > 1) end(thread)
  }

  function end(thread: Thread<Input, Result>, error = new Error('A thread has ended')) {
    clearTimeout(thread.timer)
    threads.delete(thread)
    thread.job?.reject(error)
    thread.job = undefined
    void thread.worker.terminate()
    work()
  }

  return {
    /** Starts a thread, so that the first job does not wait for that. */
    warmUp() {
      if (threads.size === 0) startThread()
    },
    /**
     * @throws WorkerPoolFull when too many jobs are waiting
     * @throws WorkerTimeout when the job takes too long
     */
    run(
      input: Input,
      { transfer = [], timeLimitMs = options.timeLimitMs }: RunOptions = {},
    ): Promise<Result> {
      return new Promise((resolve, reject) => {
        if (waiting.length >= options.maxWaiting) {
          return reject(new WorkerPoolFull())
        }
        const size = options.sizeOf(input)
        const at = waiting.findIndex((other) => options.sizeOf(other.input) > size)
        waiting.splice(at === -1 ? waiting.length : at, 0, {
          input,
          transfer,
          timeLimitMs,
          resolve,
          reject,
        })
        return work()
      })
    },
  }
}
