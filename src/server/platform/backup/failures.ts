import { factsOf } from '#server/platform/error-facts.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isDatabaseAway } from '#server/platform/db/pool/database-away.ts'
import { StartError } from '#server/platform/start-error.ts'

// Node's error codes for a full disk of this machine, and PostgreSQL's disk_full for its own.
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

export function isDiskFull(error: unknown): boolean {
  const { code } = factsOf(causeOf(error))
  return DISK_FULL.has(code ?? '')
}

/**
 * Returns a line for the operator when the database or the file store is unavailable; otherwise the
 * error itself.
 */
export function explainOutage(error: unknown): unknown {
  const { message } = factsOf(causeOf(error))
  if (error instanceof AppError) {
    return new StartError(
      `The file store cannot be used: ${message}. Check that it is running and has free space, then start again.`,
      { cause: error },
    )
  }
  if (!isDatabaseAway(error)) return error
  return new StartError(
    `The connection to the database was lost: ${message}. Check that it is running, then start again.`,
    { cause: error },
  )
}

/** Unwraps the cause: a file store's message is written for the users of the portal. */
function causeOf(error: unknown): unknown {
  return error instanceof AppError ? error.cause : error
}
