import { expect, test } from 'vitest'

import { categoryText } from './category-text.ts'

test('category keys are shown as words', () => {
  expect(categoryText(['NETWORK_ISSUE', 'HARDWARE'])).toBe('Network Issue, Hardware')
})

test('a ticket without a category is general', () => {
  expect(categoryText([])).toBe('General')
})
