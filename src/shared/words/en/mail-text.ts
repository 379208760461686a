import type { LeftOutReason, MailRemark } from '#shared/tickets/mail-values.ts'

import { plural, number } from './language.ts'

// What a ticket says of a mail beside the mail's own words.

export const showQuoted = 'Show quoted text'

export const remarks: Record<MailRemark, string> = {
  signed: 'This email is signed. The signature was not checked.',
  encrypted: 'This email is encrypted, so its text cannot be shown. It is in the attached file.',
  opaque: 'This email is signed in a way that keeps its text within the attached file.',
  winmail: 'Outlook packed this email’s formatting and files into the attached winmail.dat.',
  calendar: 'This email has an invitation. Nobody answers invitations from here.',
  'remote-pictures':
    'Pictures from other websites are shown as links, so that nobody learns when this is read.',
  'plain-only': 'This email’s formatting is too complex to show, so only its text is shown.',
}

export function leftOut(why: LeftOutReason, count: number) {
  const files = plural(count, { one: 'One file', other: `${number(count)} files` })
  const pictures = plural(count, { one: 'One picture', other: `${number(count)} pictures` })
  return {
    'too-large': `${files} not kept, larger than a file may be:`,
    'too-many': `${files} not kept, more than a reply may have:`,
    'too-long': 'The email is longer than a reply may be. Its end was not kept.',
    quoted: `${pictures} of the quoted text not kept:`,
  }[why]
}
