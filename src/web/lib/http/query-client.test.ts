import { expect, test } from 'vitest'

import { errorFromAnswer, networkError } from './api-error.ts'
import { isWorthRetrying } from './query-client.ts'

test('a failure of the server is retried once, a refusal never', () => {
  expect(isWorthRetrying(0, errorFromAnswer(503, {}))).toBe(true)
  expect(isWorthRetrying(1, errorFromAnswer(503, {}))).toBe(false)
  expect(isWorthRetrying(0, errorFromAnswer(404, {}))).toBe(false)
  expect(isWorthRetrying(0, networkError())).toBe(false)
})
