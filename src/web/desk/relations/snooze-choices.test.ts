import { expect, test } from 'vitest'

import { snoozeChoices, typedMoment } from './snooze-choices.ts'

function told(now: Date) {
  return snoozeChoices(now).map(
    ({ choice, at }) => `${choice} ${at.toDateString()} ${at.getHours()}`,
  )
}

test('the snooze choices are future mornings and three hours from now', () => {
  expect(told(new Date(2026, 2, 4, 14, 30))).toEqual([
    'later Wed Mar 04 2026 17',
    'tomorrow Thu Mar 05 2026 8',
    'monday Mon Mar 09 2026 8',
    'week Wed Mar 11 2026 8',
  ])
})

test('a moment is offered once when two names mean the same one', () => {
  expect(told(new Date(2026, 2, 8, 9))).toEqual([
    'later Sun Mar 08 2026 12',
    'tomorrow Mon Mar 09 2026 8',
    'week Sun Mar 15 2026 8',
  ])
  // On a Monday, next Monday is in a week.
  expect(told(new Date(2026, 2, 9, 9))).toEqual([
    'later Mon Mar 09 2026 12',
    'tomorrow Tue Mar 10 2026 8',
    'monday Mon Mar 16 2026 8',
  ])
})

test('a typed moment counts only when it is one and still to come', () => {
  const now = new Date(2026, 2, 4, 14, 30)
  expect(typedMoment('2026-03-04T14:31', now)).toEqual(new Date(2026, 2, 4, 14, 31))
  expect(typedMoment('2026-03-04T14:30', now)).toBeNull()
  expect(typedMoment('', now)).toBeNull()
})
