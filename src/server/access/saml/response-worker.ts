import { parentPort } from 'node:worker_threads'

import { readResponse } from './read-response.ts'

// Runs in a worker thread of response-reader.ts.

export type ResponseJob = { id: number; input: Parameters<typeof readResponse> }
export type ResponseResult = { id: number; result: Awaited<ReturnType<typeof readResponse>> }

async function read({ id, input }: ResponseJob) {
  const result: ResponseResult = { id, result: await readResponse(...input) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(result)
}

// Let errors end the thread: the reader rejects on that.
parentPort?.on('message', (job: ResponseJob) => void read(job))
