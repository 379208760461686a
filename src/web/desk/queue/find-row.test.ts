import { expect, test } from 'vitest'

import { findRow } from './find-row.ts'

const IDS = ['a', 'b', 'c']
const inRow = (id: string, step: 1 | -1) =>
  findRow(IDS, { place: { id, index: IDS.indexOf(id) }, isInRow: true, step })

test('the first press leads to the first ticket', () => {
  expect(findRow(IDS, { place: null, isInRow: false, step: 1 })).toBe(0)
  expect(findRow(IDS, { place: null, isInRow: false, step: -1 })).toBe(0)
})

test('j leads down and k up, as far as there are tickets', () => {
  expect(inRow('a', 1)).toBe(1)
  expect(inRow('c', 1)).toBe(2)
  expect(inRow('c', -1)).toBe(1)
  expect(inRow('a', -1)).toBe(0)
})

test('the first press after coming back leads to the ticket that was read', () => {
  const place = { id: 'b', index: 1 }
  expect(findRow(IDS, { place, isInRow: false, step: 1 })).toBe(1)
})

test('reading goes on where a ticket was that has gone', () => {
  const gone = { id: 'x', index: 1 }
  expect(findRow(IDS, { place: gone, isInRow: false, step: 1 })).toBe(1)
  expect(findRow(IDS, { place: gone, isInRow: false, step: -1 })).toBe(0)
  expect(findRow(IDS, { place: { id: 'x', index: 9 }, isInRow: false, step: 1 })).toBe(2)
})

test('an empty list has no row to go to', () => {
  expect(findRow([], { place: { id: 'a', index: 0 }, isInRow: false, step: 1 })).toBeNull()
})
