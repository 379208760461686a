import {
  isDatabaseAway,
  isDatabaseFull,
  isTooSlow,
} from '#server/platform/db/pool/database-away.ts'
import { JOB_FAILURES } from './job-failure-words.ts'

/** Why a job failed, in words that an administrator may read: no address, no secret, no text of anybody. */
export class JobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'JobError'
  }
}

/** Thrown in the transaction of an effect that another attempt has committed: rolls this one back. */
export class AlreadyDone extends Error {}

/** Returns the stored text of a failure. Errors that were not written for people may hold anything. */
export function describeFailure(error: unknown): string {
  if (error instanceof JobError) return error.message
  const { jobFailures: failures } = JOB_FAILURES
  if (isDatabaseAway(error)) return failures.databaseAway
  if (isDatabaseFull(error)) return failures.databaseFull
  if (isTooSlow(error)) return failures.databaseSlow
  const { name = 'Error', code } = error instanceof Error ? withCode(error) : {}
  return JOB_FAILURES.brokeOff([name, code].filter(Boolean).join(' '))
}

function withCode(error: Error): { name: string; code?: string } {
  const code = 'code' in error ? error.code : undefined
  return { name: error.name, ...(typeof code === 'string' && { code }) }
}
