import { expect, test } from 'vitest'

import { isLongText, splitLinks } from './plain-text.tsx'

test('a text is long when it has very many characters or very many lines', () => {
  expect(isLongText('a'.repeat(65_536))).toBe(true)
  expect(isLongText('line\n'.repeat(41))).toBe(true)
  expect(isLongText('a'.repeat(3000))).toBe(false)
  expect(isLongText('Three\nshort\nlines')).toBe(false)
})

test.each([
  ['See https://a.example/b?c=1.', ['https://a.example/b?c=1']],
  ['(http://a.example), <https://b.example>', ['http://a.example/', 'https://b.example/']],
  ['https://a.example/\u202Egpj.exe', ['https://a.example/']],
  ['javascript:alert(1) data:text/html,x www.a.example https://', []],
  ['<a href="https://a.example">x</a>', ['https://a.example/']],
])('the text %j has the links %j, and shows every character', (text, links) => {
  const parts = splitLinks(text)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links)
  expect(parts.map(({ part }) => part).join('')).toBe(text)
})
