import { expect, test } from 'vitest'

import { isOwnPath } from './paths.ts'
import { expectSignOut, isAdminPlace, signInPathFor } from './return-place.ts'

test('a 401 leads to the sign-in page of the area', () => {
  expect(signInPathFor('/tickets/1')).toBe('/login')
  expect(signInPathFor('/admin/customers')).toBe('/admin/login')
  expect(signInPathFor('/account')).toBe('/admin/login')
  expect(signInPathFor('/administrators')).toBe('/login')
})

test('a 401 leads nowhere on a sign-in page', () => {
  expect(signInPathFor('/login')).toBeNull()
  expect(signInPathFor('/admin/login')).toBeNull()
})

test('a 401 leads nowhere while somebody is signing out', () => {
  expectSignOut(true)
  expect(signInPathFor('/tickets/1')).toBeNull()
  expectSignOut(false)
  expect(signInPathFor('/tickets/1')).toBe('/login')
})

test('only a path of this site that is no sign-in page is a place to return to', () => {
  expect(isOwnPath('/tickets/1?x=y#z')).toBe(true)
  expect(isOwnPath('/')).toBe(true)
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '', '/login'])
    expect(isOwnPath(path)).toBe(false)
})

test('the admin area is known by its first segment', () => {
  expect(isAdminPlace('/admin')).toBe(true)
  expect(isAdminPlace('/admin/dashboard')).toBe(true)
  expect(isAdminPlace('/administrators')).toBe(false)
})
