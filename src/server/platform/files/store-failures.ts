import { AppError } from '#server/platform/app-error.ts'

const AWAY_RETRY_SECONDS = 5
const FULL_RETRY_SECONDS = 60

/** The file store cannot be reached or cannot answer. Retrying later helps. */
export function storeAway(cause: unknown): AppError {
  return new AppError('unavailable', (words) => words.server.storeAway, {
    retryAfterSeconds: AWAY_RETRY_SECONDS,
    cause,
  })
}

/** The store has no room for another file. Stored files can still be read. */
export function storeFull(cause: unknown): AppError {
  return new AppError('unavailable', (words) => words.server.storeFull, {
    retryAfterSeconds: FULL_RETRY_SECONDS,
    cause,
  })
}
