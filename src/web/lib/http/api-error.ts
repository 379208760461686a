import * as words from '#words/ui.ts'
import type { ErrorBody, ErrorCode } from '#shared/errors.ts'

type ApiErrorCode = ErrorCode | 'network' | 'aborted' | 'timeout' | 'unreadable_file' | 'unknown'

/** A call that failed. The message is fit for the user. */
export class ApiError extends Error {
  /** 0 when there was no answer. */
  readonly status: number
  readonly code: ApiErrorCode
  /** The message of every wrong field. */
  readonly fields: Record<string, string>
  /** All of the answer: some say more beside the code. */
  readonly body: unknown

  constructor(
    message: string,
    details: {
      status: number
      code: ApiErrorCode
      fields?: Record<string, string>
      body?: unknown
    },
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'ApiError'
    this.status = details.status
    this.code = details.code
    this.fields = details.fields ?? {}
    this.body = details.body
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function given(body: unknown): Partial<Record<keyof ErrorBody, unknown>> {
  return typeof body === 'object' && body !== null ? body : {}
}

/** The answer's message, then its error (specification section 8). */
export function textOfAnswer(body: unknown): string | undefined {
  return textOf(given(body).message) ?? textOf(given(body).error)
}

// In Portico's place a proxy has answered, with a page of its own or nothing.
const AWAY = [502, 503, 504]

/** The error of a refusal, with its own text or a general one. */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  const isAway = AWAY.includes(status)
  const message = textOfAnswer(body) ?? (isAway ? words.serverAway : words.somethingWrong)
  return new ApiError(message, {
    status,
    // Only compared with known codes, so an unknown one does no harm.
    code:
      (textOf(given(body).error) as ErrorCode | undefined) ?? (isAway ? 'unavailable' : 'unknown'),
    // The server's contract: names to messages.
    fields: (given(body).fields ?? {}) as Record<string, string>,
    body,
  })
}

export function networkError(cause?: unknown): ApiError {
  return new ApiError(words.networkError, { status: 0, code: 'network' }, { cause })
}

export function abortedError(cause?: unknown): ApiError {
  return new ApiError(words.requestAborted, { status: 0, code: 'aborted' }, { cause })
}

export function timeoutError(timeoutMs: number, cause?: unknown): ApiError {
  return new ApiError(words.tookTooLong(timeoutMs), { status: 0, code: 'timeout' }, { cause })
}

/** Returns a message for the user about anything that was thrown. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : undefined
  return textOf(message) ?? words.unexpectedError
}

export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network'
}

/** Returns whether the user stopped it, which is not a failure to report. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'aborted'
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}
