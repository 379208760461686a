import { expect, test } from 'vitest'

import { formSender } from './form-sender.ts'
import { readHead } from '#server/channels/mail/parsing/mime/head.ts'

function senderOf(block: string, from = 'support@msp.example') {
  return formSender(readHead(block), { ownAddresses: ['support@msp.example'], from })
}

test.each([
  ['Reply-To: ann@customer.example', 'ann@customer.example'],
  ['Reply-To: "Ann, Accounts" <Ann@Customer.example>', 'ann@customer.example'],
  ['Auto-Submitted: auto-generated\nReply-To: ann@customer.example', 'ann@customer.example'],
])('a mail of our own address is of a form when it has %j', (block, expected) => {
  expect(senderOf(block)).toBe(expected)
})

test.each([
  'Subject: Hello',
  'Reply-To: support@msp.example',
  'Reply-To: support+tabc@msp.example',
  'Reply-To: ann@customer.example, bob@customer.example',
  'Reply-To: ann@customer.example\nReply-To: bob@customer.example',
  'Reply-To: nobody',
  'X-Portico-Installation: i-1\nReply-To: ann@customer.example',
])('a mail of our own address is our own when it has %j', (block) => {
  expect(senderOf(block)).toBeNull()
})

test('a mail is of no form of ours when it has another address', () => {
  expect(senderOf('Reply-To: ann@customer.example', 'form@shop.example')).toBeNull()
})
