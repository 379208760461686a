import { expect, test } from 'vitest'

import { selectedCategories } from './selected-categories.ts'

test('the first category is selected by default', () => {
  expect(selectedCategories(null, ['NETWORK_ISSUE', 'HARDWARE'])).toEqual(['NETWORK_ISSUE'])
  expect(selectedCategories(null, [])).toEqual([])
})

test('what was chosen stays, as far as it still exists', () => {
  expect(selectedCategories(['HARDWARE', 'GONE'], ['NETWORK_ISSUE', 'HARDWARE'])).toEqual([
    'HARDWARE',
  ])
  expect(selectedCategories(['GONE'], ['NETWORK_ISSUE'])).toEqual(['NETWORK_ISSUE'])
})

test('whoever takes off the last one has none', () => {
  expect(selectedCategories([], ['NETWORK_ISSUE'])).toEqual([])
})
