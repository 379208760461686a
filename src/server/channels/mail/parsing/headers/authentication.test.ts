import { expect, test } from 'vitest'

import { readAuthentication, TOPMOST } from './authentication.ts'
import { readHead } from '#server/channels/mail/parsing/mime/head.ts'

const FROM = 'ann@customer.example'

function verdict(
  block: string,
  { trustedServer = 'mx.msp.example', resultsBelow = false, address = FROM } = {},
) {
  return readAuthentication(readHead(block), { trustedServer, resultsBelow, address }).verdict
}

const AT = 'Authentication-Results: mx.msp.example;'

test.each([
  [`${AT} dmarc=pass header.from=customer.example`, 'dmarc'],
  [`${AT} dmarc=pass (p=NONE sp=QUARANTINE dis=NONE) header.from=Customer.Example`, 'dmarc'],
  [
    `${AT}\r\n\tspf=fail smtp.mailfrom=x@other.example;\r\n dmarc=pass\r\n header.from=customer.example`,
    'dmarc',
  ],
  [
    'Authentication-Results: MX.msp.example 1; dmarc = pass header.from = customer.example',
    'dmarc',
  ],
  [`${AT} dmarc/1=pass header.from=customer.example.`, 'dmarc'],
  [`${AT} dkim=pass reason="good; very" header.d=customer.example`, 'aligned'],
  [`${AT} dkim=pass header.i=@customer.example`, 'aligned'],
  [`${AT} dkim=fail header.d=customer.example; dkim=pass header.d=customer.example`, 'aligned'],
  [
    `${AT} spf=pass (domain of ann@customer.example) smtp.mailfrom=bounce@customer.example`,
    'aligned',
  ],
  [`${AT} spf=pass smtp.mailfrom=customer.example`, 'aligned'],
  [
    `${AT} dkim=pass header.d=customer.example\n${AT} dmarc=pass header.from=customer.example`,
    'dmarc',
  ],
  // A property that is given twice proves nothing.
  [`${AT} dkim=pass header.d=other.example header.d=customer.example`, 'none'],
  [`${AT} dkim=pass header.d=customer.example Header.D=other.example`, 'none'],
  [`${AT} spf=pass smtp.mailfrom=other.example smtp.mailfrom=a@customer.example`, 'none'],
  [`${AT} dmarc=pass header.from=other.example header.from=customer.example`, 'none'],
  [`${AT} dkim=pass header.d=other.example header.i=@customer.example`, 'none'],
  // An unknown version.
  ['Authentication-Results: mx.msp.example 2; dmarc=pass header.from=customer.example', 'none'],
  ['Authentication-Results: mx.msp.example x; dmarc=pass header.from=customer.example', 'none'],
  [
    `Authentication-Results: mx.msp.example 2; none\n${AT} dmarc=pass header.from=customer.example`,
    'none',
  ],
  // Names must be exact: a server that strips forged fields may overlook these.
  ['Authentication-Results : mx.msp.example; dmarc=pass header.from=customer.example', 'none'],
  ['Authentication-Results\t: mx.msp.example; dmarc=pass header.from=customer.example', 'none'],
  ['Authentication_Results: mx.msp.example; dmarc=pass header.from=customer.example', 'none'],
  [`${AT} none`, 'none'],
  [`${AT} dmarc=pass`, 'none'],
  [`${AT} dmarc=pass header.from=other.example`, 'none'],
  [`${AT} dmarc=fail header.from=customer.example; dkim=pass header.d=customer.example`, 'none'],
  ...[
    'fail',
    'softfail',
    'neutral',
    'none',
    'temperror',
    'permerror',
    'bestguesspass',
    'passed',
    '',
  ].flatMap((result): [string, string][] => [
    [`${AT} dmarc=${result} header.from=customer.example`, 'none'],
    [`${AT} dkim=${result} header.d=customer.example`, 'none'],
    [`${AT} spf=${result} smtp.mailfrom=customer.example`, 'none'],
  ]),
  [`${AT} dkim=pass header.d=other.example`, 'none'],
  [`${AT} dkim=pass header.d=notcustomer.example`, 'none'],
  [`${AT} dkim=pass header.d=mail.customer.example`, 'none'],
  [`${AT} dkim=pass header.d=example`, 'none'],
  [`${AT} spf=pass smtp.helo=customer.example`, 'none'],
  [
    `${AT} dkim=none (dkim=pass header.d=customer.example; dmarc=pass header.from=customer.example)`,
    'none',
  ],
  [`${AT} dkim=fail reason="; dmarc=pass header.from=customer.example"`, 'none'],
  [`${AT} dkim=none (never ends; dmarc=pass header.from=customer.example`, 'none'],
  [`${AT} dkim=none (a (b); dmarc=pass header.from=customer.example)`, 'none'],
])('%j says %s', (block, expected) => {
  expect(verdict(block)).toBe(expected)
})

