import { expect, test } from 'vitest'

import { isSignedByHubSpot } from './webhook-signature.ts'

// The two examples of HubSpot's own libraries.
const SECRET = 'yyyyyyyy-yyyy-yyyy-yyyy-yyyyyyyyyyyy'
const CALL = {
  method: 'POST',
  url: 'https://www.example.com/webhook_uri',
  body: Buffer.from("{'example_field':'example_value'}"),
}
const FIRST = {
  ...CALL,
  timestamp: '1693657560000',
  signature: 'K36dawei4A+QBNolUOqo7s91KQDWQ5MXZ/QufNYuk/Y=',
}
const SECOND = {
  ...CALL,
  timestamp: '1700000300000',
  signature: 'RnbPH7+UMKVkbV32P8bz450N4M56aPmcru1+D3kSDtw=',
}

function at(timestamp: string, laterMs = 0) {
  return new Date(Number(timestamp) + laterMs)
}

test("a call is accepted when it has HubSpot's signature, up to five minutes to either side", () => {
  for (const call of [FIRST, SECOND])
    for (const laterMs of [0, 300_000, -300_000])
      expect(isSignedByHubSpot(call, SECRET, at(call.timestamp, laterMs))).toBe(true)
})

test('a call is refused when it is old or early, changed, signed with another secret, or not at all', () => {
  const now = at(FIRST.timestamp)
  expect(isSignedByHubSpot(FIRST, SECRET, at(FIRST.timestamp, 300_001))).toBe(false)
  expect(isSignedByHubSpot(FIRST, SECRET, at(FIRST.timestamp, -300_001))).toBe(false)
  expect(isSignedByHubSpot(FIRST, 'another', now)).toBe(false)
  for (const change of [
    { method: 'PUT' },
    { url: 'http://www.example.com/webhook_uri' },
    { body: Buffer.from('{}') },
    { timestamp: '1693657560001' },
    { timestamp: '1e12' },
    { timestamp: undefined },
    { signature: undefined },
    { signature: '' },
    { signature: FIRST.signature.slice(0, -4) },
    { signature: SECOND.signature },
  ])
    expect(isSignedByHubSpot({ ...FIRST, ...change }, SECRET, now)).toBe(false)
})
