import type { Readable } from 'node:stream'

import type { Deps } from '#server/deps.ts'
import type {
  BrokenReason,
  ReadingRules,
  ReadMail,
} from '#server/channels/mail/parsing/mime/mail.ts'

/** Reads what a mail says, apart from everything else, so that one that breaks it harms no other. */
export type MailReader = (
  raw: Uint8Array,
  rules: ReadingRules,
) => Promise<ReadMail | { broken: BrokenReason }>

export type TriageDeps = Pick<Deps, 'db' | 'files' | 'now' | 'log' | 'cookieSecret' | 'mail'> & {
  readMail: MailReader
}

export async function readAll(content: Readable): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(content))
}
