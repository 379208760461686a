import { MAX_TEXT_LENGTH } from '#shared/limits.ts'
import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { idsIn, oneLine, readAnswering } from '#server/channels/mail/parsing/headers/answering.ts'
import { automaticKind } from '#server/channels/mail/parsing/headers/automatic-kind.ts'
import { readAuthentication } from '#server/channels/mail/parsing/headers/authentication.ts'
import { readBounce } from '#server/channels/mail/parsing/headers/bounce.ts'
import { chooseFiles } from '#server/channels/mail/parsing/mime/choose-files.ts'
import { isReplySubject } from '#server/channels/mail/parsing/quotes/desk-knowledge.ts'
import { decodeField } from '#server/channels/mail/parsing/mime/encoded-words.ts'
import { formSender } from '#server/channels/mail/parsing/headers/form-sender.ts'
import {
  type Field,
  headOf,
  instantOf,
  readHead,
  topValue,
  valuesOf,
} from '#server/channels/mail/parsing/mime/head.ts'
import type {
  BrokenReason,
  ReadingRules,
  ReadMail,
  Sender,
} from '#server/channels/mail/parsing/mime/mail.ts'
import { parseSource, type Source } from '#server/channels/mail/parsing/mime/parse-source.ts'
import { readSender } from '#server/channels/mail/parsing/headers/sender.ts'
import type { MailRemark } from '#shared/tickets/mail-values.ts'

import { readBody, tooLong } from './read-body.ts'

const MAX_SUBJECT = 500
const LONGEST_SHOWN = 2_000

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
  const subject = oneLine(decodeField(valuesOf(head, 'subject').at(-1) ?? '', charset))
  const answering = readAnswering(head, charset)
  const answered = [...answering.inReplyTo, ...answering.references]
  const { known } = rules
  const ownAddresses = [...rules.ownAddresses, ...(known?.senders ?? [])]
  const body = readBody(source.words, {
    isAnswer: known?.isAnswer ?? answered.some((id) => isOfOurs(id, ownAddresses)),
    isReply: answered.length > 0 || isReplySubject(subject),
    ownAddresses,
    from: address,
    subject,
  })
  const found = [...source.files, ...body.pictures.embedded]
  const { files, leftOut } = chooseFiles(found, body.pictures, known?.pictures ?? [])
  const isSilent = body.text === '' && body.quoted === null && found.length === 0
  if (isSilent && source.isGarbled) return { broken: 'unreadable' }
  const automatic = automaticKind(head, { ...rules, from: address })
  const kind = automatic?.kind ?? null
  const bounce = kind === 'bounce' ? bounceOf(head, source, wordsOf(body)) : null
  return {
    from,
    ...answering,
    subject: subject.slice(0, MAX_SUBJECT),
    messageId: idsIn(valuesOf(head, 'message-id').slice(0, 1))[0] ?? null,
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
    // A proof of our own address proves nothing about the one that a visitor entered.
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
  const named = readSender(valuesOf(head, 'reply-to'), charset)
  return { ok: true, address, name: oneLine(named.ok ? named.name : '').slice(0, 200) }
}

/** Includes the folded part, where the returned mail may be quoted. */
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

/** Returns whether the id of a mail is one that we gave. */
function isOfOurs(id: string, ownAddresses: string[]): boolean {
  const host = id.slice(id.lastIndexOf('@')).toLowerCase()
  return host.startsWith('@') && ownAddresses.some((address) => address.endsWith(host))
}

function dateOf(head: Field[]): Date | null {
  const date = new Date(instantOf(valuesOf(head, 'date')[0] ?? ''))
  return Number.isNaN(date.getTime()) ? null : date
}

type Seen = {
  /** The Content-Type of the whole mail, in lower case. */
  contentType: string
  /** Those of its parts. */
  types: string[]
  text: string
}

/** Facts about a mail that its text does not show. */
function remarksOn({ contentType, types, text }: Seen): MailRemark[] {
  const all = [contentType, ...types]
  const has = (pattern: RegExp) => all.some((type) => pattern.test(type))
  const isOpaque = has(/^application\/(?:x-)?pkcs7-mime/)
  const isSigned =
    contentType.startsWith('multipart/signed') ||
    has(/^application\/(?:x-)?(?:pkcs7|pgp)-signature/)
  const remarks: [MailRemark, boolean][] = [
    ['opaque', isOpaque && has(/smime-type\s*=\s*"?signed-data/)],
    [
      'encrypted',
      (isOpaque && !has(/smime-type\s*=\s*"?signed-data/)) ||
        contentType.startsWith('multipart/encrypted') ||
        has(/^application\/pgp-encrypted/) ||
        /^-----BEGIN PGP MESSAGE-----/m.test(text),
    ],
    ['signed', isSigned || /^-----BEGIN PGP SIGNED MESSAGE-----/m.test(text)],
    ['winmail', has(/^application\/(?:vnd\.)?ms-tnef/)],
    ['calendar', has(/^(?:text\/calendar|application\/ics)/)],
  ]
  return remarks.flatMap(([remark, holds]) => (holds ? [remark] : []))
}
