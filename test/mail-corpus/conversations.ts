import { expect } from 'vitest'

import { ANN, HTML, type MailCase, mailOf, multipart, PLAIN } from './mime.ts'

type Words = {
  answer: string
  quote: string
  wrote: string
  block: [from: string, sent: string, to: string, subject: string]
  phone: string
}

export const LANGUAGES = {
  en: {
    answer: 'It prints again, thank you.',
    quote: 'Please restart the printer.',
    wrote: 'On Mon, 5 Jan 2026 at 10:00, MSP Support <support+t1@msp.example> wrote:',
    block: ['From', 'Sent', 'To', 'Subject'],
    phone: 'Sent from my iPhone',
  },
  de: {
    answer: 'Er druckt wieder, schöne Grüße.',
    quote: 'Bitte starten Sie den Drucker neu.',
    wrote: 'Am Mo., 5. Jan. 2026 um 10:00 Uhr schrieb MSP Support <support+t1@msp.example>:',
    block: ['Von', 'Gesendet', 'An', 'Betreff'],
    phone: 'Von meinem iPhone gesendet',
  },
  fr: {
    answer: 'Elle imprime à nouveau, merci.',
    quote: 'Redémarrez l’imprimante.',
    wrote: 'Le lun. 5 janv. 2026 à 10:00, MSP Support <support+t1@msp.example> a écrit :',
    block: ['De', 'Envoyé', 'À', 'Objet'],
    phone: 'Envoyé de mon iPhone',
  },
  es: {
    answer: 'Vuelve a imprimir, ¡gracias!',
    quote: 'Reinicie la impresora.',
    wrote: 'El lun, 5 ene 2026 a las 10:00, MSP Support (<support+t1@msp.example>) escribió:',
    block: ['De', 'Enviado', 'Para', 'Asunto'],
    phone: 'Enviado desde mi iPhone',
  },
} satisfies Record<string, Words>

const escape = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const blockOf = ({ block: [from, sent, to, subject] }: Words) => [
  `${from}: MSP Support <support@msp.example>`,
  `${sent}: 5. 1. 2026 10:00`,
  `${to}: Ann Lee`,
  `${subject}: RE: Printer`,
]

/** Each program's markup of an answer and of its quotes. */
export const PROGRAMS = {
  plain: {
    type: PLAIN,
    write: ({ answer, quote, wrote }, signature) =>
      `${answer}\r\n\r\n${signature}${wrote}\r\n> ${quote}\r\n>\r\n> -- \r\n> MSP\r\n`,
  },
  'plain, wrapped': {
    type: PLAIN,
    write: ({ answer, quote, wrote }, signature) =>
      `${answer}\r\n\r\n${signature}${wrote.replace(/^(.{40}\S*) /, '$1\r\n')}\r\n\r\n> ${quote}\r\n`,
  },
  'plain Outlook': {
    type: PLAIN,
    write: (words, signature) =>
      `${words.answer}\r\n\r\n${signature}________________________________\r\n${blockOf(words).join('\r\n')}\r\n\r\n${words.quote}\r\n`,
  },
  Gmail: {
    type: HTML,
    write: ({ answer, quote, wrote }, signature) =>
      `<div dir="ltr">${answer}</div><div>${signature}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escape(wrote)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>${quote}</div></blockquote></div>`,
  },
  Outlook: {
    type: HTML,
    write: (words, signature) =>
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body lang="DE"><div class="WordSection1"><p class="MsoNormal">${words.answer}<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">${signature}</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${blockOf(words).map(escape).join('<br>')}</p></div></div><p class="MsoNormal">${words.quote}</p></div></body></html>`,
  },
  'Outlook on the web': {
    type: HTML,
    write: (words, signature) =>
      `<html><body><div class="elementToProof">${words.answer}</div><div>${signature}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr">${blockOf(words).map(escape).join('<br>')}</div><div>${words.quote}</div></body></html>`,
  },
  Apple: {
    type: HTML,
    write: ({ answer, quote, wrote }, signature) =>
      `<html><body style="overflow-wrap: break-word;">${answer}<br><div>${signature}</div><div><br><blockquote type="cite"><div>${escape(wrote)}</div><br class="Apple-interchange-newline"><div>${quote}</div></blockquote></div><br></body></html>`,
  },
  Thunderbird: {
    type: HTML,
    write: ({ answer, quote, wrote }, signature) =>
      `<html><body><p>${answer}</p><p>${signature}</p><div class="moz-cite-prefix">${escape(wrote)}<br></div><blockquote type="cite" cite="mid:m1@msp.example">${quote}</blockquote></body></html>`,
  },
  'a program that marks nothing': {
    type: HTML,
    write: ({ answer, quote, wrote }, signature) =>
      `<p>${answer}</p><p>${signature}</p><p>${escape(wrote)}</p><p>${quote}</p>`,
  },
} satisfies Record<string, { type: string; write: (words: Words, signature: string) => string }>

/** Answers of every program in every language, with a phone's signature, with a file, and with text beside. */
export function conversations(): MailCase[] {
  return Object.entries(LANGUAGES).flatMap(([language, words]) =>
    Object.entries(PROGRAMS).flatMap(([program, { type, write }]) => {
      const head = [
        ANN,
        `Subject: RE: Printer`,
        'X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply',
      ]
      const is = {
        from: { ok: true, address: 'ann@customer.example' },
        text: words.answer,
        quoted: expect.stringContaining(words.quote),
        automatic: null,
        leftOut: [],
        remarks: [],
      }
      const gap = type === PLAIN ? '\r\n\r\n' : ''
      const body = write(words, '')
      const file = [
        'Content-Type: application/pdf; name="page.pdf"',
        'Content-Transfer-Encoding: base64',
        '',
        'JVBERi0=',
      ]
      const name = `${program}, ${language}`
      return [
        { name, raw: mailOf([...head, type], body), is: { ...is, files: [] } },
        {
          name: `${name}, by phone`,
          raw: mailOf([...head, type], write(words, `${words.phone}${gap}`)),
          is,
        },
        {
          name: `${name}, with a file`,
          raw: multipart('mixed', head, [[type, '', body], file]),
          is: { ...is, files: [{ filename: 'page.pdf', contentType: 'application/pdf' }] },
        },
        {
          name: `${name}, with text beside`,
          raw: multipart('alternative', head, [
            [PLAIN, '', 'Something else'],
            [type, '', body],
          ]),
          is: type === HTML ? is : { automatic: null },
        },
      ]
    }),
  )
}
