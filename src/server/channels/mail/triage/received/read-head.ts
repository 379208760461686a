import { cleanSubject } from '#shared/tickets/subject-text.ts'

import { doublesKey } from '#server/channels/mail/parsing/headers/doubles-key.ts'
import { readHead, valuesOf } from '#server/channels/mail/parsing/mime/head.ts'
import { decodeField } from '#server/channels/mail/parsing/mime/encoded-words.ts'

type MailHead = {
  /** The same for every copy of a mail, in any mailbox. */
  mark: string
  messageId: string | null
  fromAddress: string | null
  subject: string
}

const LONGEST_SHOWN = 500
/** No more of a field is looked at: a hostile one would hold up the process, which does nothing else meanwhile. */
const LONGEST_READ = 2_000

/** Reads the headers that distinguish a mail from others, and its name until it is read. */
export function readMailHead(
  bytes: Buffer,
  beside: { start: Uint8Array; receivedAt: Date },
): MailHead {
  const head = bytes.toString('latin1')
  const fields = readHead(head)
  const first = (name: string) => (valuesOf(fields, name)[0] ?? '').slice(0, LONGEST_READ)
  const id = /<([^<>]+)>/.exec(first('message-id'))?.[1] ?? first('message-id')
  const [address] = /[^\s<>"(),;:]+@[^\s<>"(),;:]+/.exec(first('from')) ?? []
  return {
    mark: doublesKey(head, beside),
    messageId: shown(id) || null,
    fromAddress: address === undefined ? null : shown(address.toLowerCase()),
    subject: shown(cleanSubject(decodeField(first('subject')))),
  }
}

/** PostgreSQL stores no NUL. */
function shown(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, LONGEST_SHOWN)
    .toWellFormed()
    .trim()
}
