import type { ErrorCode } from '#shared/errors.ts'

type Options = {
  fields?: Record<string, string>
  /** Put into the answer beside code and message, such as the current state after a conflict. */
  extra?: Record<string, unknown>
  retryAfterSeconds?: number
  cause?: unknown
}

/** Ends the request with this code and a message that is fit for the user. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly extra: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.extra = options.extra
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

export function invalidInput(fields: Record<string, string>): AppError {
  return new AppError('invalid_input', Object.values(fields)[0] ?? 'Check what you entered', {
    fields,
  })
}

/** What is someone else's answers like what is missing, so that ids cannot be probed. */
export function notFound(message = 'There is nothing at this address.'): AppError {
  return new AppError('not_found', message)
}
