import { expect, test } from 'vitest'

import { rateableUntil } from './rating.ts'

const CLOSED = new Date('2026-03-02T10:00:00Z')
const A_WEEK_LATER = new Date('2026-03-09T10:00:00Z')

function untilOf(change: { closedAt?: null; isMerged?: true; isAsked?: false } = {}) {
  const { isAsked = true, ...closing } = change
  return (now: Date) =>
    rateableUntil({ closedAt: CLOSED, isMerged: false, ...closing }, { isAsked, now })
}

test('a closing is rateable for a week when requesters are asked', () => {
  expect(untilOf()(CLOSED)).toEqual(A_WEEK_LATER)
  expect(untilOf()(new Date(A_WEEK_LATER.getTime() - 1))).toEqual(A_WEEK_LATER)
  expect(untilOf()(A_WEEK_LATER)).toBeNull()
})

test('a ticket is not rateable when it is open or merged, or when no one is asked', () => {
  expect(untilOf({ closedAt: null })(CLOSED)).toBeNull()
  expect(untilOf({ isMerged: true })(CLOSED)).toBeNull()
  expect(untilOf({ isAsked: false })(CLOSED)).toBeNull()
})
