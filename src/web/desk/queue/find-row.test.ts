import { expect, test } from 'vitest'

import { findRow } from './find-row.ts'

const IDS = ['a', 'b', 'c']
const inRow = (id: string, step: 1 | -1) =>
  findRow(IDS, { place: { id, index: IDS.indexOf(id) }, isInRow: true, step })

test('the first press selects the first ticket', () => {
  expect(findRow(IDS, { place: null, isInRow: false, step: 1 })).toBe(0)
  expect(findRow(IDS, { place: null, isInRow: false, step: -1 })).toBe(0)
})

test('j moves down and k up until the list ends', () => {
  expect(inRow('a', 1)).toBe(1)
  expect(inRow('c', 1)).toBe(2)
  expect(inRow('c', -1)).toBe(1)
  expect(inRow('a', -1)).toBe(0)
})

test('the first press selects the ticket that was read when the agent comes back', () => {
  const place = { id: 'b', index: 1 }
  expect(findRow(IDS, { place, isInRow: false, step: 1 })).toBe(1)
})

test('the selection continues at the position of a ticket when it has gone', () => {
  const gone = { id: 'x', index: 1 }
  expect(findRow(IDS, { place: gone, isInRow: false, step: 1 })).toBe(1)
  expect(findRow(IDS, { place: gone, isInRow: false, step: -1 })).toBe(0)
  expect(findRow(IDS, { place: { id: 'x', index: 9 }, isInRow: false, step: 1 })).toBe(2)
})

test('findRow finds nothing when the list is empty', () => {
  expect(findRow([], { place: { id: 'a', index: 0 }, isInRow: false, step: 1 })).toBeNull()
})
