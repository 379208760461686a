import { expect, test } from 'vitest'

import { attacker, idp, aResponseTo, judge } from '#test/saml-setup.ts'

// Anybody may post to the ACS, and the signature check runs on the one thread that serves everybody.
// At most about 100 ms on an idle machine, with room for slower ones; without the limits, many seconds.
// Time of this thread's work is measured, and not of the clock, so that a busy machine changes little.
const MAX_BLOCK_MS = 500

function repeat(count: number, piece: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => piece(index)).join('')
}

function attributes(count: number, prefix = '') {
  return repeat(count, (index) => ` ${prefix}a${index}="u"`)
}

function nested(depth: number, inner: string) {
  return `${'<a>'.repeat(depth)}${inner}${'</a>'.repeat(depth)}`
}

function withExtensions(content: string) {
  return (xml: string) =>
    xml.replace('<samlp:Status>', `<samlp:Extensions>${content}</samlp:Extensions><samlp:Status>`)
}

const TOO_MUCH: Record<string, string> = {
  'sixty thousand elements': '<a/>'.repeat(60_000),
  'a thousand elements': '<a/>'.repeat(1_000),
  'many attributes': repeat(100, () => `<a${attributes(30)}/>`),
  'many attributes of one element': `<a${attributes(40)}/>`,
  'ten thousand attributes of one element': `<a${attributes(10_000)}/>`,
  'many namespaces': repeat(100, () => `<a${attributes(30, 'xmlns:')}/>`),
  'deep nesting': nested(50, ''),
  'very deep nesting': nested(20_000, ''),
  'many names': repeat(300, (index) => `<a${index}/>`),
  'a long name': `<${'a'.repeat(300)}/>`,
  'a long list in one attribute': `<a b="${'x '.repeat(3_000)}"/>`,
}

const NOT_CLOSED: Record<string, string> = {
  'an end tag that closes nothing': '</a>',
  'an end tag with white space and an attribute': `<a></a${' '.repeat(200_000)}x="y">`,
  'an end tag of another element': '<a><b></a></b>',
}

for (const [what, content] of Object.entries(NOT_CLOSED)) {
  test(`${what} is refused as malformed before anything is parsed`, async () => {
    expect(await judge(aResponseTo({ tamper: withExtensions(content) }))).toBe('malformed')
  })
}

for (const [what, content] of Object.entries(TOO_MUCH)) {
  test(`${what} is refused as too_complex before anything is parsed`, async () => {
    const response = aResponseTo({ tamper: withExtensions(content) })
    const startedAt = workedMs()
    expect(await judge(response)).toBe('too_complex')
    expect(workedMs() - startedAt).toBeLessThan(MAX_BLOCK_MS)
  })
}

test('a response is refused as too_large when it has more than 256 KB', async () => {
  expect(await judge(aResponseTo({ edit: withExtensions('x'.repeat(250_000)) }))).toBe('accepted')
  expect(await judge(aResponseTo({ edit: withExtensions('x'.repeat(260_000)) }))).toBe('too_large')
  expect(await judge(' '.repeat(4_000_000))).toBe('too_large')
})

const JUST_ALLOWED: Record<string, string> = {
  'elements side by side': '<a/>'.repeat(900),
  'elements with IDs': repeat(800, (index) => `<a ID="i${index}" b="" c=""/>`),
  'elements with prefixes of their own': repeat(
    800,
    (index) => `<p:a xmlns:p="u${index}" p:b=""/>`,
  ),
  'namespaces in scope everywhere': `${repeat(30, (index) => `<a${attributes(30, `xmlns:p${index}`)}>`)}${'<b/>'.repeat(850)}${'</a>'.repeat(30)}`,
  'elements in depth': repeat(25, () => nested(35, '')),
  'white space': '\r\n'.repeat(110_000),
  references: '&amp;'.repeat(45_000),
}

for (const [what, content] of Object.entries(JUST_ALLOWED)) {
  test(`other requests are not delayed when as much of ${what} as the limits allow arrives`, async () => {
    const response = aResponseTo({ key: attacker, sign: 'response', edit: withExtensions(content) })
    const { longest } = await measure(async () => {
      expect(await judge(response, { certs: [idp.certPem] })).toBe('bad_signature')
    })
    expect(longest).toBeLessThan(MAX_BLOCK_MS)
  })
}

test('reading a response yields to other requests when it goes on to the next certificate', async () => {
  const content = JUST_ALLOWED['elements with IDs'] ?? ''
  const response = aResponseTo({ key: attacker, sign: 'response', edit: withExtensions(content) })
  const certs = [idp.certPem, idp.certPem, idp.certPem, idp.certPem]
  const { longest, total } = await measure(async () => {
    expect(await judge(response, { certs })).toBe('bad_signature')
  })
  expect(longest).toBeLessThan(total / 2)
})

function workedMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** All work, and the longest of it between two turns of the event loop. */
async function measure(work: () => Promise<void>) {
  let longest = 0
  const startedAt = workedMs()
  let lastTurn = startedAt
  function turn() {
    longest = Math.max(longest, workedMs() - lastTurn)
    lastTurn = workedMs()
  }
  const turns = setInterval(turn, 1)
  await work()
  clearInterval(turns)
  turn()
  return { longest, total: workedMs() - startedAt }
}
