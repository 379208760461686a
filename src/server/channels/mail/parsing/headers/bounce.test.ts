import { expect, test } from 'vitest'

import { readBounce } from './bounce.ts'

const RETURNED =
  'From: support@msp.example\r\nMessage-ID:\r\n <Mail-1@msp.example>\r\nSubject: x\r\n\r\nBody'
const OF_SERVER = 'Reporting-MTA: dns; mx.customer.example\r\nArrival-Date: x\r\n\r\n'

function bounce(recipient: string, overrides: Partial<Parameters<typeof readBounce>[0]> = {}) {
  return readBounce({
    status: `${OF_SERVER}${recipient}`,
    returned: RETURNED,
    answered: [],
    failedRecipients: '',
    text: 'Your mail could not be delivered.',
    ...overrides,
  })
}

test('a bounce names the address, the status and our mail', () => {
  const recipient =
    'Original-Recipient: rfc822;Ann@customer.example\r\nFinal-Recipient: rfc822; x1@inner.example\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1\r\n  No such user'
  expect(bounce(recipient)).toEqual({
    address: 'ann@customer.example',
    addresses: ['ann@customer.example', 'x1@inner.example'],
    status: '5.1.1',
    isPermanent: true,
    messageIds: ['Mail-1@msp.example'],
    said: '550 5.1.1 No such user',
  })
})

test.each([
  ['Final-Recipient: rfc822; a@b.example\nAction: delayed\nStatus: 4.4.7', false, '4.4.7'],
  [
    'Final-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 4.2.2 (mailbox full)',
    false,
    '4.2.2',
  ],
  ['Final-Recipient: rfc822; a@b.example\nAction: delayed\nStatus: 5.0.0', false, '5.0.0'],
  ['Final-Recipient: rfc822; a@b.example\nAction: failed', true, null],
  [
    'Final-Recipient: rfc822; c@d.example\nAction: delivered\nStatus: 2.0.0\n\nFinal-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 5.7.1',
    true,
    '5.7.1',
  ],
])('%j is permanent: %s', (recipient, isPermanent, status) => {
  expect(bounce(recipient)).toMatchObject({ address: 'a@b.example', isPermanent, status })
})

test.each(['delivered', 'relayed', 'expanded'])(
  'a report is no bounce when it says that a mail was %s',
  (action) => {
    expect(
      bounce(`Final-Recipient: rfc822; a@b.example\nAction: ${action}\nStatus: 2.0.0`),
    ).toBeNull()
  },
)

test('a bounce is read from its text when it has no report', () => {
  const text = 'This message could not be delivered: 550 5.1.1 unknown'
  const old = { status: null, returned: null, text }
  expect(bounce('', { ...old, failedRecipients: 'a@b.example, c@d.example' })).toMatchObject({
    address: 'a@b.example',
    status: '5.1.1',
    isPermanent: true,
    addresses: ['a@b.example', 'c@d.example'],
    messageIds: [],
  })
  expect(bounce('', { ...old, text: 'Gone' })).toMatchObject({ address: null, isPermanent: false })
})

test('a bounce names the mail by what it answers, or by its text, when that was not returned', () => {
  const recipient = 'Final-Recipient: rfc822; ann@customer.example\nAction: failed\nStatus: 5.1.1'
  const text = 'Sorry.\n\n> Subject: Printer\n> Message-ID: <Mail-2@msp.example>'
  const answered = ['<Mail-1@msp.example>']
  expect(bounce(recipient, { returned: null, answered, text })).toMatchObject({
    addresses: ['ann@customer.example'],
    messageIds: ['Mail-1@msp.example', 'Mail-2@msp.example'],
  })
})

test('the address is read from the words of an old server when it names whom a mail did not reach', () => {
  const text = 'Hi. This is the qmail-send program.\n<Ann@customer.example>:\nNo such user (#5.1.1)'
  expect(bounce('', { status: null, returned: null, text })).toMatchObject({
    addresses: ['ann@customer.example'],
    status: '5.1.1',
    isPermanent: true,
  })
})
