import { ANN, base64, type MailCase, mailOf, multipart, quotedPrintable } from './mime.ts'

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
  return [...declared, ...wrong, ...unsaid(), ...fields()]
}

const typeOf = (type: string) => [ANN, `Content-Type: ${type}`]
const quoted = (type: string) => [...typeOf(type), 'Content-Transfer-Encoding: quoted-printable']
const RUSSIAN = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])
const metaOf = (meta: string, words: Buffer) =>
  Buffer.concat([
    Buffer.from(`<html><head>${meta}</head><body><p>`),
    words,
    Buffer.from('</p></body></html>'),
  ])

/** Letters of which the head says nothing, or what they are not. */
function unsaid(): MailCase[] {
  const western = Buffer.from(`${WESTERN} `, 'latin1')
  const typographic = Buffer.concat([western, Buffer.from([0x93, 0x80, 0x94])])
  const is = { text: `${WESTERN} “€”` }
  const cases: [name: string, raw: Buffer, is: object][] = [
    ...[
      'text/plain',
      'text/plain; charset=us-ascii',
      'text/plain; charset=utf-8',
      'text/plain; charset=x-unknown',
      'text/plain; charset=unicode',
      'text/plain; charset=ansi',
      'text/plain; charset=""',
    ].flatMap((type): [string, Buffer, object][] => [
      [`${type}, quoted`, mailOf(quoted(type), quotedPrintable(typographic)), is],
      [`${type}, UTF-8`, mailOf(quoted(type), quotedPrintable(Buffer.from(is.text))), is],
      [
        `${type}, Japanese`,
        mailOf(typeOf(type), Buffer.from('\x1b$BF|K\\\x1b(B')),
        { text: '日本' },
      ],
    ]),
    ...[
      '<meta charset=windows-1251>',
      "<META CHARSET='Windows-1251'>",
      '<meta http-equiv="Content-Type" content="text/html; charset=\r\nwindows-1251">',
      '<meta content="text/html;charset=cp1251" http-equiv=Content-Type>',
    ].map((meta): [string, Buffer, object] => [
      meta,
      mailOf(quoted('text/html'), quotedPrintable(metaOf(meta, RUSSIAN))),
      { text: 'Привет' },
    ]),
    [
      'a charset that is said before HTML says another',
      mailOf(
        quoted('text/html; charset=koi8-r'),
        quotedPrintable(metaOf('<meta charset=utf-8>', Buffer.from([0xf0, 0xd2]))),
      ),
      { text: 'Пр' },
    ],
    [
      'HTML that says sixteen bits',
      mailOf(
        quoted('text/html'),
        quotedPrintable(metaOf('<meta charset=utf-16>', Buffer.from('Größe'))),
      ),
      { text: 'Größe' },
    ],
    [
      'one byte that is no UTF-8',
      mailOf(
        typeOf('text/plain; charset=utf-8'),
        Buffer.concat([Buffer.from('Größe, Éclair '), Buffer.from([0xe4]), Buffer.from(' ß')]),
      ),
      { text: 'Größe, Éclair ä ß' },
    ],
    [
      'one byte that is no UTF-8, of which nothing is said',
      mailOf(
        [ANN],
        Buffer.concat([Buffer.from('Größe, Éclair '), Buffer.from([0x96]), Buffer.from(' ß')]),
      ),
      { text: 'Größe, Éclair – ß' },
    ],
    [
      'a letter that was cut off',
      mailOf(
        typeOf('text/plain; charset=utf-8'),
        Buffer.concat([Buffer.from('Größe €'), Buffer.from([0xc3])]),
      ),
      { text: 'Größe €Ã' },
    ],
    [
      'parts in different charsets',
      multipart(
        'mixed',
        [ANN],
        [
          [
            'Content-Type: text/plain; charset=windows-1251',
            'Content-Transfer-Encoding: quoted-printable',
            '',
            quotedPrintable(RUSSIAN),
          ],
          [
            'Content-Type: text/plain; charset=iso-8859-1',
            'Content-Transfer-Encoding: base64',
            '',
            base64(western),
          ],
          ['Content-Type: text/plain', 'Content-Transfer-Encoding: base64', '', base64('日本')],
        ],
      ),
      { text: `Привет\n${WESTERN} \n日本` },
    ],
    [
      'a mark of UTF-8',
      mailOf(typeOf('text/plain; charset=iso-8859-1'), Buffer.from(`\ufeff${WESTERN}`)),
      { text: WESTERN },
    ],
    [
      'a mark of sixteen bits',
      mailOf(
        [...typeOf('text/plain'), 'Content-Transfer-Encoding: base64'],
        base64(Buffer.from(`\ufeff${WESTERN}`, 'utf16le')),
      ),
      { text: WESTERN },
    ],
    ...['iso-8859-1', 'windows-1252'].map((charset): [string, Buffer, object] => [
      `UTF-8 that is said to be ${charset}`,
      mailOf(typeOf(`text/plain; charset=${charset}`), Buffer.from(WESTERN)),
      { text: WESTERN },
    ]),
    ...['shift_jis', 'gb2312', 'windows-1251'].map((charset): [string, Buffer, object] => [
      `UTF-8 that is said to be ${charset}`,
      mailOf(typeOf(`text/plain; charset=${charset}`), Buffer.from('プリンターが動きません')),
      { text: 'プリンターが動きません' },
    ]),
    [
      'UTF-8 that HTML says to be another',
      mailOf(typeOf('text/html'), metaOf('<meta charset=iso-8859-1>', Buffer.from(WESTERN))),
      { text: WESTERN },
    ],
    [
      'two letters that may be UTF-8 by chance',
      mailOf(typeOf('text/plain; charset=gb2312'), Buffer.from([0xc8, 0xb7, 0xc8, 0xb7])),
      { text: '确确' },
    ],
    [
      'Japanese of seven bits that is said to be another',
      mailOf(typeOf('text/plain; charset=iso-8859-1'), Buffer.from('\x1b$BF|K\\\x1b(B')),
      { text: '日本' },
    ],
    [
      'Japanese of eight bits that is said to be of seven',
      mailOf(typeOf('text/plain; charset=iso-2022-jp'), Buffer.from([0x93, 0xfa, 0x96, 0x7b])),
      { text: '日本' },
    ],
    [
      'a charset that XML says',
      mailOf(
        typeOf('text/html'),
        Buffer.concat([Buffer.from('<?xml version="1.0" encoding="windows-1251"?><p>'), RUSSIAN]),
      ),
      { text: 'Привет' },
    ],
    [
      'sixteen bits that are none',
      mailOf(typeOf('text/plain; charset=utf-16'), Buffer.from(WESTERN)),
      { text: WESTERN },
    ],
    ...(['utf-16le', 'utf-16', 'unicode', 'csunicode', 'ISO-10646-UCS-2'] as const).map(
      (charset): [string, Buffer, object] => [
        charset,
        mailOf(
          [...typeOf(`text/plain; charset=${charset}`), 'Content-Transfer-Encoding: base64'],
          base64(Buffer.from(WESTERN, 'utf16le')),
        ),
        { text: WESTERN },
      ],
    ),
  ]
  return cases.map(([name, raw, expected]) => ({ name, raw, is: expected }))
}

