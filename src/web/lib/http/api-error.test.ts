import { expect, test } from 'vitest'

import { errorFromAnswer, errorMessage, networkError, timeoutError } from './api-error.ts'

test('the message of a failed call is its message, then its error, then a general text', () => {
  expect(errorFromAnswer(409, { error: 'conflict', message: 'Too late' }).message).toBe('Too late')
  expect(errorFromAnswer(409, { error: 'conflict' }).message).toBe('conflict')
  expect(errorFromAnswer(409, { error: 'conflict', message: ' ' }).message).toBe('conflict')
  expect(errorFromAnswer(500, {}).message).toBe('Something went wrong')
  expect(errorFromAnswer(500, undefined).message).toBe('Something went wrong')
  expect(errorFromAnswer(500, '<html>').message).toBe('Something went wrong')
})

test('a failed call has a clear message when a proxy answers without JSON in the place of the server', () => {
  for (const status of [502, 503, 504]) {
    for (const body of [undefined, '<html>', {}]) {
      expect(errorFromAnswer(status, body)).toMatchObject({
        message: 'Can’t reach the server right now. Please try again in a few seconds.',
        code: 'unavailable',
      })
    }
  }
  const own = { error: 'unavailable', message: 'Nothing can be stored at the moment.' }
  expect(errorFromAnswer(503, own).message).toBe('Nothing can be stored at the moment.')
})

test('a failed call keeps status, code and field messages', () => {
  const fields = { subject: 'Subject is required' }
  expect(errorFromAnswer(400, { error: 'invalid_input', message: 'x', fields })).toMatchObject({
    status: 400,
    code: 'invalid_input',
    fields,
  })
  expect(errorFromAnswer(500, null)).toMatchObject({ status: 500, code: 'unknown', fields: {} })
})

test('a failed call has its own text when the transport failed', () => {
  expect(networkError().message).toBe('Network Error')
  expect(timeoutError(5000).message).toBe('timeout of 5000ms exceeded')
})

test('a failed call has its message or a general text when it is anything else', () => {
  expect(errorMessage(new Error('Broken'))).toBe('Broken')
  expect(errorMessage(new Error(''))).toBe('An unexpected error occurred')
  expect(errorMessage('text')).toBe('An unexpected error occurred')
})
