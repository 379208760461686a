import { parentPort } from 'node:worker_threads'

import { readResponse } from './service-provider.ts'

// Runs in a thread of its own: see response-reader.ts.

export type ResponseJob = { id: number; input: Parameters<typeof readResponse> }
export type ResponseResult = { id: number; result: Awaited<ReturnType<typeof readResponse>> }

async function read({ id, input }: ResponseJob) {
  const result: ResponseResult = { id, result: await readResponse(...input) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(result)
}

// What is thrown ends the thread, which tells the one that waits.
parentPort?.on('message', (job: ResponseJob) => void read(job))
