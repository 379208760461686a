import { createHash } from 'node:crypto'

import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import type { LeftOut } from '#shared/tickets/mail.ts'

import { cleanFilename } from '#server/platform/files/filename.ts'
import type { MailFile } from './mail.ts'

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
 * Chooses as many files of a mail as a comment may have: first the pictures that its new part shows. What does
 * not fit is named. A picture that stands in several places is one file.
 */
export function chooseFiles(
  found: FoundFile[],
  { pictures, quotedPictures }: Shown,
): { files: MailFile[]; leftOut: LeftOut[] } {
  const files: MailFile[] = []
  const leftOut: LeftOut[] = []
  const digests = new Set<string>()
  const isShown = ({ cid }: FoundFile) => cid !== null && pictures.includes(cid)
  const wanted = found.filter(({ contentType }) => !SIGNATURES.test(contentType))

  for (const file of wanted.toSorted(
    (one, other) => Number(isShown(other)) - Number(isShown(one)),
  )) {
    const { contentType, bytes, cid } = file
    const filename = nameOf(file)
    const isInline = isShown(file)
    const digest = createHash('sha256').update(bytes).digest('base64')
    const isPicture = contentType.startsWith('image/')
    if (isPicture && digests.has(digest) && !isInline) continue
    digests.add(digest)
    if (cid !== null && quotedPictures.includes(cid) && isPicture)
      leftOut.push({ name: filename, why: 'quoted' })
    else if (bytes.length > MAX_ATTACHMENT_BYTES) leftOut.push({ name: filename, why: 'too-large' })
    else if (files.length >= MAX_ATTACHMENTS) leftOut.push({ name: filename, why: 'too-many' })
    else files.push({ filename, contentType, bytes, cid, isInline })
  }
  return { files, leftOut }
}

function nameOf({ filename, contentType }: FoundFile): string {
  const name = cleanFilename(filename ?? '')
  // Nobody named it.
  return name === 'file'
    ? cleanFilename(`${contentType.split('/', 1)[0]}${EXTENSIONS.get(contentType) ?? ''}`)
    : name
}
