import fc from 'fast-check'
import { expect, test } from 'vitest'

import { keepBlanks, plainBlanks } from './keep-blanks.ts'

const shown = (text: string) => keepBlanks(text).replaceAll('\u00a0', '·')

test.each([
  ['one blank', 'a b c'],
  ['several', 'Port·· 443', 'Port   443'],
  ['those at the beginning of a line', '· a\n·b', '  a\n b'],
  ['a tab', 'a··· b', 'a\tb'],
])('blanks are shown as typed when there is %s', (_, expected, typed = expected) => {
  expect(shown(typed)).toBe(expected)
})

test('blanks come back as they were typed', () => {
  const typed = fc.string({ unit: fc.constantFrom('a', ' ', '\n') })
  fc.assert(
    fc.property(typed, (text) => {
      expect(plainBlanks(keepBlanks(text))).toBe(text)
    }),
  )
})

test('a blank after other text stays one when it is alone', () => {
  expect(keepBlanks(' and', { isLineStart: false })).toBe(' and')
})
