import { expect, test } from 'vitest'

import { errorFromAnswer, networkError } from './api-error.ts'
import { isWorthRetrying } from './query-client.ts'

test('a call is retried once when the server failed, and never when it was refused', () => {
  expect(isWorthRetrying(0, errorFromAnswer(503, {}))).toBe(true)
  expect(isWorthRetrying(1, errorFromAnswer(503, {}))).toBe(false)
  expect(isWorthRetrying(0, errorFromAnswer(404, {}))).toBe(false)
  expect(isWorthRetrying(0, networkError())).toBe(false)
})
