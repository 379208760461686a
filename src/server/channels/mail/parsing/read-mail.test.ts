import { expect, test } from 'vitest'

import { readMail } from './read-mail.ts'

const RULES = {
  trustedServer: 'mx.msp.example',
  ownAddresses: ['support@msp.example'],
  installationId: 'i-1',
}
const PNG = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64')

function mail(lines: string[]): Buffer {
  return Buffer.from(lines.join('\r\n'))
}

const WHOLE = mail([
  'Authentication-Results: mx.msp.example; dmarc=pass header.from=customer.example',
  'From: =?utf-8?Q?J=C3=B6rg?= <Jorg@Customer.example>',
  'To: Support <support@msp.example>, "Lee, Ann" <ann@customer.example>',
  'Cc: Team: bob@customer.example, eve@customer.example;',
  'Subject: =?utf-8?Q?Drucker_=E2=80=AEgpj?=',
  'Date: Mon, 5 Jan 2026 10:00:00 +0100 (CET)',
  'Message-ID: <1@customer.example>',
  'In-Reply-To: <m1@msp.example>',
  'References: <m0@msp.example>\r\n <m1@msp.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=outer',
  '',
  '--outer',
  'Content-Type: multipart/related; boundary=inner',
  '',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<div>Er druckt: <img src="cid:p1" alt="Seite"></div><blockquote type="cite">Neu starten <img src="cid:p2"></blockquote>',
  '--inner',
  'Content-Type: image/png; name="seite.png"',
  'Content-ID: <p1>',
  'Content-Transfer-Encoding: base64',
  '',
  PNG,
  '--inner',
  'Content-Type: image/png; name=logo.png',
  'Content-ID: <p2>',
  'Content-Transfer-Encoding: base64',
  '',
  `${PNG}AAAA`.replace('=', ''),
  '--inner--',
  ...Array.from({ length: 6 }, (_none, index) => [
    '--outer',
    'Content-Type: application/octet-stream',
    `Content-Disposition: attachment; filename="../../etc/a${index}.bin"`,
    '',
    `bytes ${index}`,
  ]).flat(),
  '--outer',
  'Content-Type: message/rfc822',
  '',
  'From: bob@shop.example',
  'Subject: Inner',
  '',
  'Inner text',
  '--outer',
  'Content-Type: text/calendar; method=REQUEST',
  '',
  'BEGIN:VCALENDAR',
  '--outer--',
])

test('a mail is read whole: who, when, what is new, its pictures, files and what was left out', async () => {
  const read = await readMail(WHOLE, RULES)
  expect(read).toMatchObject({
    from: { ok: true, address: 'jorg@customer.example', name: 'Jörg' },
    to: [
      { address: 'support@msp.example', name: 'Support' },
      { address: 'ann@customer.example', name: 'Lee, Ann' },
    ],
    cc: [{ address: 'bob@customer.example' }, { address: 'eve@customer.example' }],
    subject: 'Drucker gpj',
    messageId: '1@customer.example',
    inReplyTo: ['m1@msp.example'],
    references: ['m0@msp.example', 'm1@msp.example'],
    date: new Date('2026-01-05T09:00:00Z'),
    text: 'Er druckt:',
    quoted: '> Neu starten',
    html: '<p>Er druckt: <img src="cid:p1" alt="Seite" /></p>',
    remarks: ['calendar'],
    automatic: null,
    bounce: null,
    isDoubtful: false,
    isForm: false,
    authentication: { verdict: 'dmarc', by: 'mx.msp.example' },
  })
  if ('broken' in read) return
  expect(read.files.map(({ filename, isInline }) => [filename, isInline])).toEqual([
    ['seite.png', true],
    ['a0.bin', false],
    ['a1.bin', false],
    ['a2.bin', false],
    ['a3.bin', false],
  ])
  expect(Buffer.from(read.files[1]?.bytes ?? []).toString()).toBe('bytes 0')
  expect(read.leftOut).toEqual([
    { name: 'a4.bin', why: 'too-many' },
    { name: 'a5.bin', why: 'too-many' },
    { name: 'message.eml', why: 'too-many' },
    { name: 'text.ics', why: 'too-many' },
    { name: 'logo.png', why: 'quoted' },
  ])
})

test('a bounce names the address that it did not reach, and the mail', async () => {
  const bounce = mail([
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; ann@customer.example',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Message-ID: <m1@msp.example>',
    'Subject: x',
    '',
    'Secret',
    '--b--',
  ])
  expect(await readMail(bounce, RULES)).toMatchObject({
    automatic: 'bounce',
    bounce: { address: 'ann@customer.example', status: '5.1.1', messageIds: ['m1@msp.example'] },
    text: 'It could not be delivered.',
  })
})

