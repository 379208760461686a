/** Every `error` code that an answer can carry, with its HTTP status. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  /** The call makes or changes a way in: confirm that it is you, and repeat it. */
  confirmation_required: 403,
  /** The call makes a way in for someone without a password: sign in again at `signInUrl`, and repeat it. */
  sign_in_again: 403,
  /** The password is right, and this account signs in through the identity provider alone. */
  password_not_allowed: 403,
  /** Second factors are compulsory, and this account has none yet. */
  second_factor_missing: 403,
  csrf: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  ticket_closed: 409,
  /** Something newer is in the ticket than the sender has seen. The answer carries it as `comments`. */
  ticket_moved_on: 409,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The body of every failed call. `message` is fit for the user; `fields` names every wrong field. */
export type ErrorBody = {
  error: ErrorCode
  message: string
  fields?: Record<string, string>
}
