import { expect, test } from 'vitest'

import { matchesWords } from './matches-words.ts'

test.each([
  ['New Ticket', 'new'],
  ['New Ticket', 'TICK n'],
  ['My Tickets', ' tickets '],
  ['Switch to dark theme', 'dark'],
  ['Dashboard', ''],
])('%s is found by %j', (text, typed) => {
  expect(matchesWords(text, typed)).toBe(true)
})

test.each([
  ['New Ticket', 'icket'],
  ['New Ticket', 'new tickets'],
  ['Sign out', 'sign in'],
])('%s is not found by %j', (text, typed) => {
  expect(matchesWords(text, typed)).toBe(false)
})
