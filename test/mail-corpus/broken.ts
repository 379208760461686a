import { ANN, HTML, type MailCase, mailOf, multipart, PLAIN } from './mime.ts'

const MIXED = 'Content-Type: multipart/mixed; boundary=b'

/** Mails that break the rules of how mails are written: each is read as far as it can be. */
export function brokenMails(): MailCase[] {
  const cases: [name: string, raw: Buffer, is?: object][] = [
    ['nothing', Buffer.alloc(0), { text: '' }],
    ['blank lines', Buffer.from('\r\n\r\n\r\n'), { text: '' }],
    ['no header', Buffer.from('Just words'), {}],
    ['no body', Buffer.from(ANN), { text: '' }],
    ['lines that end with LF', mailOf([ANN, PLAIN], 'a\nb', '\n'), { text: 'a\nb' }],
    ['lines that end with CR', Buffer.from(`${ANN}\r\rText`), {}],
    ['NULs', mailOf([ANN, PLAIN], 'a\0b'), { text: 'ab' }],
    ['a lone surrogate', mailOf([ANN, HTML], '<p>a&#xD83D;b</p>'), {}],
    ['no end of the parts', mailOf([ANN, MIXED], `--b\r\n${PLAIN}\r\n\r\nText`), { text: 'Text' }],
    ['no part', mailOf([ANN, MIXED], 'Text'), {}],
    ['no boundary', mailOf([ANN, 'Content-Type: multipart/mixed'], 'Text'), {}],
    [
      'an empty boundary',
      mailOf([ANN, 'Content-Type: multipart/mixed; boundary=""'], '--\r\n\r\nText'),
      {},
    ],
    [
      'a boundary of one sign',
      mailOf([ANN, 'Content-Type: multipart/mixed; boundary=-'], '---\r\n\r\nText'),
      {},
    ],
    ['empty alternatives', multipart('alternative', [ANN], []), { text: '' }],
    ['an empty part', multipart('mixed', [ANN], [['', '']]), {}],
    [
      'a part within itself',
      mailOf([ANN, MIXED], `--b\r\n${MIXED}\r\n\r\n--b\r\n\r\nText\r\n--b--`),
      {},
    ],
    [
      'base64 that ends early',
      mailOf([ANN, PLAIN, 'Content-Transfer-Encoding: base64'], 'SGVsbG8gd29y'),
      { text: 'Hello wor' },
    ],
    [
      'base64 that is none',
      mailOf([ANN, PLAIN, 'Content-Transfer-Encoding: base64'], '!!! ???'),
      {},
    ],
    [
      'quoting that is none',
      mailOf([ANN, PLAIN, 'Content-Transfer-Encoding: quoted-printable'], 'a=ZZb=\r\nc'),
      { text: 'a=ZZbc' },
    ],
    [
      'an encoding that nobody knows',
      mailOf([ANN, PLAIN, 'Content-Transfer-Encoding: x-secret'], 'Text'),
      { text: 'Text' },
    ],
    [
      'a charset that nobody knows',
      mailOf([ANN, 'Content-Type: text/plain; charset=x-secret'], 'Text'),
      { text: 'Text' },
    ],
    ['two types', mailOf([ANN, PLAIN, HTML], 'Text'), {}],
    ['a type that is none', mailOf([ANN, 'Content-Type: ;;;=/'], 'Text'), {}],
    [
      'a header of 300 KB',
      mailOf([ANN, `X-Long: ${'a'.repeat(300_000)}`, PLAIN], 'Text'),
      { text: 'Text' },
    ],
    [
      '5,000 headers',
      mailOf(
        [...Array.from({ length: 5000 }, (_none, at) => `X-${at}: ${at}`), ANN, PLAIN],
        'Text',
      ),
      { text: 'Text' },
    ],
    [
      'a long subject',
      mailOf([ANN, `Subject: ${'word '.repeat(20_000)}`, PLAIN], 'Text'),
      { text: 'Text' },
    ],
    [
      'a subject of two lines',
      mailOf([ANN, 'Subject: =?utf-8?Q?a=0D=0ABcc:_x?=', PLAIN], 'Text'),
      { subject: 'a Bcc: x' },
    ],
    [
      'a subject that turns',
      mailOf([ANN, 'Subject: =?utf-8?B?4oCuZ3BqLmV4ZQ==?=', PLAIN], 'Text'),
      { subject: 'gpj.exe' },
    ],
    ['a date that is none', mailOf([ANN, 'Date: yesterday', PLAIN], 'Text'), { date: null }],
    ['no id', mailOf([ANN, 'Message-ID: none', PLAIN], 'Text'), { messageId: null }],
    [
      'a mail within',
      multipart(
        'mixed',
        [ANN],
        [
          [PLAIN, '', 'See below'],
          ['Content-Type: message/rfc822', '', 'From: eve@evil.example', 'Subject: Pay', '', 'Now'],
        ],
      ),
      { text: 'See below', files: [{ contentType: 'message/rfc822' }] },
    ],
    [
      'HTML that never ends',
      mailOf([ANN, HTML], '<p>Text<b><i><table><tr><td>more'),
      { text: 'Text\nmore' },
    ],
    ['a tag that never ends', mailOf([ANN, HTML], '<p>Text</p><img src="'), { text: 'Text' }],
    [
      '150 parts in each other',
      mailOf([
        ANN,
        ...Array.from(
          { length: 150 },
          (_none, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
        ),
      ]),
      { broken: 'too-deep' },
    ],
    ['1,000 parts', mailOf([ANN, MIXED], '--b\r\n\r\nx\r\n'.repeat(1000)), { broken: 'too-deep' }],
    [
      '20,000 tables in each other',
      mailOf([ANN, HTML], `<p>Text</p>${'<table><tr><td>'.repeat(20_000)}`),
      { text: 'Text', html: null, remarks: ['plain-only'] },
    ],
    [
      '1,000 elements in each other',
      mailOf([ANN, HTML], `${'<div>'.repeat(1000)}Text`),
      { text: 'Text', remarks: ['plain-only'] },
    ],
    [
      'a text that is too long',
      mailOf([ANN, PLAIN], 'word '.repeat(30_000)),
      { leftOut: [{ name: null, why: 'too-long' }] },
    ],
    [
      'HTML that is too long',
      mailOf([ANN, HTML], '<p>word</p>'.repeat(10_000)),
      { html: null, remarks: ['plain-only'], leftOut: [] },
    ],
  ]
  return cases.map(([name, raw, is = {}]) => ({ name, raw, is }))
}
