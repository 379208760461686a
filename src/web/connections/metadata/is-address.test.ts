import { expect, test } from 'vitest'

import { isAddress } from './is-address.ts'

test.each([
  ['https://idp.example/metadata', true],
  ['idp.example/metadata', true],
  ['<md:EntityDescriptor/>', false],
  ['No metadata for this application', false],
  [`https://idp.example/${'a'.repeat(500)}`, false],
  ['a'.repeat(600), false],
])('%.30s counts as an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected)
})
