import { parentPort } from 'node:worker_threads'

import { readResponse } from './service-provider.ts'

// Runs in a thread of its own: see response-reader.ts.

export type ResponseJob = { id: number; input: Parameters<typeof readResponse> }
export type ResponseResult = { id: number; result: Awaited<ReturnType<typeof readResponse>> }

parentPort?.on('message', async ({ id, input }: ResponseJob) => {
  const result: ResponseResult = { id, result: await readResponse(...input) }
  parentPort?.postMessage(result)
})
