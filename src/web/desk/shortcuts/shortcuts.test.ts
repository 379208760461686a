import { expect, test } from 'vitest'

import { shortcutOf } from './shortcuts.ts'

function pressed(key: string, change = {}) {
  const held = { ctrlKey: false, metaKey: false, altKey: false }
  return { key, ...held, isComposing: false, defaultPrevented: false, ...change }
}

test('a key asks for its shortcut, also when the letters are capitals', () => {
  expect(shortcutOf(pressed('j'))).toBe('j')
  expect(shortcutOf(pressed('J'))).toBe('j')
  expect(shortcutOf(pressed('?'))).toBe('?')
  expect(shortcutOf(pressed('Enter'))).toBe('Enter')
})

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['Alt', { altKey: true }],
])('a key is left to the browser when it is held down with %s', (_, held) => {
  expect(shortcutOf(pressed('c', held))).toBeNull()
})

test('a key is no shortcut when it writes a character of several keys, or was used already', () => {
  expect(shortcutOf(pressed('n', { isComposing: true }))).toBeNull()
  expect(shortcutOf(pressed('n', { defaultPrevented: true }))).toBeNull()
})
