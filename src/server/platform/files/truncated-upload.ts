import { AppError } from '#server/platform/app-error.ts'

/** A body that ended too early, or that is not the form it says it is. */
export function brokenOff(cause: unknown): AppError {
  return new AppError(
    'invalid_input',
    'What you sent did not arrive completely. Please send it again.',
    { cause },
  )
}
