import { ApiError, errorMessage, isNetworkError, textOfAnswer } from '#web/lib/api-error.ts'

export const UNREACHABLE = 'Unable to connect to server. Please try again later.'

/** What to say when somebody could not be sent to their identity provider (specification section 8). */
export function loginFailure(error: unknown): string {
  if (isNetworkError(error)) return UNREACHABLE
  if (!(error instanceof ApiError) || error.status === 0) return errorMessage(error)
  return error.fields.email ?? textOfAnswer(error.body) ?? 'Authentication failed'
}
