import { z } from 'zod'

import { type Call, type Route, route } from './api.ts'
import { findFileAt, getFile, presentFile, signedUrl, storeFile } from './files.ts'
import { formOf } from './form-of.ts'
import { invalid, missing } from './hubspot-error.ts'

const UploadOptions = z.object({
  access: z.string(),
  overwrite: z.boolean().optional(),
  duplicateValidationStrategy: z.enum(['NONE', 'REJECT', 'RETURN_EXISTING']).default('NONE'),
  duplicateValidationScope: z.enum(['ENTIRE_PORTAL', 'EXACT_FOLDER']).default('EXACT_FOLDER'),
})

const FILES = '/files/{v}/files'

export const fileRoutes: Route[] = [
  route('POST', FILES, upload, ['files']),
  route('GET', `${FILES}/stat/{path*}`, stat, ['files']),
  route('GET', `${FILES}/{id}/signed-url`, sign, ['files']),
  route('GET', `${FILES}/{id}`, read, ['files']),
  route('DELETE', `${FILES}/{id}`, remove, ['files']),
]

async function upload({ account, body, contentType }: Call) {
  const form = await formOf(body, contentType)
  const file = form.get('file')
  const folder = form.get('folderPath') ?? form.get('folderId')
  const options = UploadOptions.safeParse(jsonOrNull(form.get('options')))
  if (!(file instanceof File)) throw invalid('file is required')
  if (typeof folder !== 'string') throw invalid('folderId or folderPath is required')
  if (!options.success) throw invalid(`options: ${z.prettifyError(options.error)}`)
  const named = form.get('fileName')
  const stored = storeFile(account, {
    filename: typeof named === 'string' && named ? named : file.name,
    folder,
    contentType: file.type || 'application/octet-stream',
    content: Buffer.from(await file.arrayBuffer()),
    access: options.data.access,
    whenThere: options.data.duplicateValidationStrategy,
  })
  return { status: 201, body: presentFile(stored) }
}

function jsonOrNull(value: FormDataEntryValue | null): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : null
  } catch {
    return null
  }
}

function stat({ account, params }: Call) {
  const file = findFileAt(account, params.path ?? '')
  if (!file) throw missing(`nothing was found at ${params.path}`)
  return { status: 200, body: { file: presentFile(file) } }
}

function read({ account, params }: Call) {
  return { status: 200, body: presentFile(getFile(account, params.id ?? '')) }
}

function sign({ account, params, url, origin }: Call) {
  const given = url.searchParams.get('expirationSeconds')
  const seconds = given === null ? account.settings.signedUrlSeconds : Number(given)
  return {
    status: 200,
    body: signedUrl(account, { file: getFile(account, params.id ?? ''), origin, seconds }),
  }
}

function remove({ account, params }: Call) {
  account.files.delete(getFile(account, params.id ?? '').id)
  return { status: 204 }
}
