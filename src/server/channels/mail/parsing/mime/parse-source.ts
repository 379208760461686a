import mime from 'mime'

import type { FoundFile } from './choose-files.ts'
import { decodeField } from './encoded-words.ts'
import { findTexts, type Words } from './find-texts.ts'
import { type BrokenReason, MAX_MAIL_BYTES } from './mail.ts'
import { type Part, readParts } from './mime-parts.ts'

export type Source = {
  words: Words[]
  files: FoundFile[]
  /** Types of all parts, also of those that are not kept. */
  types: string[]
  /** Which letters the mail's fields may be in. */
  charset: string | undefined
  /** Set when a part of the text is unreadable. */
  isGarbled: boolean
}

/** Takes a mail apart into texts and files. */
export function parseSource(raw: Uint8Array): Source | { broken: BrokenReason } {
  if (raw.byteLength > MAX_MAIL_BYTES) return { broken: 'too-large' }
  const mail = readParts(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength))
  if (mail === null) return { broken: 'too-deep' }
  const { words, files } = findTexts(mail)
  const charset = words[0]?.charset
  return {
    words,
    files: files.map((part) => toFile(part, charset)),
    types: typesOf(mail),
    charset,
    isGarbled: isGarbled(mail),
  }
}

function toFile({ filename, type, content, cid }: Part, charset: string | undefined): FoundFile {
  const name = filename === undefined ? undefined : decodeField(filename, charset)
  const contentType = type.replaceAll('\0', '')
  return {
    filename: name,
    contentType:
      contentType === 'application/octet-stream' && name
        ? (mime.getType(name) ?? contentType)
        : contentType,
    bytes: content,
    cid,
  }
}

function typesOf({ type, parameters, parts }: Part): string[] {
  const kind = parameters.get('smime-type')
  const own = kind === undefined ? type : `${type}; smime-type=${kind}`.toLowerCase()
  return [own, ...parts.flatMap(typesOf)]
}

function isGarbled({ isGarbled: isOwn, parts }: Part): boolean {
  return isOwn || parts.some(isGarbled)
}
