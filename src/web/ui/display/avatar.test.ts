import { expect, test } from 'vitest'

import { initialsOf } from './avatar.tsx'

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ana María de la Cruz', 'AC'],
  ['li', 'L'],
  ['ada@northwind.example', 'A'],
  ['李 雷', '李雷'],
  ['(unknown)', '?'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
