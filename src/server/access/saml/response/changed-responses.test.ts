import fc from 'fast-check'
import { expect, test } from 'vitest'

import { aResponseXml, encode } from '#test/saml-responses.ts'
import { aConnection, idp, NOW, sp } from '#test/saml-setup.ts'

import { readResponse } from './read-response.ts'

const SNIPPETS = [
  '',
  'x',
  ' ',
  '<',
  '>',
  '&amp;',
  '&#0;',
  '"',
  '<a/>',
  '</saml:Assertion>',
  ' ID="x"',
  '<!--',
  ']]>',
  'ada',
  '\u0000',
  '\uFEFF',
]

function read(xml: string, validateSignature = true) {
  return readResponse(aConnection({ validateSignature }), sp, {
    samlResponse: encode(xml),
    now: NOW,
  })
}

for (const sign of ['assertion', 'response', 'both'] as const) {
  test(`a response with its ${sign} signed is refused, or reads the same, when changed anywhere`, async () => {
    const xml = aResponseXml({ sp, key: idp, now: NOW, sign })
    const original = await read(xml)
    expect(original.ok).toBe(true)
    const change = fc.record({
      at: fc.nat(xml.length),
      length: fc.integer({ min: 0, max: 40 }),
      snippet: fc.constantFrom(...SNIPPETS),
      validateSignature: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(change, async ({ at, length, snippet, validateSignature }) => {
        const changed = xml.slice(0, at) + snippet + xml.slice(at + length)
        const result = await read(changed, validateSignature)
        expect(result.ok ? result : original).toEqual(original)
      }),
      { numRuns: 100 },
    )
  })
}

test('a response is refused, or reads the same, when a piece of it was moved', async () => {
  const xml = aResponseXml({ sp, key: idp, now: NOW, sign: 'assertion' })
  const original = await read(xml)
  expect(original.ok).toBe(true)
  const pieces = xml.match(/<[^>]*>[^<]*/g) ?? []
  const move = fc.record({
    from: fc.nat(pieces.length - 1),
    to: fc.nat(pieces.length - 1),
    isCopy: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(move, async ({ from, to, isCopy }) => {
      const rest = isCopy ? pieces : pieces.toSpliced(from, 1)
      const result = await read(rest.toSpliced(to, 0, pieces[from] ?? '').join(''))
      expect(result.ok ? result : original).toEqual(original)
    }),
    { numRuns: 100 },
  )
})

test('reading a response returns a reason for any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.base64String(), fc.string().map(encode)),
      async (samlResponse) => {
        const result = await readResponse(aConnection(), sp, { samlResponse, now: NOW })
        expect(result.ok).toBe(false)
      },
    ),
    { numRuns: 100 },
  )
})
