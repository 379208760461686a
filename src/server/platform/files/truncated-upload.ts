import { AppError } from '#server/platform/app-error.ts'

/** Returns the error for an upload that ended too early or is not the form it claims to be. */
export function truncatedUpload(cause: unknown): AppError {
  return new AppError(
    'invalid_input',
    'What you sent did not arrive completely. Please send it again.',
    { cause },
  )
}
