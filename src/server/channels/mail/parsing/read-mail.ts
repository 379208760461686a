import { createJobThread } from '#server/platform/job-thread.ts'
import {
  type BrokenReason,
  MAX_MAIL_BYTES,
  type ReadingRules,
  type ReadMail,
} from '#server/channels/mail/parsing/mime/mail.ts'
import type { ReadingJob, ReadingResult } from './reading-worker.ts'

const WORKER = new URL('./reading-worker.ts', import.meta.url)
const LIMITS = { timeLimitMs: 30_000, memoryLimitMb: 384 }

/** Larger mails have a thread of their own, so that no other mail waits for one. */
const LARGE_MAIL_BYTES = 1024 * 1024

const readSmall = createJobThread<ReadingJob, ReadingResult>(WORKER, LIMITS)
const readLarge = createJobThread<ReadingJob, ReadingResult>(WORKER, LIMITS)

/** Reads what a mail says. A mail that breaks the reading comes back with the reason. */
export async function readMail(
  raw: Uint8Array,
  rules: ReadingRules,
  { timeLimitMs }: { timeLimitMs?: number } = {},
): Promise<ReadMail | { broken: BrokenReason }> {
  if (raw.byteLength > MAX_MAIL_BYTES) return { broken: 'too-large' }
  const read = raw.byteLength > LARGE_MAIL_BYTES ? readLarge : readSmall
  // A copy, because the bytes are handed over.
  const bytes = new Uint8Array(raw)
  return read({ raw: bytes, rules }, { transfer: [bytes.buffer], timeLimitMs })
}
