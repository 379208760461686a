import { parentPort } from 'node:worker_threads'

import type { MailProvider } from '#shared/mail/boxes/values.ts'

import { readMailgun } from './mailgun.ts'
import type { Posted, PostedCall, PostedProof } from './posted-mail.ts'
import { readPostmark } from './postmark.ts'
import { readSendGrid } from './sendgrid.ts'
import { readSes, type SesResult } from './ses.ts'

// Runs in a worker thread of read-posted.ts.

export type PostedJob = { provider: MailProvider; call: PostedCall; proof: PostedProof }
export type PostedResult = Posted | SesResult

function read({ provider, call, proof }: PostedJob): PostedResult {
  if (provider === 'postmark') return readPostmark(call, proof)
  if (provider === 'mailgun') return readMailgun(call, proof)
  if (provider === 'sendgrid') return readSendGrid(call, proof)
  return provider === 'ses' ? readSes(call, proof) : { kind: 'refused' }
}

// Let errors end the thread: the reader tells of that.
parentPort?.on('message', (job: PostedJob) => {
  const { buffer, byteOffset, byteLength } = job.call.body
  const body = Buffer.from(buffer, byteOffset, byteLength)
  const result = read({ ...job, call: { ...job.call, body } })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(result)
})
