import { createHash } from 'node:crypto'

import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import type { LeftOut } from '#shared/tickets/mail.ts'

import { cleanFilename } from '#server/platform/files/filename.ts'
import type { KnownPicture, MailFile } from './mail.ts'

export type FoundFile = {
  filename: string | undefined
  contentType: string
  bytes: Buffer
  cid: string | null
}

type Shown = { pictures: string[]; quotedPictures: string[] }

/** A detached signature, which the remark `signed` speaks of. */
const SIGNATURES = /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/
const EXTENSIONS = new Map([
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
  ['image/gif', '.gif'],
  ['image/webp', '.webp'],
  ['message/rfc822', '.eml'],
  ['text/calendar', '.ics'],
  ['text/plain', '.txt'],
  ['application/pdf', '.pdf'],
])

/**
 * Chooses as many files of a mail as a comment may have: first the pictures that its new part shows, last those
 * that only its folded part does. Of these the ticket may have some already. What does not fit is named. A
 * picture that stands in several places is one file.
 */
export function chooseFiles(
  found: FoundFile[],
  { pictures, quotedPictures }: Shown,
  known: KnownPicture[],
): { files: MailFile[]; leftOut: LeftOut[] } {
  const files: MailFile[] = []
  const leftOut: LeftOut[] = []
  const kept = new Set<string>()
  const rankOf = ({ cid, contentType }: FoundFile) => {
    if (cid !== null && pictures.includes(cid)) return 0
    return cid !== null && quotedPictures.includes(cid) && isPicture(contentType) ? 2 : 1
  }
  const wanted = found
    .filter(({ contentType }) => !SIGNATURES.test(contentType))
    .map((file) => ({ ...file, rank: rankOf(file) }))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        // Signatures have many small ones.
        (one.rank === 2 ? other.bytes.length - one.bytes.length : 0),
    )

  for (const { rank, ...file } of wanted) {
    const { contentType, bytes, cid } = file
    const filename = nameOf(file)
    const sha256 = isPicture(contentType) ? createHash('sha256').update(bytes).digest('hex') : ''
    const key = `${sha256} ${filename}`
    if (sha256 !== '' && kept.has(key) && rank > 0) continue
    kept.add(key)
    const isFull = files.length >= MAX_ATTACHMENTS
    const isKnown = known.some((one) => isSame(one, { sizeBytes: bytes.length, sha256 }))
    if (rank === 2 && (isKnown || isFull)) leftOut.push({ name: filename, why: 'quoted' })
    else if (bytes.length > MAX_ATTACHMENT_BYTES) leftOut.push({ name: filename, why: 'too-large' })
    else if (isFull) leftOut.push({ name: filename, why: 'too-many' })
    else files.push({ filename, contentType, bytes, cid, isInline: rank === 0 })
  }
  return { files, leftOut }
}

function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/')
}

function isSame(one: KnownPicture, other: KnownPicture): boolean {
  return one.sizeBytes === other.sizeBytes && (one.sha256 ?? other.sha256) === other.sha256
}

function nameOf({ filename, contentType }: FoundFile): string {
  const name = cleanFilename(filename ?? '')
  // Unnamed.
  return name === 'file'
    ? cleanFilename(`${contentType.split('/', 1)[0]}${EXTENSIONS.get(contentType) ?? ''}`)
    : name
}
