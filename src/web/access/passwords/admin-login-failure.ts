import { ApiError, errorMessage, isNetworkError } from '#web/lib/api-error.ts'

/** What to say when an administrator could not be signed in (specification section 8). */
export function adminLoginFailure(error: unknown): string {
  if (isNetworkError(error)) return 'Unable to connect to server. Please try again later.'
  if (!(error instanceof ApiError)) return errorMessage(error)
  // These say when to try again.
  if (error.code === 'rate_limited' || error.code === 'unavailable') return error.message
  return 'Invalid email or password'
}
