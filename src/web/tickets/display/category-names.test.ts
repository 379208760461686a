import { expect, test } from 'vitest'

import { categoryLabel, humanizeCategory } from '#shared/tickets/values.ts'

import { categoryText } from './category-names.ts'

test('category keys are shown as words', () => {
  expect(categoryText(['NETWORK_ISSUE', 'HARDWARE'].map(humanizeCategory))).toBe(
    'Network Issue, Hardware',
  )
})

test('a ticket without a category is general', () => {
  expect(categoryText([])).toBe('General')
})

test('a name that was given to a category is shown as it is', () => {
  expect(categoryLabel({ id: 'NETWORK_ISSUE', name: 'VPN & e-mail' }, humanizeCategory)).toBe(
    'VPN & e-mail',
  )
  expect(categoryLabel({ id: 'NETWORK_ISSUE', name: 'NETWORK_ISSUE' }, humanizeCategory)).toBe(
    'Network Issue',
  )
})
