import { expect, test } from 'vitest'

import {
  isCanonicalDomain,
  toAsciiEmail,
  toKeptSpelling,
  toShownDomain,
  toShownEmail,
} from './domain-spelling.ts'

test('an address is kept with its domain in ASCII and shown in letters', () => {
  expect(toAsciiEmail('ada@bücher.example')).toBe('ada@xn--bcher-kva.example')
  expect(toAsciiEmail('ada@xn--bcher-kva.example')).toBe('ada@xn--bcher-kva.example')
  expect(toAsciiEmail('ada@northwind.example')).toBe('ada@northwind.example')
  expect(toShownEmail('ada@xn--bcher-kva.example')).toBe('ada@bücher.example')
  expect(toShownDomain('xn--bcher-kva.example')).toBe('bücher.example')
  expect(toShownDomain('northwind.example')).toBe('northwind.example')
})

test('a domain with a letter that stands for another is not its one spelling', () => {
  expect(isCanonicalDomain('bücher.example')).toBe(true)
  expect(isCanonicalDomain('bu\u017Finess.example')).toBe(false)
  expect(isCanonicalDomain('mar\u212A.example')).toBe(false)
})

test('a search for a domain or an address finds how it is kept, and one for a name stays', () => {
  expect(toKeptSpelling('Bücher.example')).toBe('xn--bcher-kva.example')
  expect(toKeptSpelling('ada@bücher.example')).toBe('ada@xn--bcher-kva.example')
  expect(toKeptSpelling('Müller')).toBe('Müller')
  expect(toKeptSpelling('north')).toBe('north')
})
