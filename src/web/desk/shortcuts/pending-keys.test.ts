import { expect, test } from 'vitest'

import { createPendingKeys, type Stroke } from './pending-keys.ts'

const LOADING = { isLoading: true, isWriting: false }
const LOADED = { isLoading: false, isWriting: false }

function aStroke(key: string, change: Partial<Stroke> = {}): Stroke {
  const held = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  return { key, code: key, ...held, ...change }
}

function aDesk() {
  const pressed: string[] = []
  const work: (() => void)[] = []
  const keys = createPendingKeys({
    press: ({ key }) => void pressed.push(key),
    afterDrawn: (next) => void work.push(next),
  })
  return { keys, pressed, draw: () => work.shift()?.() }
}

test('keys are left alone when nothing loads', () => {
  const { keys } = aDesk()
  expect(keys.hold(aStroke('n'), LOADED)).toBe(false)
})

test('keys are pressed again in their order when the page is there', () => {
  const { keys, pressed, draw } = aDesk()
  const typed = ['r', 'H', 'i', 'Backspace', 'Enter'].map((key) => aStroke(key))
  typed.push(aStroke('Enter', { ctrlKey: true }), aStroke('n'))
  for (const stroke of typed) expect(keys.hold(stroke, LOADING)).toBe(true)
  keys.release()
  expect(pressed).toEqual([])
  for (const _ of [...typed, 'end']) draw()
  expect(pressed).toEqual(['r', 'H', 'i', 'Backspace', 'Enter', 'Enter', 'n'])
})

test('a key waits behind those before it when it comes while they are replayed', () => {
  const { keys, pressed, draw } = aDesk()
  keys.hold(aStroke('r'), LOADING)
  keys.hold(aStroke('a'), LOADING)
  keys.release()
  draw()
  expect(keys.hold(aStroke('b'), { isLoading: false, isWriting: true })).toBe(true)
  for (const _ of ['a', 'b', 'end']) draw()
  expect(pressed).toEqual(['r', 'a', 'b'])
  expect(keys.hold(aStroke('c'), LOADED)).toBe(false)
})

test.each([
  ['somebody writes elsewhere', aStroke('h'), { isLoading: true, isWriting: true }],
  ['nothing was typed that it could end', aStroke('Enter'), LOADING],
  ['it is a shortcut of the browser', aStroke('r', { ctrlKey: true }), LOADING],
  ['it leads to the next control', aStroke('Tab'), LOADING],
])('a key does what it always does when %s', (_, stroke, state) => {
  const { keys } = aDesk()
  expect(keys.hold(stroke, state)).toBe(false)
})

test('keys are forgotten when their page is not going to come', () => {
  const { keys, pressed, draw } = aDesk()
  keys.hold(aStroke('r'), LOADING)
  keys.drop()
  keys.release()
  draw()
  expect(pressed).toEqual([])
})
