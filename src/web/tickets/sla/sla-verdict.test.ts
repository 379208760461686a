import { expect, test } from 'vitest'

import type { SlaStatus } from '#shared/tickets/values.ts'

import { describeVerdict, differenceLine } from './sla-verdict.ts'

const ENDED_AT = '2026-01-12T08:12:00.000Z'

function aClock(status: SlaStatus, earlyMinutes: number, lateMinutes: number, endedAt = ENDED_AT) {
  return {
    dueAt: ENDED_AT,
    endedAt: endedAt || null,
    verdict: { status, earlyMinutes, lateMinutes },
  }
}

test.each([
  [aClock('met', 8, 0), 'Met, 8m early', 'Time left'],
  [aClock('met', 0, 0), 'Met just in time', 'Time left'],
  [aClock('breached', 0, 465), 'Breached by 7h 45m', 'Breached by'],
  [aClock('breached', 0, 0), 'Breached by less than a minute', 'Breached by'],
  [aClock('breached', 0, 60, ''), 'Overdue by 1h 0m', 'Overdue by'],
  [aClock('pending', 215, 0, ''), '3h 35m left', 'Time left'],
])('%j is shown as %s', (clock, words, label) => {
  expect(describeVerdict(clock)).toBe(words)
  expect(differenceLine(clock).label).toBe(label)
})

test('the last line of the sum is the difference from the target', () => {
  expect(differenceLine(aClock('breached', 0, 465)).minutes).toBe(465)
  expect(differenceLine(aClock('met', 8, 0)).minutes).toBe(8)
})

test('a clock says what is left when it is paused', () => {
  expect(describeVerdict({ ...aClock('pending', 180, 0, ''), dueAt: null })).toBe(
    'Paused, 3h 0m left',
  )
})
