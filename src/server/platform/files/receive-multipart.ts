import type { FastifyRequest } from 'fastify'

import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'

import { factsOf } from '#server/platform/error-facts.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { TenantUser } from '#server/platform/db/as-role.ts'
import { type ReceivedFile, receiveUpload, settleUploads, truncatedUpload } from './uploads.ts'
import { decodeFormFilename } from './filename.ts'

const MAX_FIELD_BYTES = 4 * 65_536

/**
 * Reads a multipart body. Fields become text (comma-joined lists such as `categories` become lists); files
 * are streamed to the store one after the other. Deletes the stored files again if the body turns
 * out to be invalid.
 */
export async function receiveMultipart(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'log'>,
  viewer: TenantUser,
  request: FastifyRequest,
  filesField: string,
): Promise<{ body: Record<string, unknown>; files: ReceivedFile[] }> {
  const body = new Map<string, unknown>()
  const files: ReceivedFile[] = []
  try {
    for await (const part of readParts(request)) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw new AppError('too_large', (words) => words.server.fieldTooLong(part.fieldname))
        body.set(part.fieldname, readField(part.fieldname, part.value))
        continue
      }
      // Skip the nameless part that a form sends for an empty file control.
      if (part.filename === undefined || part.filename === '') {
        part.file.resume()
        continue
      }
      if (part.fieldname !== filesField)
        throw invalidInput({ [part.fieldname]: (words) => words.server.noFilesHere })
      if (files.length === MAX_ATTACHMENTS) throw tooMany(filesField)
      files.push(
        await receiveUpload(deps, viewer, {
          filename: decodeFormFilename(part.filename),
          contentType: part.mimetype,
          content: part.file,
        }),
      )
      if (part.file.truncated) {
        throw tooLarge(filesField, files.at(-1)?.filename ?? '')
      }
    }
    return { body: Object.fromEntries(body), files }
  } catch (error) {
    // Keep reading to the end: a browser reads the answer only after it has sent everything.
    request.raw.unpipe()
    request.raw.resume()
    await settleUploads(deps, viewer, files)
    throw error
  }
}

function tooMany(field: string): AppError {
  return invalidInput({ [field]: (words) => words.server.tooManyFiles(MAX_ATTACHMENTS) })
}

function tooLarge(field: string, filename: string): AppError {
  return new AppError('too_large', (words) => words.server.fileTooLarge(filename), {
    fields: { [field]: (words) => words.server.eachFile },
  })
}

async function* readParts(request: FastifyRequest) {
  try {
    yield* request.parts({
      // Without this the parser drops a file named `..` silently.
      preservePath: true,
      limits: { fileSize: MAX_ATTACHMENT_BYTES, fieldSize: MAX_FIELD_BYTES, fields: 20, parts: 40 },
    })
  } catch (error) {
    // Errors with a status are the parser's refusals. Any other error means that the body was
    // truncated or malformed.
    const isRefusal = factsOf(error).statusCode !== undefined
    throw isRefusal ? error : truncatedUpload(error)
  }
}

const SWITCHES = ['confidential']
const LISTS = ['categories', 'participants', 'heldFiles', 'seenWaiting']

function readField(name: string, value: unknown): unknown {
  if (SWITCHES.includes(name) && (value === 'true' || value === 'false')) return value === 'true'
  if (!LISTS.includes(name) || typeof value !== 'string') return value
  return value
    .split(',')
    .map((category) => category.trim())
    .filter((category) => category !== '')
}
