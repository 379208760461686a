import { ApiError, errorMessage } from '#web/lib/api-error.ts'

/** Why a name was not taken. */
export function nameProblem(error: Error | null): string | undefined {
  if (error === null) return undefined
  return (error instanceof ApiError ? error.fields.name : undefined) ?? errorMessage(error)
}
