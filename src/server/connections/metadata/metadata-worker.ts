import { parentPort } from 'node:worker_threads'

import { readMetadata } from './read-metadata.ts'

// Runs in a worker thread of metadata-reader.ts.

export type MetadataJob = Parameters<typeof readMetadata>

// Let errors end the thread: the reader rejects on that.
parentPort?.on('message', (input: MetadataJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(readMetadata(...input))
})
