import { expect, test } from 'vitest'

import { matchesWords, signInCodeIn } from './typed-text.ts'

test.each([
  ['New Ticket', 'new'],
  ['New Ticket', 'TICK n'],
  ['My Tickets', ' tickets '],
  ['Switch to dark theme', 'dark'],
  ['Dashboard', ''],
  ['Sign-In Failures', 'signin'],
  ['Sign-In Failures', 'failures in'],
])('%s is found when %j is typed', (text, typed) => {
  expect(matchesWords(text, typed)).toBe(true)
})

test.each([
  ['New Ticket', 'icket'],
  ['New Ticket', 'new tickets'],
  ['Sign out', 'sign in'],
])('%s is not found when %j is typed', (text, typed) => {
  expect(matchesWords(text, typed)).toBe(false)
})

test('a sign-in code is recognized however it is passed on, and a word is none', () => {
  expect(signInCodeIn('k7qx-2m4b')).toBe('K7QX2M4B')
  expect(signInCodeIn(' K7QX 2M4B ')).toBe('K7QX2M4B')
  expect(signInCodeIn('password')).toBeNull()
  expect(signInCodeIn('K7QX2M4')).toBeNull()
})
