import { expect, test } from 'vitest'

import { isAddressAllowed, normalizeRestriction } from './ip-restrictions.ts'

test('everyone is allowed when the list is empty', () => {
  expect(isAddressAllowed('192.0.2.7', [])).toBe(true)
  expect(isAddressAllowed('not an address', [])).toBe(true)
})

const CASES: [address: string, restriction: string, isAllowed: boolean][] = [
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.8', '192.0.2.7', false],
  ['192.0.2.8', ' 192.0.2.0/24 ', true],
  ['192.0.3.8', '192.0.2.0/24', false],
  ['203.0.113.9', '0.0.0.0/0', true],
  ['::ffff:192.0.2.7', '192.0.2.7', true],
  ['::ffff:192.0.2.8', '192.0.2.7', false],
  ['192.0.2.7', '::ffff:192.0.2.0/120', true],
  ['192.0.3.7', '::ffff:192.0.2.0/120', false],
  ['2001:db8::1', '2001:DB8:0:0::/64', true],
  ['2001:db8:0:1::1', '2001:db8::/64', false],
  ['2001:db8::1', '0.0.0.0/0', false],
  ['192.0.2.7', '::/0', false],
  ['fe80::1%eth0', 'fe80::/10', true],
  ['192.0.2.7', 'nonsense', false],
  ['nonsense', '0.0.0.0/0', false],
  ['', '0.0.0.0/0', false],
]

for (const [address, restriction, isAllowed] of CASES) {
  test(`${address || 'no address'} is ${isAllowed ? 'allowed' : 'not allowed'} by ${restriction}`, () => {
    expect(isAddressAllowed(address, [restriction])).toBe(isAllowed)
  })
}

test('an address is allowed when any entry allows it, and not by an unreadable one', () => {
  expect(isAddressAllowed('192.0.2.7', ['nonsense', '198.51.100.0/24', '192.0.2.7'])).toBe(true)
})

const SPELLINGS: [text: string, normal: string | undefined][] = [
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7/32', '192.0.2.7'],
  [' 192.0.2.7/24 ', '192.0.2.0/24'],
  ['2001:DB8:0:0::7', '2001:db8::7'],
  ['2001:db8::7/32', '2001:db8::/32'],
  ['::ffff:192.0.2.7/120', '192.0.2.0/24'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['192.0.2.7/33', undefined],
  ['192.0.2.7/', undefined],
  ['192.0.2.7/24/8', undefined],
  ['192.0.2', undefined],
  ['192.0.02.7', undefined],
  ['0x7f.0.0.1', undefined],
  ['3221226247', undefined],
  ['2001:db8::/129', undefined],
  ['::ffff:192.0.2.7/64', undefined],
  ['example.com', undefined],
  ['', undefined],
]

for (const [text, normal] of SPELLINGS) {
  test(`the entry “${text}” is stored as ${normal ?? 'an error'}`, () => {
    expect(normalizeRestriction(text)).toBe(normal)
  })
}
