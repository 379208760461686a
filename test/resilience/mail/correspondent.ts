import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { TRUSTED_SERVER, writeRawMail, type Written } from '#test/incoming-mail.ts'
import { LANGUAGES, PROGRAMS } from '#test/mail-corpus/conversations.ts'
import { partsOf } from '#test/mail-corpus/mime.ts'
import { SOON } from '../run-portico.ts'
import type { MailingPortal } from './a-mailing-portal.ts'

export type Sent = MailingPortal['smtp']['mails'][number]

export type Letter = {
  /** The mail that it answers. */
  about?: Sent
  text: string
  program?: keyof typeof PROGRAMS
  language?: keyof typeof LANGUAGES
  isByPhone?: boolean
} & Pick<Written, 'messageId' | 'results' | 'subject' | 'to'>

export function headerOf({ headers }: Pick<Sent, 'headers'>, name: string): string {
  const unfolded = headers.replaceAll(/\r\n\s+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
}

/** The file of each letter. */
export function fileOf(text: string): string {
  return `${text.replaceAll(/\W/g, '')}.log`
}

/** Waits until a mail with these words was sent to a person, and returns it. */
export async function mailTo(
  { smtp, hurry }: MailingPortal,
  { email }: { email: string },
  words: string,
): Promise<Sent> {
  const find = () => smtp.mails.find(({ to, body }) => to.includes(email) && body.includes(words))
  const search = async () => {
    await hurry()
    return find()
  }
  await expect.poll(search, { ...SOON, message: `a mail to ${email} with ${words}` }).toBeDefined()
  const mail = find()
  if (!mail) throw new Error('the mail is gone')
  return mail
}

/** Writes a letter, with a file, as a mail program does. */
export function writeLetter(
  { mailbox, smtp }: MailingPortal,
  { email }: { email: string },
  letter: Letter,
): string {
  const { about, text, program = 'plain', language = 'en', isByPhone = false, ...given } = letter
  const { type, write } = PROGRAMS[program]
  const words = { ...LANGUAGES[language], answer: text }
  // The corpus quotes a sender of its own; here it is the one that wrote.
  const quoting = write(words, isByPhone ? `${words.phone}\r\n\r\n` : '').replaceAll(
    'support+t1@msp.example',
    smtp.settings.from.address,
  )
  const file = fileOf(text)
  const parts = [
    // A letter about nothing has nothing to quote.
    about ? [type, '', quoting] : ['Content-Type: text/plain; charset=utf-8', '', text],
    [`Content-Type: text/plain; name="${file}"`, 'Content-Disposition: attachment', '', text],
  ]
  const threading = about && [
    `In-Reply-To: ${headerOf(about, 'Message-ID')}`,
    `References: ${headerOf(about, 'References')} ${headerOf(about, 'Message-ID')}`,
  ]
  return writeRawMail(mailbox, {
    from: email,
    to: about ? headerOf(about, 'Reply-To') : smtp.settings.from.address,
    subject: about ? `Re: ${headerOf(about, 'Subject')}` : 'Printer',
    headers: [...(threading ?? []), 'Content-Type: multipart/mixed; boundary=b'],
    body: partsOf('b', parts),
    ...given,
  })
}

/** Writes an automatic answer, such as while a person is away. */
export function writeAbsence(
  { mailbox }: MailingPortal,
  { email }: { email: string },
  about: Sent,
): string {
  return writeRawMail(mailbox, {
    from: email,
    to: headerOf(about, 'Reply-To'),
    subject: `Absence: ${headerOf(about, 'Subject')}`,
    text: 'I am away.',
    headers: [
      `In-Reply-To: ${headerOf(about, 'Message-ID')}`,
      'Auto-Submitted: auto-replied (vacation)',
    ],
  })
}

/** The report of a mail server that a mail was not delivered. */
export function writeBounce({ mailbox }: MailingPortal, { to: [to = ''], ...mail }: Sent): string {
  return writeRawMail(mailbox, {
    from: 'MAILER-DAEMON@mx.elsewhere.example',
    subject: 'Undelivered Mail Returned to Sender',
    messageId: randomUUID(),
    headers: [
      'Return-Path: <>',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    ],
    body: partsOf('b', [
      ['Content-Type: text/plain', '', 'Sorry.'],
      [
        'Content-Type: message/delivery-status',
        '',
        `Reporting-MTA: dns; ${TRUSTED_SERVER}`,
        '',
        `Final-Recipient: rfc822; ${to}`,
        'Action: failed',
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 No such mailbox',
      ],
      ['Content-Type: text/rfc822-headers', '', mail.headers],
    ]),
  })
}

/** Puts a mail into the mailbox, as it comes over the wire. */
export function post({ imap }: MailingPortal, raw: string): void {
  imap.deliver(Buffer.from(raw).toString('latin1'), { at: new Date() })
}