/** Letters in a mail's fields that are not encoded, or encoded badly. */
function fields(): MailCase[] {
  const cases: [field: string | Buffer, text: string, is: object][] = [
    ['Subject: Größe', 'x', { subject: 'Größe' }],
    [Buffer.from('Subject: Größe', 'latin1'), 'x', { subject: 'Größe' }],
    [Buffer.concat([Buffer.from('Subject: '), RUSSIAN]), 'windows-1251', { subject: 'Привет' }],
    [Buffer.concat([Buffer.from('Subject: '), RUSSIAN]), 'utf-8', { subject: 'Ïðèâåò' }],
    ['Subject: Привет', 'windows-1251', { subject: 'Привет' }],
    ['Subject: \x1b$BF|K\\\x1b(B', 'iso-2022-jp', { subject: '日本' }],
    [
      'Subject: =?iso-2022-jp?B?GyRCRnwbKEI=?=\r\n =?iso-2022-jp?B?GyRCS1wbKEI=?=',
      'x',
      { subject: '日本' },
    ],
    ['Subject: =?iso-8859-1?Q?Gr=C3=B6=C3=9Fe?=', 'x', { subject: 'Größe' }],
    ['Subject: =?utf-8?B?R3LDtsM=?= =?utf-8?B?n2U=?=', 'x', { subject: 'Größe' }],
    ['Subject: =?utf-8?Q?Gr=C3=B6=C3?=\r\n =?UTF-8?Q?=9Fe?=', 'x', { subject: 'Größe' }],
    ['Subject: =?iso-8859-1?Q?Gr=F6=DFe?= x =?utf-8?Q?=C3=BC?=', 'x', { subject: 'Größe x ü' }],
    ['Subject: =?utf-8?Q?Gr=C3=B6=C3=9Fe und mehr?=', 'x', { subject: 'Größe und mehr' }],
    ['Subject: =?utf-8*de?Q?Gr=C3=B6=C3=9Fe?=', 'x', { subject: 'Größe' }],
    ['Subject: =?x-unknown?Q?Gr=F6=DFe?=', 'x', { subject: 'Größe' }],
    ['Subject: =?utf-8?Q?Gr=F6=DFe?=', 'x', { subject: 'Größe' }],
    ['Subject: =?utf-8?X?y?= 1 =? 2', 'x', { subject: '=?utf-8?X?y?= 1 =? 2' }],
    [
      'To: Jörg <jörg@müller.example>',
      'x',
      { to: [{ name: 'Jörg', address: 'jörg@xn--mller-kva.example' }] },
    ],
  ]
  return cases.map(([field, charset, is]) => ({
    name: `${field.toString('latin1')} with ${charset}`,
    raw: Buffer.concat([
      Buffer.from(`${ANN}\r\n`),
      Buffer.from(field),
      mailOf([`\r\nContent-Type: text/plain; charset=${charset}`], 'x'),
    ]),
    is,
  }))
}
