import { expect, test } from 'vitest'

import { daysUntil } from './values.ts'

test('the days until a day count calendar days, at any hour', () => {
  for (const hour of [0, 12, 23]) {
    const now = new Date(2026, 10, 23, hour, 30)
    expect(daysUntil('2026-11-23', now)).toBe(0)
    expect(daysUntil('2026-11-24', now)).toBe(1)
    expect(daysUntil('2027-01-22', now)).toBe(60)
    expect(daysUntil('2026-11-22', now)).toBe(-1)
  }
})
