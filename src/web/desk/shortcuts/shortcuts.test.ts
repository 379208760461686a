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
])('a key that is held down with %s is left to the browser', (_, held) => {
  expect(shortcutOf(pressed('c', held))).toBeNull()
})

test('a key that writes a character of several keys, or was used already, is no shortcut', () => {
  expect(shortcutOf(pressed('n', { isComposing: true }))).toBeNull()
  expect(shortcutOf(pressed('n', { defaultPrevented: true }))).toBeNull()
})
