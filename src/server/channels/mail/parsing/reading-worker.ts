import { parentPort } from 'node:worker_threads'

import { interpretMail } from './interpret-mail.ts'
import type {
  BrokenReason,
  ReadingRules,
  ReadMail,
} from '#server/channels/mail/parsing/mime/mail.ts'

// Runs in a worker thread of read-mail.ts.

export type ReadingJob = { raw: Uint8Array<ArrayBuffer>; rules: ReadingRules }
export type ReadingResult = ReadMail | { broken: BrokenReason }

function read({ raw, rules }: ReadingJob) {
  const result: ReadingResult = interpretMail(raw, rules)
  if ('files' in result) {
    // Copies, so that each can be handed over: buffers share their memory.
    for (const file of result.files) file.bytes = new Uint8Array(file.bytes)
  }
  const bytes = 'files' in result ? result.files.map((file) => file.bytes.buffer) : []
  parentPort?.postMessage(
    result,
    bytes.filter((buffer) => buffer instanceof ArrayBuffer),
  )
}

// Let errors end the thread: the reader tells of that.
parentPort?.on('message', (job: ReadingJob) => read(job))
