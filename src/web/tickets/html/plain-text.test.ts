import { expect, test } from 'vitest'

import { isLongText } from './plain-text.tsx'

test('a text is long when it has very many characters or very many lines', () => {
  expect(isLongText('a'.repeat(65_536))).toBe(true)
  expect(isLongText('line\n'.repeat(41))).toBe(true)
  expect(isLongText('a'.repeat(3000))).toBe(false)
  expect(isLongText('Three\nshort\nlines')).toBe(false)
})
