import { MAX_TEXT_LENGTH } from '#shared/limits.ts'
import { cleanSubject } from '#shared/tickets/subject-text.ts'

import { toAsciiEmail } from '#server/platform/domain-spelling.ts'
import { automaticKind } from './automatic-kind.ts'
import { readAuthentication } from './authentication.ts'
import { readBounce } from './bounce.ts'
import { chooseFiles } from './choose-files.ts'
import { decodeField } from './encoded-words.ts'
import { formSender } from './form-sender.ts'
import { type Field, headOf, instantOf, readHead, topValue, valuesOf } from './head.ts'
import type { BrokenReason, MailAddress, ReadingRules, ReadMail, Sender } from './mail.ts'
import { parseSource, type Source } from './parse-source.ts'
import { readBody, tooLong } from './read-body.ts'
import { remarksOn } from './remarks.ts'
import { readAddresses, readSender } from './sender.ts'

const MAX_ADDRESSES = 200
const MAX_IDS = 100
const MAX_SUBJECT = 500
const LONGEST_SHOWN = 2_000
const LONGEST_ADDRESSES = 100_000

/** Reads what a mail says. It may take long with a hostile one: only the worker thread calls it. */
export function interpretMail(
  raw: Uint8Array,
  rules: ReadingRules,
): ReadMail | { broken: BrokenReason } {
  const source = parseSource(raw)
  if ('broken' in source) return source
  const { types, charset } = source
  const head = readHead(headOf(raw))
  const written = senderOf(head, charset)
  const ofForm = formOf(head, charset, { ...rules, from: written.ok ? written.address : null })
  const from = ofForm ?? written
  const address = from.ok ? from.address : null
  const body = readBody(source.words)
  const found = [...source.files, ...body.pictures.embedded]
  const { files, leftOut } = chooseFiles(found, body.pictures)
  const isSilent = body.text === '' && body.quoted === null && found.length === 0
  if (isSilent && source.isGarbled) return { broken: 'unreadable' }
  const automatic = automaticKind(head, { ...rules, from: address })
  const kind = automatic?.kind ?? null
  const bounce = kind === 'bounce' ? bounceOf(head, source, wordsOf(body)) : null
  return {
    from,
    to: addressesOf(head, 'to', charset),
    cc: addressesOf(head, 'cc', charset),
    subject: oneLine(decodeField(valuesOf(head, 'subject').at(-1) ?? '', charset)).slice(
      0,
      MAX_SUBJECT,
    ),
    messageId: idsIn(valuesOf(head, 'message-id').slice(0, 1))[0] ?? null,
    inReplyTo: idsIn(valuesOf(head, 'in-reply-to')),
    references: idsIn(valuesOf(head, 'references')),
    date: dateOf(head),
    text: body.text.slice(0, MAX_TEXT_LENGTH).toWellFormed(),
    quoted: body.quoted?.slice(0, MAX_TEXT_LENGTH).toWellFormed() ?? null,
    html: body.html,
    files,
    leftOut: [...leftOut, ...tooLong(body)],
    remarks: [
      ...remarksOn({ contentType: topValue(head, 'content-type'), types, text: body.text }),
      ...body.remarks,
    ],
    // The news that a mail arrived is no bounce.
    automatic: kind === 'bounce' && bounce === null ? 'auto-reply' : kind,
    isDoubtful: automatic?.isSure === false,
    isForm: ofForm !== null,
    bounce,
    // What vouches for our own address says nothing of the one that a visitor gave.
    authentication: readAuthentication(head, {
      trustedServer: rules.trustedServer,
      resultsBelow: rules.resultsBelow,
      address: ofForm ? null : address,
    }),
  }
}

function senderOf(head: Field[], charset: string | undefined): Sender {
  const values = valuesOf(head, 'from')
  const found = readSender(values, charset)
  const shown = oneLine(decodeField(values.join(' ').slice(0, LONGEST_SHOWN), charset)).slice(
    0,
    200,
  )
  if (!found.ok) return { ...found, shown }
  const address = toAsciiEmail(found.address)
  if (address === undefined) return { ok: false, reason: 'unreadable-from', shown }
  return { ok: true, address, name: oneLine(found.name).slice(0, 200) }
}

function formOf(
  head: Field[],
  charset: string | undefined,
  own: Parameters<typeof formSender>[1],
): Sender | null {
  const address = formSender(head, own)
  if (address === null) return null
  const [named] = readAddresses(
    (valuesOf(head, 'reply-to')[0] ?? '').slice(0, LONGEST_SHOWN),
    charset,
  )
  return { ok: true, address, name: oneLine(named?.name ?? '').slice(0, 200) }
}

/** Also what is folded: the mail that came back may be quoted. */
function wordsOf({ text, quoted }: Pick<ReadMail, 'text' | 'quoted'>): string {
  return [text, quoted ?? ''].join('\n')
}

function bounceOf(head: Field[], { files }: Source, text: string) {
  const partOf = (type: RegExp) =>
    files.find(({ contentType }) => type.test(contentType))?.bytes.toString('utf8') ?? null
  return readBounce({
    status: partOf(/^message\/(?:global-)?delivery-status/),
    returned: partOf(
      /^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/rfc822-headers)/,
    ),
    answered: [...valuesOf(head, 'in-reply-to'), ...valuesOf(head, 'references')],
    failedRecipients: topValue(head, 'x-failed-recipients'),
    text,
  })
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

function idsIn(values: string[]): string[] {
  const found = values.flatMap((value) => [...value.matchAll(/<([^<>\s\0]{1,998})>/g)])
  return found.map(([, id = '']) => id).slice(-MAX_IDS)
}

function dateOf(head: Field[]): Date | null {
  const date = new Date(instantOf(valuesOf(head, 'date')[0] ?? ''))
  return Number.isNaN(date.getTime()) ? null : date
}

function oneLine(text: string): string {
  return cleanSubject(text.replaceAll(/[\s\p{Cc}]+/gu, ' '))
}
