import type { ErrorCode } from '#shared/errors.ts'
import { type Said, say, textKey, type Words, wordsIn } from '#shared/words/catalogue.ts'

type Options = {
  fields?: Record<string, Said>
  /** Put into the answer beside code and message, such as the current state after a conflict. */
  extra?: Record<string, unknown>
  retryAfterSeconds?: number
  cause?: unknown
}

/**
 * Ends the request with this code and a message that is fit for the user. `message` itself is
 * English, for the log; `tellIn` has the language of the request.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly #said: Said
  readonly #fields: Record<string, Said> | undefined
  readonly extra: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, said: Said, options: Options = {}) {
    super(say(wordsIn('en'), said), { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.#said = said
    this.#fields = options.fields
    this.extra = options.extra
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  tellIn(words: Words): { message: string; fields: Record<string, string> | undefined } {
    return { message: say(words, this.#said), fields: this.#fields && sayEach(words, this.#fields) }
  }
}

function sayEach(words: Words, fields: Record<string, Said>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, say(words, said)]))
}

export function invalidInput(fields: Record<string, Said>): AppError {
  return new AppError('invalid_input', Object.values(fields)[0] ?? textKey('server.checkInput'), {
    fields,
  })
}

/** Answers for another's things like for missing ones, so that ids cannot be probed. */
export function notFound(said: Said = textKey('server.nothingHere')): AppError {
  return new AppError('not_found', said)
}
