import { MAX_TEXT_LENGTH } from '#shared/limits.ts'
import { cleanSubject } from '#shared/tickets/subject-text.ts'

import { toAsciiEmail } from '#server/platform/domain-spelling.ts'
import { automaticKind } from './automatic-kind.ts'
import { readAuthentication } from './authentication.ts'
import { readBounce } from './bounce.ts'
import { chooseFiles, type FoundFile } from './choose-files.ts'
import { formSender } from './form-sender.ts'
import { type Field, headOf, instantOf, readHead, topValue, valuesOf } from './head.ts'
import type { BrokenReason, MailAddress, ReadingRules, ReadMail, Sender } from './mail.ts'
import { parseSource, type Source } from './parse-source.ts'
import { readBody, tooLong } from './read-body.ts'
import { remarksOn } from './remarks.ts'
import { readSender } from './sender.ts'

const MAX_ADDRESSES = 200
const MAX_IDS = 100
const MAX_SUBJECT = 500

/** Reads what a mail says. It may take long with a hostile one: only the worker thread calls it. */
export async function interpretMail(
  raw: Uint8Array,
  rules: ReadingRules,
): Promise<ReadMail | { broken: BrokenReason }> {
  const source = await parseSource(raw)
  if ('broken' in source) return source
  const { mail } = source
  const head = readHead(headOf(raw))
  const written = senderOf(head, source)
  const ofForm = formOf(head, source, { ...rules, from: written.ok ? written.address : null })
  const from = ofForm ?? written
  const address = from.ok ? from.address : null
  const body = readBody(mail)
  const types = source.attachments.map(typeOf)
  const found = [...source.attachments.map(toFile), ...body.pictures.embedded]
  const { files, leftOut } = chooseFiles(found, body.pictures)
  const automatic = automaticKind(head, { ...rules, from: address })
  const kind = automatic?.kind ?? null
  const bounce = kind === 'bounce' ? bounceOf(head, source, body.text) : null
  return {
    from,
    to: addressesOf(mail.to),
    cc: addressesOf(mail.cc),
    subject: oneLine(mail.subject ?? '').slice(0, MAX_SUBJECT),
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
      address: ofForm ? null : address,
    }),
  }
}

function senderOf(head: Field[], { mail }: Source): Sender {
  const values = valuesOf(head, 'from')
  const found = readSender(values)
  const shown = oneLine(mail.from?.text ?? values.join(' ')).slice(0, 200)
  if (!found.ok) return { ...found, shown }
  const address = toAsciiEmail(found.address)
  if (address === undefined) return { ok: false, reason: 'unreadable-from', shown }
  return { ok: true, address, name: oneLine(mail.from?.value[0]?.name ?? '').slice(0, 200) }
}

function formOf(
  head: Field[],
  { mail }: Source,
  own: Parameters<typeof formSender>[1],
): Sender | null {
  const address = formSender(head, own)
  const name = oneLine(mail.replyTo?.value[0]?.name ?? '').slice(0, 200)
  return address === null ? null : { ok: true, address, name }
}

function bounceOf(head: Field[], { attachments }: Source, text: string) {
  const partOf = (type: RegExp) =>
    attachments.find(({ contentType }) => type.test(contentType))?.content.toString('utf8') ?? null
  return readBounce({
    status: partOf(/^message\/(?:global-)?delivery-status/),
    returned: partOf(
      /^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/rfc822-headers)/,
    ),
    failedRecipients: topValue(head, 'x-failed-recipients'),
    text,
  })
}

function typeOf({ headers, contentType }: Source['attachments'][number]): string {
  const type = headers.get('content-type')
  const params = typeof type === 'object' && 'params' in type ? type.params : {}
  const kind = params['smime-type'] === undefined ? '' : `; smime-type=${params['smime-type']}`
  return `${contentType}${kind}`.toLowerCase()
}

function toFile({ filename, contentType, content, cid }: Source['attachments'][number]): FoundFile {
  return {
    filename,
    contentType: contentType.toLowerCase().replaceAll('\0', ''),
    bytes: content,
    cid: cid || null,
  }
}

function addressesOf(field: Source['mail']['to']): MailAddress[] {
  const all = field === undefined ? [] : [field].flat().flatMap(({ value }) => value)
  return all
    .flatMap((one) => one.group ?? one)
    .flatMap(({ address = '', name }) => {
      const ascii = toAsciiEmail(address.toLowerCase())
      return ascii !== undefined && address.includes('@')
        ? [{ address: ascii, name: oneLine(name) }]
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
