import { expect, test } from 'vitest'

import { categoryLabel, humanizeCategory } from '#shared/tickets/values.ts'

import { categoryRule, categoryText } from './category-names.ts'

test('a category key is shown as words', () => {
  expect(categoryText(['NETWORK_ISSUE', 'HARDWARE'].map(humanizeCategory))).toBe(
    'Network Issue, Hardware',
  )
})

test('a ticket is general when it has no category', () => {
  expect(categoryText([])).toBe('General')
})

test('a category is shown under its given name when it has one', () => {
  expect(categoryLabel({ id: 'NETWORK_ISSUE', name: 'VPN & e-mail' }, humanizeCategory)).toBe(
    'VPN & e-mail',
  )
  expect(categoryLabel({ id: 'NETWORK_ISSUE', name: 'NETWORK_ISSUE' }, humanizeCategory)).toBe(
    'Network Issue',
  )
})

test('the rule of a ticket is that of the category that allows nothing else when there are several', () => {
  const categories = [
    { id: 'IT', name: 'IT' },
    { id: 'PAY', name: 'Pay', confidential: 'proposed' as const },
    { id: 'HEALTH', name: 'Health', confidential: 'always' as const },
  ]
  expect(categoryRule(['IT'], categories)).toBeUndefined()
  expect(categoryRule(['IT', 'PAY'], categories)).toEqual({ id: 'PAY', confidential: 'proposed' })
  expect(categoryRule(['PAY', 'HEALTH'], categories)?.id).toBe('HEALTH')
})
