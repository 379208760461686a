import { ANN, base64, type MailCase, mailOf, quotedPrintable } from './mime.ts'

const WESTERN = 'Größe, Éclair, ñ'
/** The same in each charset, by its bytes. */
const LETTERS: [charset: string, text: string, bytes: Buffer][] = [
  ['utf-8', WESTERN, Buffer.from(WESTERN)],
  ['UTF8', '日本 🔥', Buffer.from('日本 🔥')],
  ['iso-8859-1', WESTERN, Buffer.from(WESTERN, 'latin1')],
  ['ISO-8859-15', WESTERN, Buffer.from(WESTERN, 'latin1')],
  [
    'windows-1252',
    `${WESTERN} “€”`,
    Buffer.concat([Buffer.from(`${WESTERN} `, 'latin1'), Buffer.from([0x93, 0x80, 0x94])]),
  ],
  ['iso-2022-jp', '日本', Buffer.from('\x1b$BF|K\\\x1b(B')],
  ['shift_jis', '日本', Buffer.from([0x93, 0xfa, 0x96, 0x7b])],
  ['euc-jp', '日本', Buffer.from([0xc6, 0xfc, 0xcb, 0xdc])],
  ['gb2312', '中文', Buffer.from([0xd6, 0xd0, 0xce, 0xc4])],
  ['big5', '中文', Buffer.from([0xa4, 0xa4, 0xa4, 0xe5])],
  ['euc-kr', '한국', Buffer.from([0xc7, 0xd1, 0xb1, 0xb9])],
  ['koi8-r', 'Привет', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4])],
  ['windows-1251', 'Привет', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
  ['cp850', 'Größe', Buffer.from([0x47, 0x72, 0x94, 0xe1, 0x65])],
  ['utf-7', 'Größe', Buffer.from('Gr+APYA3w-e')],
]

/** Every charset in every transfer encoding, as text and as HTML, and letters that say nothing or wrong of it. */
export function encodings(): MailCase[] {
  const declared = LETTERS.flatMap(([charset, text, bytes]) =>
    ['plain', 'html'].flatMap((kind) => {
      const head = (encoding: string) => [
        ANN,
        `Subject: =?${charset}?B?${bytes.toString('base64')}?=`,
        `Content-Type: text/${kind}; charset="${charset}"`,
        `Content-Transfer-Encoding: ${encoding}`,
      ]
      const is = { text, subject: text }
      const name = `${charset}, ${kind}`
      return [
        { name: `${name}, as it is`, raw: mailOf(head('8bit'), bytes), is: { text } },
        {
          name: `${name}, quoted`,
          raw: mailOf(head('quoted-printable'), quotedPrintable(bytes)),
          is: { text },
        },
        {
          name: `${name}, base64`,
          raw: mailOf(head('base64'), base64(bytes)),
          is: /utf-7/.test(charset) ? { text } : is,
        },
      ]
    }),
  )
  const western = Buffer.from(WESTERN, 'latin1')
  const wrong = [
    [],
    ['Content-Type: text/plain'],
    ['Content-Type: text/plain; charset=utf-8'],
    ['Content-Type: text/plain; charset=us-ascii'],
  ].map((type) => ({
    name: `letters with ${type.join('')}`,
    raw: mailOf([ANN, ...type], western),
    is: { text: WESTERN },
  }))
  return [...declared, ...wrong]
}
