import { cleanSubject } from '#shared/tickets/subject-text.ts'

import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { type Field, valuesOf } from '#server/channels/mail/parsing/mime/head.ts'
import type { MailAddress, ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import { readAddresses } from './sender.ts'

const MAX_ADDRESSES = 200
const MAX_IDS = 100
const LONGEST_ADDRESSES = 100_000

type Answering = Pick<ReadMail, 'to' | 'cc' | 'inReplyTo' | 'references'>

/** Reads from a mail's head to whom it was sent, and what it answers. */
export function readAnswering(head: Field[], charset?: string): Answering {
  return {
    to: addressesOf(head, 'to', charset),
    cc: addressesOf(head, 'cc', charset),
    inReplyTo: idsIn(valuesOf(head, 'in-reply-to')),
    references: idsIn(valuesOf(head, 'references')),
  }
}

export function idsIn(values: string[]): string[] {
  const found = values.flatMap((value) => [...value.matchAll(/<([^<>\s\0]{1,998})>/g)])
  return found.map(([, id = '']) => id).slice(-MAX_IDS)
}

function addressesOf(head: Field[], name: string, charset: string | undefined): MailAddress[] {
  const written = valuesOf(head, name).join(', ').slice(0, LONGEST_ADDRESSES)
  return readAddresses(written, charset)
    .flatMap(({ address, name: shown }) => {
      const ascii = toAsciiEmail(address)
      return ascii !== undefined && address.includes('@')
        ? [{ address: ascii, name: oneLine(shown) }]
        : []
    })
    .slice(0, MAX_ADDRESSES)
}

export function oneLine(text: string): string {
  return cleanSubject(text.replaceAll(/[\s\p{Cc}]+/gu, ' '))
}
