import type { ErrorCode } from '#shared/errors.ts'

import { plural } from './language.ts'

// Answers of the server to any request.

export const checkInput = 'Check your entries'
export const nothingHere = 'Nothing found at this address.'
export const tooLarge = 'This request is too large.'
export const notHttp = 'The request couldn’t be read or didn’t arrive in time.'
export const unreadable = 'The request couldn’t be read. Send well-formed JSON.'
export const mediaType = 'Send application/json, or multipart/form-data where files are accepted.'
export const wrongLength = 'The body’s length doesn’t match its Content-Length.'
export const noBoundary = 'The multipart boundary is missing.'
export const pageTooOld = 'This page has been open too long. Reload it and try again.'
export const takeCursor = 'Use the cursor from the previous page’s Link header'
export const badKey = 'Enter a key of 1 to 200 visible characters'
export const keyUnderWay = 'The same request is already being processed. Please wait a moment.'
export const keyUsed = 'This Idempotency-Key was already used for a different request.'
export const tryInSeconds = (seconds: number) =>
  plural(seconds, {
    one: `Too many attempts. Please try again in ${seconds} second.`,
    other: `Too many attempts. Please try again in ${seconds} seconds.`,
  })
export const tryInMinutes = (minutes: number) =>
  plural(minutes, {
    one: `Too many attempts. Please try again in ${minutes} minute.`,
    other: `Too many attempts. Please try again in ${minutes} minutes.`,
  })

// Problems of the server.
export const databaseAway =
  'Portico can’t reach its database right now. Please try again in a few seconds.'
export const upgrading = 'Portico is being upgraded. Please try again in a minute.'
export const tooSlow =
  'This took too long, so it was stopped. Please narrow your request, or try again later.'
export const diskFull =
  'The server’s disk is full, so nothing can be saved right now. Please try again later.'
export const storeAway =
  'Portico can’t reach its file store right now. Please try again in a few seconds.'
export const fileMissing =
  'This file can’t be opened right now. Try again in a minute. If it still can’t be opened, contact support.'
export const storeFull =
  'There’s no space for files right now. Send your message without files or try again later.'
export const internal = 'Something went wrong'

// Files.
export const brokenOff = 'The upload was interrupted. Please try again.'
export const tooManyFiles = (most: number) => `Attach up to ${most} files`
export const noFilesHere = 'Files aren’t allowed here'
export const fieldTooLong = (field: string) => `${field} is too long.`
export const fileTooLarge = (file: string) => `“${file}” is larger than 10 MB.`
export const eachFile = 'Each file must be 10 MB or less'

// A page in place of an answer, for a person who follows a link.
export const toSignIn = 'Go to the sign-in page'
export const toStart = 'Go to the home page'
export const titles: Record<ErrorCode, string> = {
  invalid_input: 'Bad Request',
  unauthenticated: 'Unauthorized',
  invalid_credentials: 'Unauthorized',
  second_factor_required: 'Unauthorized',
  forbidden: 'Forbidden',
  confirmation_required: 'Forbidden',
  sign_in_again: 'Forbidden',
  password_not_allowed: 'Forbidden',
  second_factor_missing: 'Forbidden',
  csrf: 'Forbidden',
  not_found: 'Page Not Found',
  method_not_allowed: 'Method Not Allowed',
  conflict: 'Conflict',
  ticket_closed: 'Conflict',
  ticket_moved_on: 'Conflict',
  too_large: 'Payload Too Large',
  unsupported_media_type: 'Unsupported Media Type',
  idempotency_mismatch: 'Unprocessable Entity',
  rate_limited: 'Too Many Requests',
  internal: 'Internal Server Error',
  unavailable: 'Service Unavailable',
}

// Problems of a field whose schema has no text.
export const checkField = 'Check this field'
export const required = 'This field is required'
export const noSuchField = 'Unknown field'
export const giveOneOf = (values: string[]) => `Enter ${values.join(' or ')}`
export const giveKind = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Enter true or false',
  array: 'Enter a list',
  object: 'Enter a group of fields',
}
export const giveFormat = {
  date: 'Enter a date in the format YYYY-MM-DD',
  datetime: 'Enter a time, such as 2026-01-31T09:00:00.000Z',
  email: 'Enter an email address',
  url: 'Enter a web address',
}
export const atMost = {
  string: (limit: string) => `This must be ${limit} characters or less`,
  array: (limit: string) => `Enter up to ${limit} items`,
  other: (limit: string) => `This must be ${limit} or less`,
}
export const atLeast = {
  string: (limit: string) => `Enter at least ${limit} characters`,
  array: (limit: string) => `Enter at least ${limit} items`,
  other: (limit: string) => `This must be ${limit} or more`,
}
