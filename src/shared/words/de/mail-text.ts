import type { LeftOutReason, MailRemark } from '#shared/tickets/mail-values.ts'

import { plural, number } from './language.ts'

// What a ticket says of a mail beside the mail's own words.

export const showQuoted = 'Zitierten Text anzeigen'

export const remarks: Record<MailRemark, string> = {
  signed: 'Diese E-Mail ist signiert. Die Signatur wurde nicht geprüft.',
  encrypted:
    'Diese E-Mail ist verschlüsselt; ihr Text kann nicht angezeigt werden. Er steht in der angehängten Datei.',
  opaque:
    'Diese E-Mail ist auf eine Weise signiert, bei der ihr Text in der angehängten Datei steckt.',
  winmail:
    'Outlook hat die Formatierung und die Dateien dieser E-Mail in die angehängte winmail.dat gepackt.',
  calendar: 'Diese E-Mail enthält eine Einladung. Von hier aus beantwortet niemand Einladungen.',
  'remote-pictures':
    'Bilder von anderen Websites erscheinen als Links, damit niemand erfährt, wann das gelesen wird.',
  'plain-only':
    'Die Formatierung dieser E-Mail ist zu umfangreich; deshalb sehen Sie nur ihren Text.',
}

export function leftOut(why: LeftOutReason, count: number) {
  const files = plural(count, { one: 'Eine Datei', other: `${number(count)} Dateien` })
  const pictures = plural(count, { one: 'Ein Bild', other: `${number(count)} Bilder` })
  return {
    'too-large': `${files} nicht übernommen, größer als erlaubt:`,
    'too-many': `${files} nicht übernommen, mehr als eine Antwort haben darf:`,
    'too-long':
      'Die E-Mail ist länger, als eine Antwort sein darf. Ihr Ende wurde nicht übernommen.',
    quoted: `${pictures} aus dem zitierten Text nicht übernommen:`,
  }[why]
}
