import type { FastifyError, FastifyRequest } from 'fastify'

import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'

import { AppError, invalidInput } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { TenantUser } from '#server/platform/db/as-role.ts'
import { brokenOff } from './truncated-upload.ts'
import { decodeFormFilename } from './filename.ts'
import { type ReceivedFile, receiveUpload, settleUploads } from './uploads.ts'

const MAX_FIELD_BYTES = 4 * 65_536
const TOO_MANY = `Attach at most ${MAX_ATTACHMENTS} files`

/**
 * Reads a multipart body: fields as text (`categories` comma-joined becomes a list), files streamed
 * to the store one after the other. Whatever was stored is deleted again if the body turns out wrong.
 */
export async function receiveMultipart(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'log'>,
  viewer: TenantUser,
  request: FastifyRequest,
  filesField: string,
): Promise<{ body: Record<string, unknown>; files: ReceivedFile[] }> {
  const body: Record<string, unknown> = {}
  const files: ReceivedFile[] = []
  try {
    for await (const part of readParts(request)) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new AppError('too_large', `${part.fieldname} is too long.`)
        body[part.fieldname] = readField(part.fieldname, part.value)
        continue
      }
      // A form's file control that was left empty sends a part without a name.
      if (part.filename === undefined || part.filename === '') {
        part.file.resume()
        continue
      }
      if (part.fieldname !== filesField)
        throw invalidInput({ [part.fieldname]: 'No files are taken here' })
      if (files.length === MAX_ATTACHMENTS) throw invalidInput({ [filesField]: TOO_MANY })
      files.push(
        await receiveUpload(deps, viewer, {
          filename: decodeFormFilename(part.filename),
          contentType: part.mimetype,
          content: part.file,
        }),
      )
      if (part.file.truncated) {
        throw new AppError('too_large', `"${files.at(-1)?.filename}" is larger than 10 MB.`, {
          fields: { [filesField]: 'Each file can be at most 10 MB' },
        })
      }
    }
    return { body, files }
  } catch (error) {
    // A browser reads the answer only after it has sent everything.
    request.raw.unpipe()
    request.raw.resume()
    await settleUploads(deps, viewer, files)
    throw error
  }
}

async function* readParts(request: FastifyRequest) {
  try {
    yield* request.parts({
      // Otherwise the parser takes the name `..` for none, and the file would be gone unsaid.
      preservePath: true,
      limits: { fileSize: MAX_ATTACHMENT_BYTES, fieldSize: MAX_FIELD_BYTES, fields: 20, parts: 40 },
    })
  } catch (error) {
    // The parser says what it refuses; all else is a body that it could not read to its end.
    const isRefusal = (error as Partial<FastifyError>).statusCode !== undefined
    throw isRefusal ? error : brokenOff(error)
  }
}

function readField(name: string, value: unknown): unknown {
  if (name !== 'categories' || typeof value !== 'string') return value
  return value
    .split(',')
    .map((category) => category.trim())
    .filter((category) => category !== '')
}