test('a text keeps its letters when its charset is wrong or missing', async () => {
  const [bare, said] = [[], ['Content-Type: text/plain; charset=utf-8']].map((type) =>
    Buffer.from(['From: a@b.example', ...type, '', 'Größe'].join('\r\n'), 'latin1'),
  )
  for (const bytes of [bare, said])
    expect(await readMail(bytes ?? Buffer.alloc(0), RULES)).toMatchObject({ text: 'Größe' })
  const flowed = mail([
    'From: a@b.example',
    'Content-Type: text/plain; format=flowed; delsp=yes',
    '',
    'one li',
    'ne',
  ])
  expect(await readMail(flowed, RULES)).toMatchObject({ text: 'one li\nne' })
})

test('plain text is found when it is next to HTML', async () => {
  const read = await readMail(
    mail([
      'From: a@b.example',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'First',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Second</p>',
      '--b--',
    ]),
    RULES,
  )
  expect(read).toMatchObject({ text: expect.stringMatching(/First\s+Second/) })
})

test('a mail is reported with its reason, and the next one is read, when it breaks the reading', async () => {
  const deep = mail([
    'From: a@b.example',
    ...Array.from({ length: 150 }, (_none, at) => [
      `Content-Type: multipart/mixed; boundary=b${at}`,
      '',
      `--b${at}`,
    ]).flat(),
    '',
    'x',
  ])
  const many = mail([
    'From: a@b.example',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...Array.from({ length: 1000 }, () => '--b\r\n\r\nx'),
  ])
  // Reading so much takes more than a millisecond.
  const long = mail(['From: a@b.example', '', ...Array.from({ length: 20_000 }, () => 'x y z')])
  const results = await Promise.all([
    readMail(long, RULES, { timeLimitMs: 0 }),
    readMail(deep, RULES),
    readMail(many, RULES),
    readMail(WHOLE, RULES),
  ])
  expect(results).toMatchObject([
    { broken: 'too-slow' },
    { broken: 'too-deep' },
    { broken: 'too-deep' },
    { subject: 'Drucker gpj' },
  ])
})

test('the plain text stays when the HTML cannot be read', async () => {
  const html = `<p>Hello &amp; goodbye</p>${'<table><tr><td>'.repeat(20_000)}`
  const given = mail(['From: a@b.example', 'Content-Type: text/html', '', html])
  expect(await readMail(given, RULES)).toMatchObject({
    text: 'Hello & goodbye',
    html: null,
    remarks: ['plain-only'],
  })
})

test.each([
  ['From', `<a@${'b.'.repeat(200_000)}@>`],
  ['Date', '('.repeat(200_000)],
  ['Date', `a${' '.repeat(200_000)}b`],
  ['Authentication-Results', `mx.msp.example; a${' '.repeat(200_000)}b`],
])('reading is fast when a %s is made to take long', async (name, value) => {
  expect(await readMail(mail([`${name}: ${value}`, '', 'Hello']), RULES)).toMatchObject({
    text: 'Hello',
  })
})

test.each([
  [`<p>a${'&nbsp;'.repeat(200_000)}b</p>`],
  [`<pre>a${' '.repeat(200_000)}b</pre>`],
  [`${'<b>'.repeat(200)}<i>a b</i>${'<script'.repeat(40_000)}</script x`],
])('reading is fast for HTML that is made to take long', async (html) => {
  const given = mail(['From: a@b.example', 'Content-Type: text/html', '', html])
  expect(await readMail(given, RULES)).not.toHaveProperty('broken')
})

test('characters that no database stores are removed from all stored parts of a mail', async () => {
  const read = await readMail(
    mail([
      'Authentication-Results: mx.msp.example; dmarc=fail header.from=a\0b',
      'From: a@b.example',
      'References: <a\0b@c.example> <d@e.example>',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Final-Recipient: rfc822; ann\0@customer.example',
      'Action: failed',
      `Diagnostic-Code: smtp; no\0 such ${'a'.repeat(991)}\u{1F600}`,
      '',
      '--b',
      'Content-Type: "a\0b"/x',
      'Content-Disposition: attachment',
      '',
      'x',
      '--b',
      'Content-Type: constructor',
      'Content-Disposition: attachment',
      '',
      'x',
      '--b--',
    ]),
    RULES,
  )
  if ('broken' in read) throw new Error(read.broken)
  const { references, bounce, authentication, files } = read
  expect(references).toEqual(['d@e.example'])
  expect(JSON.stringify({ bounce, authentication })).not.toMatch(/\\u(?:0000|d8)/i)
  expect(files.map(({ filename }) => filename)).toEqual(['message', 'ab', 'constructor'])
  expect(files.map(({ contentType }) => contentType)).toContain('ab/x')
})
