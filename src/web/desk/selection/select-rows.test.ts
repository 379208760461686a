import { expect, test } from 'vitest'

import { NOTHING_SELECTED, selectRow, type Selection } from './select-rows.ts'

const among = ['a', 'b', 'c', 'd', 'e']

function press(selection: Selection, id: string, isRange = false): Selection {
  return selectRow(selection, { id, isRange, among })
}

const sorted = ({ ids }: Selection) => ids.toSorted().join('')

test('a row is selected at one press, and left out at the next', () => {
  const one = press(NOTHING_SELECTED, 'b')
  expect(sorted(press(one, 'd'))).toBe('bd')
  expect(sorted(press(press(one, 'd'), 'b'))).toBe('d')
})

test('a range reaches from the previous row to this one, in both directions', () => {
  expect(sorted(press(press(NOTHING_SELECTED, 'b'), 'd', true))).toBe('bcd')
  expect(sorted(press(press(NOTHING_SELECTED, 'd'), 'b', true))).toBe('bcd')
  const two = press(press(press(NOTHING_SELECTED, 'a'), 'c'), 'e', true)
  expect(sorted(two)).toBe('acde')
})

test('a range is left out entirely when it ends at a selected row', () => {
  const all = press(press(NOTHING_SELECTED, 'a'), 'e', true)
  expect(sorted(press(press(all, 'b'), 'd', true))).toBe('ae')
})

test('a range is the row alone when there is no previous row, or it has left the list', () => {
  expect(sorted(press(NOTHING_SELECTED, 'c', true))).toBe('c')
  expect(sorted(press({ ids: ['gone'], anchor: 'gone' }, 'c', true))).toBe('cgone')
})
