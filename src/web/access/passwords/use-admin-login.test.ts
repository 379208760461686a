import { expect, test } from 'vitest'

import { errorFromAnswer, networkError } from '#web/lib/http/api-error.ts'

import { adminLoginFailure } from './use-admin-login.ts'

test.each([
  [networkError(), 'Unable to connect to server. Please try again later.'],
  [errorFromAnswer(401, { error: 'invalid_credentials' }), 'Invalid email or password'],
  [errorFromAnswer(400, { error: 'invalid_input' }), 'Invalid email or password'],
  [errorFromAnswer(500, {}), 'Invalid email or password'],
  [
    errorFromAnswer(429, { error: 'rate_limited', message: 'Try again in 15 minutes.' }),
    'Try again in 15 minutes.',
  ],
  [new Error('Invalid authentication response'), 'Invalid authentication response'],
])('the admin login shows the error when it fails with %s', (error, text) => {
  expect(adminLoginFailure(error)).toBe(text)
})
