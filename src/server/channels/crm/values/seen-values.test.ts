import { expect, test } from 'vitest'

import { changedFields, type SeenValues } from './seen-values.ts'

const SEEN: SeenValues = {
  subject: 'Printer',
  description: 'Smoke',
  stage: '1',
  priority: null,
  categories: ['A', 'B'],
  resolution: null,
}

test('changedFields returns the fields that differ, ignoring the order of categories, and all that were never seen', () => {
  expect(changedFields(SEEN, { ...SEEN, categories: ['B', 'A'] })).toEqual([])
  expect(changedFields(SEEN, { ...SEEN, stage: '4', categories: ['A'] })).toEqual([
    'stage',
    'categories',
  ])
  const { priority: _, ...partly } = SEEN
  expect(changedFields(partly, SEEN)).toEqual(['priority'])
})
