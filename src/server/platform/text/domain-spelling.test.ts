import { expect, test } from 'vitest'

import {
  isCanonicalDomain,
  toAsciiEmail,
  toKeptSpelling,
  toShownDomain,
  toShownEmail,
} from './domain-spelling.ts'

test('an address is stored with its domain in ASCII and shown in letters', () => {
  expect(toAsciiEmail('ada@bücher.example')).toBe('ada@xn--bcher-kva.example')
  expect(toAsciiEmail('ada@xn--bcher-kva.example')).toBe('ada@xn--bcher-kva.example')
  expect(toAsciiEmail('ada@northwind.example')).toBe('ada@northwind.example')
  expect(toShownEmail('ada@xn--bcher-kva.example')).toBe('ada@bücher.example')
  expect(toShownDomain('xn--bcher-kva.example')).toBe('bücher.example')
  expect(toShownDomain('northwind.example')).toBe('northwind.example')
})

test('a domain is not in its one spelling when a letter stands for another', () => {
  expect(isCanonicalDomain('bücher.example')).toBe(true)
  expect(isCanonicalDomain('bu\u017Finess.example')).toBe(false)
  expect(isCanonicalDomain('mar\u212A.example')).toBe(false)
})

test('a search uses the stored spelling when it is a domain or an address, and stays as it is when it is a name', () => {
  expect(toKeptSpelling('Bücher.example')).toBe('xn--bcher-kva.example')
  expect(toKeptSpelling('ada@bücher.example')).toBe('ada@xn--bcher-kva.example')
  expect(toKeptSpelling('Müller')).toBe('Müller')
  expect(toKeptSpelling('north')).toBe('north')
})
