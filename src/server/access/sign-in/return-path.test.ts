import { expect, test } from 'vitest'

import { safeReturnPath } from './return-path.ts'

const KEPT = [
  '/',
  '/tickets',
  '/tickets?status=Open#top',
  '/tickets/1?q=a%20b',
  '/admin/customers',
  '/apiary',
  '/loginhelp',
]
for (const path of KEPT) {
  test(`${path} is a path to return to`, () => {
    expect(safeReturnPath(path)).toBe(path)
  })
}

const REFUSED = [
  undefined,
  '',
  'tickets',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/a\u0000b',
  '/a\u202Eb',
  '/a b',
  '/%',
  '/api',
  '/api/auth/logout',
  '/API/x',
  '/%61pi/x',
  '/x/../api/y',
  '/login',
  '/login?error=x',
  '/login/',
  '/admin/login',
  '/saml/metadata/1',
  `/${'a'.repeat(2_048)}`,
]
for (const path of REFUSED) {
  test(`${JSON.stringify(path)?.slice(0, 40)} is not a path to return to`, () => {
    expect(safeReturnPath(path)).toBeUndefined()
  })
}

test('a return path has its dots resolved and non-ASCII letters encoded', () => {
  expect(safeReturnPath('/a/../tickets')).toBe('/tickets')
  expect(safeReturnPath('/tickets?q=Zoë')).toBe('/tickets?q=Zo%C3%AB')
})
