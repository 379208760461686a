import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { nextLookAt } from './next-look-at.ts'

const NOW = new Date('2026-03-03T10:00:00.000Z')
const HOUR_MS = 3_600_000

test('the next check is at the same time each day, between half a day and one and a half away', () => {
  const id = randomUUID()
  const first = nextLookAt(id, NOW)
  expect(nextLookAt(id, first).getTime() - first.getTime()).toBe(24 * HOUR_MS)
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(NOW.getTime() + hour * HOUR_MS)
    const wait = nextLookAt(id, now).getTime() - now.getTime()
    expect(wait).toBeGreaterThanOrEqual(12 * HOUR_MS)
    expect(wait).toBeLessThan(36 * HOUR_MS)
  }
})

test('the checks are spread over the day when there are many customers', () => {
  const hours = Array.from({ length: 480 }, () => nextLookAt(randomUUID(), NOW).getUTCHours())
  const counts = Array.from({ length: 24 }, (_, hour) => hours.filter((one) => one === hour).length)
  // Twenty for each hour are to be expected.
  expect(Math.max(...counts)).toBeLessThan(60)
  expect(counts.filter((count) => count === 0).length).toBeLessThan(4)
})
