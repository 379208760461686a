import { expect, test } from 'vitest'

import { initialCategories } from './initial-categories.ts'

test('the first category is selected by default', () => {
  expect(initialCategories(null, ['NETWORK_ISSUE', 'HARDWARE'])).toEqual(['NETWORK_ISSUE'])
  expect(initialCategories(null, [])).toEqual([])
})

test('a draft brings its own categories, as far as they still exist', () => {
  expect(initialCategories(['HARDWARE', 'GONE'], ['NETWORK_ISSUE', 'HARDWARE'])).toEqual([
    'HARDWARE',
  ])
  expect(initialCategories(['GONE'], ['NETWORK_ISSUE'])).toEqual(['NETWORK_ISSUE'])
})

test('a draft whose categories were all taken off stays without', () => {
  expect(initialCategories([], ['NETWORK_ISSUE'])).toEqual([])
})
