import { parentPort } from 'node:worker_threads'

import { type Inspection, inspectResponse } from './inspect-response.ts'
import { type ReadResponse, readResponse } from './read-response.ts'

// Runs in a worker thread of response-reader.ts.

export type ResponseJob = {
  input: Parameters<typeof readResponse>
  /** Say all that can be said of it, and not only what a sign-in asks. */
  isInspected: boolean
}
export type ResponseResult = { read: ReadResponse; inspection?: Inspection }

async function work({ input, isInspected }: ResponseJob) {
  const inspection = isInspected ? await inspectResponse(...input) : undefined
  const read = inspection?.read ?? (await readResponse(...input))
  const result: ResponseResult = { read, inspection }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(result)
}

// Let errors end the thread: the reader rejects on that.
parentPort?.on('message', (job: ResponseJob) => void work(job))
