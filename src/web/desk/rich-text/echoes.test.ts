import { expect, test } from 'vitest'

import { createEchoes } from './echoes.ts'

test('an own value that comes back is no news, also when more was typed meanwhile', () => {
  const echoes = createEchoes('')
  for (const value of ['a', 'ab', 'abc']) echoes.tell(value)
  expect(echoes.isNews('')).toBe(false)
  expect(echoes.isNews('ab')).toBe(false)
  expect(echoes.isNews('abc')).toBe(false)
})

test('a value is news once when it was not typed', () => {
  const echoes = createEchoes('')
  echoes.tell('a')
  expect(echoes.isNews('a')).toBe(false)
  expect(echoes.isNews('Hello')).toBe(true)
  expect(echoes.isNews('Hello')).toBe(false)
})

test('the box is emptied when an answer was sent, and text typed then is no news', () => {
  const echoes = createEchoes('')
  echoes.tell('a')
  expect(echoes.isNews('a')).toBe(false)
  expect(echoes.isNews('')).toBe(true)
  echoes.tell('b')
  expect(echoes.isNews('b')).toBe(false)
  echoes.tell('bc')
  expect(echoes.isNews('')).toBe(true)
  expect(echoes.isNews('bc')).toBe(true)
})