test('a domain vouches when the other one is below it', () => {
  const address = 'ann@office.customer.example'
  expect(verdict(`${AT} dkim=pass header.d=customer.example`, { address })).toBe('aligned')
  expect(verdict(`${AT} dmarc=pass header.from=customer.example`, { address })).toBe('none')
})

test('a domain is compared as it is sent', () => {
  const block = `${AT} dmarc=pass header.from=xn--mller-kva.example`
  expect(verdict(block, { address: 'ann@müller.example' })).toBe('dmarc')
})

test('results count for nothing when the mail brought them along', () => {
  const forged = `${AT} dmarc=pass header.from=customer.example`
  const received = 'Received: from evil.example by mx.msp.example'
  expect(verdict(`${AT} dmarc=fail header.from=customer.example\n${received}\n${forged}`)).toBe(
    'none',
  )
  expect(verdict(`${AT} spf=none\n${received}\n${forged}`)).toBe('none')
  expect(
    verdict(`Authentication-Results: mx.evil.example; dmarc=pass header.from=customer.example`),
  ).toBe('none')
  expect(
    verdict(`X-Authentication-Results: mx.msp.example; dmarc=pass header.from=customer.example`),
  ).toBe('none')
  expect(verdict(`ARC-${forged}`)).toBe('none')
  // Some servers write their results below their own trace, so that nothing parts them from the mail's.
  expect(verdict(`${AT} dmarc=fail header.from=customer.example\n${forged}`)).toBe('none')
  expect(verdict(`${AT} dmarc=none header.from=customer.example\n${forged}`)).toBe('none')
  // A result stays the server's when its sender has made it unreadable.
  const unreadable = `${AT} spf=none smtp.mailfrom=a(@evil.example`
  expect(verdict(`${unreadable}\n${received}\n${forged}`)).toBe('none')
  expect(verdict(`${AT} dkim=none\n${unreadable}\n${forged}`)).toBe('none')
})

test('a server may stand above its results when it is not the receiving one', () => {
  const block = `Authentication-Results: inner.msp.example; none\nReceived: by inner\n${AT} dmarc=pass header.from=customer.example`
  expect(verdict(block)).toBe('dmarc')
})

test("results without a server's name count only when they are at the top", () => {
  const unnamed =
    'Authentication-Results: spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=customer.example; dkim=pass\n (signature was verified) header.d=customer.example;dmarc=pass action=none\n header.from=customer.example;compauth=pass reason=100'
  const options = { trustedServer: TOPMOST }
  expect(verdict(`Received: from a by b\n${unnamed}`, options)).toBe('dmarc')
  expect(
    verdict(`Authentication-Results: dkim=none; dmarc=none\nReceived: x\n${unnamed}`, options),
  ).toBe('none')
  expect(verdict(`Authentication-Results: mx.a.example; none\n${unnamed}`, options)).toBe('none')
  expect(verdict(`${AT} dmarc=pass header.from=customer.example`, options)).toBe('none')
  expect(verdict(unnamed)).toBe('none')
})

test('no result is believed when no server is trusted, or From has no sender', () => {
  const head = readHead(`${AT} dmarc=pass header.from=customer.example`)
  expect(readAuthentication(head, { trustedServer: null, address: FROM })).toEqual({
    verdict: 'none',
    by: null,
    results: [],
  })
  expect(readAuthentication(head, { trustedServer: 'mx.msp.example', address: null })).toEqual({
    verdict: 'none',
    by: 'mx.msp.example',
    results: ['dmarc=pass header.from=customer.example'],
  })
})

test.each([
  'from evil.example by mx.msp.example (Postfix) with ESMTPS id 1; Mon, 5 Jan 2026 10:00:00 +0000',
  'from evil.example (evil.example [192.0.2.1])\r\n\tby MX.msp.example; now',
  'by mx.msp.example; now',
  'from evil.example by a.mx.msp.example; now',
  'from by (helo by x) by mx.msp.example; now',
  'from by by mx.msp.example; now',
  'from evil( by mx.msp.example; now',
])(
  'a result does not count when it is below the own trace of the server, Received: %j',
  (trace) => {
    const results = `${AT} dmarc=pass header.from=customer.example`
    expect(verdict(`Received: ${trace}\r\n${results}`)).toBe('none')
    expect(verdict(`${results}\r\nReceived: ${trace}`)).toBe('dmarc')
    // Some servers write there, and an administrator says so.
    expect(verdict(`Received: ${trace}\r\n${results}`, { resultsBelow: true })).toBe('dmarc')
  },
)

test('the trace of a server is not where the mail begins when it hands the mail to its own mailboxes, or to another one', () => {
  const results = `${AT} dmarc=pass header.from=customer.example`
  const own = 'Received: from evil.example by mx.msp.example with ESMTP; now'
  const handed = 'Received: from mx.msp.example by mx.msp.example (Dovecot) with LMTP; now'
  const moved = 'Received: from mx.msp.example by inner.msp.example with ESMTP; now'
  expect(verdict([moved, handed, results, own].join('\n'))).toBe('dmarc')
  expect(verdict([moved, handed, own, results].join('\n'))).toBe('none')
})
