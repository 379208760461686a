import { expect, test } from 'vitest'

import { errorFromAnswer, networkError } from './api-error.ts'
import { createQueryClient, isWorthRetrying, keepAnswer } from './query-client.ts'

test('a call is retried once when the server failed, and never when it was refused', () => {
  expect(isWorthRetrying(0, errorFromAnswer(503, {}))).toBe(true)
  expect(isWorthRetrying(1, errorFromAnswer(503, {}))).toBe(false)
  expect(isWorthRetrying(0, errorFromAnswer(404, {}))).toBe(false)
  expect(isWorthRetrying(0, networkError())).toBe(false)
})

test('what a change was answered stays when an answer that was asked for before it comes late', async () => {
  const client = createQueryClient()
  const asked = Promise.withResolvers<string>()
  const reading = client.fetchQuery({ queryKey: ['state'], queryFn: () => asked.promise })
  keepAnswer(client, ['state'], 'new')
  asked.resolve('old')
  await reading.catch(() => undefined)
  expect(client.getQueryData(['state'])).toBe('new')
})
