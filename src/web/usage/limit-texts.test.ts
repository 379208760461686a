import { expect, test } from 'vitest'

import { USAGE_LIMITS } from '#shared/usage/values.ts'
import { type LimitTexts, readLimits, toTexts } from './limit-texts.ts'

const NONE = Object.fromEntries(USAGE_LIMITS.map((name) => [name, 0])) as Record<
  keyof LimitTexts,
  number
>

test('a number is unchanged when it is typed and read back', () => {
  const limits = { ...NONE, ticketsPerHourOfPerson: 500, requestsAtOnceOfPerson: 10 }
  expect(readLimits(toTexts(limits))).toEqual({ limits, problems: {} })
})

test.for(['', 'many', '-1', '1.5', '100000001', '1e3'])('%j is no limit', (text) => {
  const { limits, problems } = readLimits({ ...toTexts(NONE), streamsOfPerson: text })
  expect(limits).toBeNull()
  expect(Object.keys(problems)).toEqual(['streamsOfPerson'])
})

test('a limit is refused when it would keep every page from loading', () => {
  const { problems } = readLimits({ ...toTexts(NONE), requestsAtOnceOfPerson: '9' })
  expect(problems.requestsAtOnceOfPerson).toMatch(/at least 10/)
})
