import { ApiError, errorMessage } from '#web/lib/api-error.ts'

/** Why a name was not taken, as the problem of its field. */
export function nameProblem(error: unknown): { name: string } {
  return { name: (error instanceof ApiError && error.fields.name) || errorMessage(error) }
}
