import { expect, test } from 'vitest'

import { readMailHead } from './read-head.ts'

function read(...lines: string[]) {
  const beside = { start: Buffer.from('Hello'), receivedAt: new Date('2026-01-05T10:00:00Z') }
  return readMailHead(Buffer.from(lines.join('\r\n')), beside)
}

test('a mail is recognized by its head before it is read', () => {
  const head = read(
    'Message-ID: <1@customer.example>',
    'From: Ann <Ann@Customer.example>',
    'Subject: =?utf-8?Q?Gr=C3=B6=C3=9Fe?=',
  )
  expect(head).toMatchObject({
    messageId: '1@customer.example',
    fromAddress: 'ann@customer.example',
    subject: 'Größe',
  })
})

test('a head is read fast when it is made to take long, because the whole process waits for it', () => {
  const long = 250_000
  expect(read(`From: ${'a'.repeat(long)}`).fromAddress).toBeNull()
  expect(read(`Date: ${'('.repeat(long)}`, 'Subject: Printer').subject).toBe('Printer')
  expect(read(`Date: ${' ('.repeat(long)}`, 'Message-ID: <1@a.example>').messageId).toBe(
    '1@a.example',
  )
})
