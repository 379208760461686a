import { type Attachment, type ParsedMail, simpleParser } from 'mailparser'

import { type BrokenReason, MAX_MAIL_BYTES } from './mail.ts'
import { mendCharset } from './mend-charset.ts'

/** Each level of a mail's structure has a boundary of its own. */
const MAX_BOUNDARIES = 100
const MAX_PARTS = 500

const OPTIONS = {
  // Text beside HTML becomes HTML, or a reader would miss it; its links are left as they are.
  skipTextLinks: true,
  skipHtmlToText: true,
  keepCidLinks: true,
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
  maxChildNodes: MAX_PARTS,
}

export type Source = { mail: ParsedMail; attachments: Attachment[] }

/** Takes a mail apart into texts and files. */
export async function parseSource(raw: Uint8Array): Promise<Source | { broken: BrokenReason }> {
  if (raw.byteLength > MAX_MAIL_BYTES) return { broken: 'too-large' }
  const bytes = mendCharset(raw)
  if (countUpTo(bytes, 'boundary=', MAX_BOUNDARIES) >= MAX_BOUNDARIES) return { broken: 'too-deep' }
  try {
    const mail = await simpleParser(bytes, OPTIONS)
    return { mail, attachments: mail.attachments }
  } catch (error) {
    return { broken: /child nodes/i.test(String(error)) ? 'too-deep' : 'unreadable' }
  }
}

function countUpTo(bytes: Buffer, word: string, limit: number): number {
  let count = 0
  for (let at = bytes.indexOf(word); at >= 0 && count < limit; at = bytes.indexOf(word, at + 1))
    count += 1
  return count
}
