import { beforeEach, expect, test, vi } from 'vitest'

import { isOwnPath } from './paths.ts'
import {
  expectSignOut,
  forgetOwner,
  isAdminPath,
  isPathFor,
  ownReturnPaths,
  parseReturnPath,
  signInPathFor,
  startPath,
} from './return-path.ts'

const ADMIN = { id: 'admin', isAdmin: true, isAgent: true }
const AGENT = { id: 'agent', isAdmin: false, isAgent: true }
const PERSON = { id: 'person', isAdmin: false, isAgent: false }

beforeEach(() => {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
})

test('a 401 leads to the sign-in page of the area', () => {
  expect(signInPathFor('/tickets/1')).toBe('/login')
  expect(signInPathFor('/admin/customers')).toBe('/admin/login')
  expect(signInPathFor('/desk')).toBe('/admin/login')
  expect(signInPathFor('/desk/tickets/1')).toBe('/admin/login')
  expect(signInPathFor('/desktop')).toBe('/login')
  expect(signInPathFor('/administrators')).toBe('/login')
})

test('a 401 on the account page leads to the sign-in page of the person', () => {
  expect(signInPathFor('/account')).toBe('/login')
  ownReturnPaths(AGENT)
  expect(signInPathFor('/account')).toBe('/admin/login')
  ownReturnPaths(PERSON)
  expect(signInPathFor('/account')).toBe('/login')
  ownReturnPaths(ADMIN)
  expect(signInPathFor('/account')).toBe('/admin/login')
  forgetOwner()
  expect(signInPathFor('/account')).toBe('/login')
})

test('a 401 leads nowhere when the page is a sign-in page', () => {
  expect(signInPathFor('/login')).toBeNull()
  expect(signInPathFor('/admin/login')).toBeNull()
})

test('a 401 leads nowhere when the person is signing out', () => {
  expectSignOut(true)
  expect(signInPathFor('/tickets/1')).toBeNull()
  expectSignOut(false)
  expect(signInPathFor('/tickets/1')).toBe('/login')
})

test('a path is remembered only when it is of this site and no sign-in page', () => {
  expect(isOwnPath('/tickets/1?x=y#z')).toBe(true)
  expect(isOwnPath('/')).toBe(true)
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '', '/login'])
    expect(isOwnPath(path)).toBe(false)
})

test('the admin area is recognized by its first segment', () => {
  expect(isAdminPath('/admin')).toBe(true)
  expect(isAdminPath('/admin/dashboard')).toBe(true)
  expect(isAdminPath('/administrators')).toBe(false)
})

test('sign-in goes on at the remembered place when it belongs to the same person', () => {
  const path = '/tickets/1'
  expect(isPathFor({ path, ownerId: 'person' }, PERSON)).toBe(true)
  expect(isPathFor({ path, ownerId: 'person' }, { ...PERSON, id: 'colleague' })).toBe(false)
  expect(isPathFor({ path, ownerId: 'person' }, ADMIN)).toBe(false)
  // An administrator who works in the main portal.
  expect(isPathFor({ path, ownerId: 'admin' }, ADMIN)).toBe(true)
})

test('sign-in goes on where a visitor wanted to go when it is in the area of who signs in', () => {
  const fits = (path: string) =>
    [PERSON, AGENT, ADMIN].filter((viewer) => isPathFor({ path, ownerId: null }, viewer))
  expect(fits('/tickets/1')).toEqual([PERSON])
  expect(fits('/dashboard')).toEqual([PERSON])
  expect(fits('/account')).toEqual([PERSON, AGENT, ADMIN])
  expect(fits('/desk?view=mine')).toEqual([AGENT, ADMIN])
  expect(fits('/admin/customers')).toEqual([ADMIN])
})

test('sign-in never leads to the admin area when the role was taken away meanwhile', () => {
  const demoted = { ...ADMIN, isAdmin: false }
  expect(isPathFor({ path: '/admin/team', ownerId: 'admin' }, demoted)).toBe(false)
})

test('a person starts at the page of their role', () => {
  expect(startPath(ADMIN)).toBe('/admin/dashboard')
  expect(startPath(AGENT)).toBe('/desk')
  expect(startPath(PERSON)).toBe('/dashboard')
})

test('a stored place is ignored when it is not ours or leads to another site', () => {
  expect(parseReturnPath('{"path":"/tickets","ownerId":"1"}')).toEqual({
    path: '/tickets',
    ownerId: '1',
  })
  for (const stored of [null, '', '/tickets', 'null', '[]', '{"path":"//evil.example"}'])
    expect(parseReturnPath(stored)).toBeNull()
})
