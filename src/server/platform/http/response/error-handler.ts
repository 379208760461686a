import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'

import { type ErrorBody, type ErrorCode, ERROR_STATUS } from '#shared/errors.ts'
import { type TextKey, textKey, wordsIn } from '#shared/words/catalogue.ts'

import { factsOf } from '#server/platform/error-facts.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import {
  isDatabaseAway,
  isDatabaseFull,
  isLockConflict,
  isSilent,
  isTooSlow,
} from '#server/platform/db/pool/database-away.ts'
import { FileMissingError } from '#server/platform/files/file-store.ts'
import { isNavigation, sendErrorPage } from './error-page.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'

const RETRY_AFTER_SECONDS = 5
const UPGRADE_RETRY_SECONDS = 15
const FILE_RETRY_SECONDS = 60

const TOO_LARGE = textKey('server.tooLarge')

const FRAMEWORK_ERRORS = new Map<string, [ErrorCode, TextKey]>(
  Object.entries({
    FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', TOO_LARGE],
    FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', textKey('server.mediaType')],
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_input', textKey('server.wrongLength')],
    FST_ERR_BAD_URL: ['not_found', textKey('server.nothingHere')],
    FST_ERR_MAX_PARAM_LENGTH: ['not_found', textKey('server.nothingHere')],
    FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported_media_type', textKey('server.noBoundary')],
  }),
)

type Options = {
  /** Asked when the database says nothing: another process may be migrating it. */
  isUpgrading?: () => Promise<boolean>
}

/**
 * Turns errors into answers, and is the only place that does: JSON, or a page for a navigation;
 * never a stack.
 */
export function handleErrors(app: FastifyInstance, { isUpgrading }: Options = {}): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const isUpgraded = isSilent(error) && (await isUpgrading?.())
    const known = isUpgraded ? upgrading(error) : translate(error)
    if (known.code === 'internal') request.log.error({ err: error }, 'request failed')
    else if (known.code === 'unavailable') {
      // The cause may only be that the client disconnected.
      const level = reply.raw.destroyed ? 'debug' : 'warn'
      request.log[level]({ err: reasonOf(known) }, 'unavailable')
    }
    return sendError(reply, known)
  })
}

/**
 * Answers an address that is malformed, which the framework refuses before it looks for a route.
 */
export function answerUnroutable(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendError(reply, translate(error))
}

/**
 * Answers bytes that are not HTTP. There is no reply object for them, so this writes to the socket.
 */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'invalid_input'
  // The language of the request is unknown here.
  const { tooLarge, notHttp } = wordsIn('en').server
  const body: ErrorBody = { error: code, message: code === 'too_large' ? tooLarge : notHttp }
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${ERROR_STATUS[code]} ${STATUS_CODES[ERROR_STATUS[code]]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroy(error)
}

export async function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return sendError(reply, notFound())
}

/** Returns what was away, in the words of the library that could not reach it. */
function reasonOf({ cause, message }: AppError): string {
  if (!(cause instanceof Error)) return message
  return cause.message || (factsOf(cause).code ?? cause.name)
}

/** Headers that a file download may have set before it failed. They do not hold for the error. */
const FILE_HEADERS = ['content-disposition', 'content-range', 'accept-ranges', 'etag']

function sendError(reply: FastifyReply, error: AppError) {
  for (const name of FILE_HEADERS) reply.removeHeader(name)
  if (error.retryAfterSeconds !== undefined) reply.header('Retry-After', error.retryAfterSeconds)
  const language = languageOf(reply.request)
  const { message, fields } = error.tellIn(wordsIn(language))
  if (isNavigation(reply.request)) return sendErrorPage(reply, error.code, { message, language })
  const body: ErrorBody = {
    ...error.extra,
    error: error.code,
    message,
    ...(fields && { fields }),
  }
  return reply.code(ERROR_STATUS[error.code]).type('application/json; charset=utf-8').send(body)
}

/** Answers while the database is migrated. Programs find out by `reason`. */
export function upgrading(cause?: unknown): AppError {
  return new AppError('unavailable', textKey('server.upgrading'), {
    retryAfterSeconds: UPGRADE_RETRY_SECONDS,
    extra: { reason: 'upgrading' },
    cause,
  })
}

function translate(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  const framework = FRAMEWORK_ERRORS.get(error.code)
  if (framework) return new AppError(framework[0], framework[1], { cause: error })
  if (isDatabaseAway(error)) {
    return new AppError('unavailable', textKey('server.databaseAway'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    })
  }
  if (isTooSlow(error) || isLockConflict(error)) {
    return new AppError('unavailable', textKey('server.tooSlow'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    })
  }
  if (isDatabaseFull(error)) {
    return new AppError('unavailable', textKey('server.diskFull'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    })
  }
  if (error instanceof FileMissingError) {
    return new AppError('unavailable', textKey('server.fileMissing'), {
      retryAfterSeconds: FILE_RETRY_SECONDS,
      cause: error,
    })
  }
  // Any other error below 500 is the framework's refusal of a malformed request.
  if (error.statusCode === 413) return new AppError('too_large', TOO_LARGE, { cause: error })
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid_input', textKey('server.unreadable'), { cause: error })
  }
  return new AppError('internal', textKey('server.internal'), { cause: error })
}
