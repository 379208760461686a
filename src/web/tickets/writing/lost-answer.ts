import { ApiError } from '#web/lib/api-error.ts'

/** The connection broke, or something on the way answered: the server may have done it all the same. */
export function isAnswerLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'network' || error.code === 'timeout' || error.status >= 500
}
