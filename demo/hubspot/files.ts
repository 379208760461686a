import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import path from 'node:path'

import type { Account } from './account.ts'
import { HubSpotError, missing } from './hubspot-error.ts'

export type HubSpotFile = {
  id: string
  /** Without its extension, as HubSpot keeps it. */
  name: string
  extension: string
  folder: string
  contentType: string
  content: Buffer
  /** Files that agents attach in HubSpot itself are hidden: reading them takes a scope of its own. */
  access: string
  createdAt: number
}

const SECRET = 'the emulator signs its own addresses'

export type NewFile = {
  /** With its extension. */
  filename: string
  folder: string
  contentType: string
  content: Buffer
  access: string
  whenThere?: 'NONE' | 'REJECT' | 'RETURN_EXISTING'
}

export function storeFile(
  account: Account,
  { filename, whenThere = 'NONE', ...given }: NewFile,
): HubSpotFile {
  const { name, ext } = path.posix.parse(filename)
  const existing = findFileAt(account, `${given.folder}/${filename}`)
  if (existing && whenThere === 'RETURN_EXISTING') return existing
  if (existing && whenThere === 'REJECT') {
    throw new HubSpotError(409, `A file with this name exists. Existing ID: ${existing.id}`, {
      category: 'CONFLICT',
    })
  }
  const file: HubSpotFile = {
    ...given,
    // Without a rule for duplicates HubSpot gives the second file another name.
    name: existing ? `${name}-${account.files.size}` : name,
    extension: ext.slice(1),
    id: account.nextId(),
    createdAt: account.now(),
  }
  account.files.set(file.id, file)
  return file
}

export function getFile(account: Account, id: string): HubSpotFile {
  const found = account.files.get(id)
  if (!found) throw missing(`file ${id} was not found`)
  return found
}

export function findFileAt(account: Account, filePath: string): HubSpotFile | undefined {
  const wanted = filePath.replace(/^\/?/, '/')
  return [...account.files.values()].find((file) => pathOf(file) === wanted)
}

function pathOf({ folder, name, extension }: HubSpotFile): string {
  return `${folder.replace(/^\/?/, '/')}/${name}${extension ? `.${extension}` : ''}`
}

export function presentFile(file: HubSpotFile) {
  const { id, name, extension, content, contentType, access, createdAt } = file
  return {
    id,
    name,
    extension,
    path: pathOf(file),
    size: content.length,
    // A category and not a MIME type, as HubSpot has it.
    type: categoryOf(contentType),
    encoding: 'binary',
    access,
    isUsableInContent: false,
    archived: false,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(createdAt).toISOString(),
    fileMd5: createHash('md5').update(content).digest('hex'),
    url: null,
  }
}

/** An address that anybody may read the file at until it expires. */
export function signedUrl(
  account: Account,
  { file, origin, seconds }: { file: HubSpotFile; origin: string; seconds: number },
) {
  if (file.access.startsWith('HIDDEN') && !account.settings.scopes.has('files.ui_hidden.read')) {
    throw missing(`file ${file.id} was not found`)
  }
  const expiresAt = account.now() + seconds * 1000
  const query = new URLSearchParams({
    expires: String(expiresAt),
    signature: signatureOf(file.id, expiresAt),
  })
  const { name, extension, content, contentType } = file
  return {
    url: `${origin}/signed-files/${file.id}?${query}`,
    name,
    extension,
    size: content.length,
    type: categoryOf(contentType),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

/** Returns the file of a signed address that is still good. */
export function fileOfSignedUrl(account: Account, url: URL): HubSpotFile | undefined {
  const id = url.pathname.split('/').at(-1) ?? ''
  const expiresAt = Number(url.searchParams.get('expires'))
  const given = Buffer.from(url.searchParams.get('signature') ?? '')
  const expected = Buffer.from(signatureOf(id, expiresAt))
  const isGood = given.length === expected.length && timingSafeEqual(given, expected)
  return isGood && account.now() < expiresAt ? account.files.get(id) : undefined
}

function signatureOf(id: string, expiresAt: number): string {
  return createHmac('sha256', SECRET).update(`${id}.${expiresAt}`).digest('base64url')
}

function categoryOf(contentType: string): string {
  if (contentType.startsWith('image/')) return 'IMG'
  if (contentType.startsWith('video/')) return 'MOVIE'
  return contentType.startsWith('text/') || contentType.includes('pdf') ? 'DOCUMENT' : 'OTHER'
}
