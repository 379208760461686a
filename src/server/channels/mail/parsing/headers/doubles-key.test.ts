import { expect, test } from 'vitest'

import { doublesKey } from './doubles-key.ts'

const MAIL = [
  'Message-ID: <1@customer.example>',
  'From: Ann <ann@customer.example>',
  'Date: Mon, 5 Jan 2026 10:00:00 +0100',
  'Subject: Printer',
]

function key(lines: string[], body = '', at = '2026-01-05T10:00:00Z') {
  return doublesKey(lines.join('\r\n'), { start: Buffer.from(body), receivedAt: new Date(at) })
}

test('copies have one key when they were sent to two aliases', () => {
  const other = [
    'Return-Path: <ann@customer.example>',
    'Delivered-To: help@msp.example',
    'Received: from a\r\n by b; now',
    'X-Spam-Score: 1',
    'Subject: [Support] Printer',
    'Message-ID:\r\n\t<1@customer.example>',
    'From: Ann <ann@customer.example>',
    'Date: Mon, 05 Jan 2026 09:00:00 +0000 (UTC)',
  ]
  expect(key(other)).toBe(key(MAIL))
  expect(key(other, 'Text with a footer')).toBe(key(MAIL, 'Text'))
})

test.each([0, 1, 2, 3])('a mail has another key when it differs in field %i', (index) => {
  const other = MAIL.with(index, `${MAIL[index]?.replace(/Jan|1@|Ann|Printer/, 'Feb')}`)
  expect(key(other)).not.toBe(key(MAIL))
})

test('mails are distinguished by their other fields when they have no id', () => {
  const [, ...bare] = MAIL
  expect(key(bare, 'a')).toBe(key(bare, 'a'))
  expect(key(bare, 'a')).not.toBe(key(bare, 'b'))
  expect(key([...bare, 'To: a@b.example'], 'a')).not.toBe(key(bare, 'a'))
  expect(key(['Received: x', ...bare], 'a')).toBe(key(bare, 'a'))
  expect(key(['Received: x', ...bare], 'a\r\nb\r\n')).toBe(key(bare, 'a\nb'))
  // The date tells them apart, however late a copy comes.
  expect(key(bare, 'a', '2026-01-06T10:00:00Z')).toBe(key(bare, 'a'))
})

test('mails without an id and a date are one when they come within the same hour', () => {
  const bare = ['From: Ann <ann@customer.example>', 'Subject: Printer']
  const later = '2026-01-05T10:59:00Z'
  expect(key(['Received: x', ...bare], 'a', later)).toBe(key(bare, 'a'))
  expect(key(bare, 'a', '2026-01-05T11:00:00Z')).not.toBe(key(bare, 'a'))
})
