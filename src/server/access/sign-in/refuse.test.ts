import { expect, test } from 'vitest'

import { refuse } from './refuse.ts'

test('what a stranger wrote is cut and made printable before it is shown', () => {
  const { detail } = refuse('wrong_audience', { received: `a\u0000\n\u202Eb${'c'.repeat(1000)}` })
  expect(detail.received).toMatch(/^a bc+…$/)
  expect(detail.received?.length).toBe(301)
  expect(detail).not.toHaveProperty('expected')
})
