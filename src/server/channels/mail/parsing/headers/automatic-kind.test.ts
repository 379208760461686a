import { expect, test } from 'vitest'

import { automaticKind } from './automatic-kind.ts'
import { readHead } from '#server/channels/mail/parsing/mime/head.ts'

/** Ends with a question mark where a single weak mark says so. */
function kindOf(block: string, from = 'ann@customer.example') {
  const own = { installationId: 'i-1', ownAddresses: ['support@msp.example'], from }
  const found = automaticKind(readHead(block), own)
  return found && `${found.kind}${found.isSure ? '' : '?'}`
}

test.each([
  'Subject: Automatic reply: Out of office',
  'Subject: Abwesenheitsnotiz',
  'X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply',
  'Auto-Submitted: no',
  'Precedence: first-class',
  'Return-Path: <ann@customer.example>',
  'Content-Type: multipart/mixed; boundary=a',
  'X-Autoreply: no',
  'X-Portico-Installation: another',
  'From: postmaster@customer.example',
  // A group whose address is the mailbox's own.
  'Precedence: list\nList-ID: <support.msp.example>\nList-Unsubscribe: <https://groups.example/x>',
  'List-Post: <https://groups.example/post>, <mailto:support@msp.example>\nPrecedence: list',
])('a mail is of a person when it has %j', (block) => {
  expect(kindOf(block)).toBeNull()
})

test.each([
  ['X-Portico-Installation: i-1', 'loop'],
  ['Content-Type: multipart/report; report-type=delivery-status; boundary=a', 'bounce'],
  ['Content-Type: multipart/report;\n\tboundary=a; Report-Type="delivery-status"', 'bounce'],
  ['Return-Path: <>\nFrom: Mail Delivery System <MAILER-DAEMON@mx.example>', 'bounce'],
  ['X-Failed-Recipients: bob@customer.example', 'bounce'],
  ['Auto-Submitted: auto-replied (vacation)', 'absence'],
  ['Precedence: bulk\nX-Autoreply: yes\nAuto-Submitted: auto-replied', 'absence'],
  [
    'X-Auto-Response-Suppress: All\nX-MS-Exchange-Inbox-Rules-Loop: ann@customer.example',
    'absence',
  ],
  [
    'X-Auto-Response-Suppress: OOF\nX-MS-Exchange-Inbox-Rules-Loop: ann@customer.example',
    'absence',
  ],
  ['X-Autorespond: away', 'absence'],
  ['Precedence: auto_reply', 'absence'],
  ['Auto-Submitted: auto-replied', 'auto-reply'],
  ['Auto-Submitted: Auto-Replied; owner-email="ann@customer.example"', 'auto-reply'],
  ['Return-Path: <>', 'auto-reply'],
  ['Content-Type: multipart/report; report-type=disposition-notification', 'auto-reply'],
  ['Auto-Submitted: auto-generated\nX-Auto-Response-Suppress: All', 'bulk'],
  ['Precedence: bulk\nAuto-Submitted: auto-generated', 'bulk'],
  ['Precedence: bulk\nX-Auto-Response-Suppress: All', 'bulk'],
  ['Precedence: bulk\nList-Unsubscribe: <https://shop.example/out>', 'list'],
  ['List-Id: <news.shop.example>\nX-Auto-Response-Suppress: All', 'list'],
  // An absence of Exchange.
  [
    'Auto-Submitted: auto-generated\nX-Auto-Response-Suppress: All\nX-MS-Exchange-Inbox-Rules-Loop: ann@customer.example\nX-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent',
    'absence',
  ],
  ['List-Id: News <news.shop.example>', 'list?'],
  ['List-Unsubscribe: <mailto:out@shop.example>', 'list?'],
  ['Precedence: list', 'list?'],
  // A group of the customer's that sends on.
  [
    'Precedence: list\nMailing-list: list it@customer.example\nList-ID: <it.customer.example>\nList-Post: <https://groups.example/it>',
    'list?',
  ],
  ['Precedence: bulk', 'bulk?'],
  ['Precedence: Junk', 'bulk?'],
  ['Auto-Submitted: auto-generated', 'bulk?'],
  ['Auto-Submitted: auto-notified', 'bulk?'],
  ['X-Auto-Response-Suppress: All', 'bulk?'],
  ['X-Auto-Response-Suppress: OOF, All', 'bulk?'],
  ['X-MS-Exchange-Inbox-Rules-Loop: it@customer.example', 'bulk?'],
  // Outlook's own mail, sent on by a rule.
  [
    'X-MS-Exchange-Inbox-Rules-Loop: it@customer.example\nX-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply',
    'bulk?',
  ],
  [
    'Auto-Submitted: auto-generated\nX-MS-Exchange-Inbox-Rules-Loop: it@customer.example\nX-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent',
    'bulk?',
  ],
])('a mail is automatic when it has %j: %s', (block, kind) => {
  expect(kindOf(block)).toBe(kind)
})

test('a mail is a loop when it comes from one of the mailboxes', () => {
  expect(kindOf('Subject: Hello', 'support@msp.example')).toBe('loop')
})
