import { Worker } from 'node:worker_threads'

import { type BrokenReason, MAX_MAIL_BYTES, type ReadingRules, type ReadMail } from './mail.ts'
import type { ReadingJob, ReadingResult } from './reading-worker.ts'

// Reads mails in a thread of its own, one after another, so that a hostile one delays no request, and takes
// no other mail with it.

const TIME_LIMIT_MS = 30_000
const MEMORY_LIMIT_MB = 384
const IDLE_MS = 60_000

type Broken = { broken: BrokenReason }
type Job = ReadingJob & { resolve: (result: ReadingResult) => void; timeLimitMs: number }

const waiting: Job[] = []
let worker: Worker | undefined
let job: Job | undefined
let timer: NodeJS.Timeout | undefined

/** Reads what a mail says. A mail that breaks the reading comes back with the reason. */
export function readMail(
  raw: Uint8Array,
  rules: ReadingRules,
  { timeLimitMs = TIME_LIMIT_MS } = {},
): Promise<ReadMail | Broken> {
  if (raw.byteLength > MAX_MAIL_BYTES) return Promise.resolve({ broken: 'too-large' })
  return new Promise((resolve) => {
    // A copy, because the bytes are handed over.
    waiting.push({ raw: new Uint8Array(raw), rules, resolve, timeLimitMs })
    work()
  })
}

function work() {
  if (job !== undefined) return
  job = waiting.shift()
  if (job === undefined) {
    timer = setTimeout(() => end(worker), IDLE_MS).unref()
    return
  }
  clearTimeout(timer)
  worker ??= startWorker()
  // The job keeps the process, the thread does not.
  worker.ref()
  const { raw, rules, timeLimitMs } = job
  timer = setTimeout(() => giveUp({ broken: 'too-slow' }), timeLimitMs)
  const message: ReadingJob = { raw, rules }
  worker.postMessage(message, [raw.buffer])
}

/** Ends the thread with the job that broke it. The next job begins another. */
function giveUp(result: Broken) {
  end(worker)
  settle(result)
}

function settle(result: ReadingResult) {
  clearTimeout(timer)
  const done = job
  job = undefined
  done?.resolve(result)
  worker?.unref()
  work()
}

function startWorker(): Worker {
  const started = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  })
  const isCurrent = () => started === worker
  started.on('message', (result: ReadingResult) => isCurrent() && settle(result))
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
