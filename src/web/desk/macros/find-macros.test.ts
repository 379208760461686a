import { expect, test } from 'vitest'

import type { MacroItem } from '#shared/desk/macros/contract.ts'

import { findAgents, findMacros } from './find-macros.ts'

function aMacro(name: string, preview = ''): MacroItem {
  const fixed = { id: name, isShared: true, kind: 'reply', changes: {}, leftOut: {} } as const
  return { ...fixed, name, preview, updatedAt: '2026-03-02T10:00:00.000Z', updatedBy: 'Ana' }
}

const MACROS = [
  aMacro('Anrede', 'Your password was reset'),
  aMacro('Password réset'),
  aMacro('Thanks', 'Thank you'),
]

test.each([
  ['', ['Anrede', 'Password réset', 'Thanks']],
  ['RESET pass', ['Password réset', 'Anrede']],
  ['thank', ['Thanks']],
  ['printer', []],
])('a search for macros by %j finds %j', (typed, names) => {
  expect(findMacros(MACROS, typed).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['', ['Ana López', 'Ben Okafor']],
  ['lop', ['Ana López']],
  ['ana l', ['Ana López']],
  ['en', []],
])('a search for agents by %j finds %j', (typed, names) => {
  const agents = [{ name: 'Ana López' }, { name: 'Ben Okafor' }]
  expect(findAgents(agents, typed).map(({ name }) => name)).toEqual(names)
})
