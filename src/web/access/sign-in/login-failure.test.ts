import { expect, test } from 'vitest'

import { errorFromAnswer, networkError, timeoutError } from '#web/lib/api-error.ts'

import { loginFailure } from './login-failure.ts'

test.each([
  ['the server cannot be reached', networkError(), /^Unable to connect to server/],
  [
    'the address is refused',
    errorFromAnswer(400, { fields: { email: 'No address' } }),
    /^No address$/,
  ],
  ['the answer has a message', errorFromAnswer(503, { message: 'Wait' }), /^Wait$/],
  [
    'the answer has an error alone',
    errorFromAnswer(502, { error: 'bad_gateway' }),
    /^bad_gateway$/,
  ],
  ['the answer has no text', errorFromAnswer(502, undefined), /^Authentication failed$/],
  ['the answer came too late', timeoutError(5000), /^timeout of 5000ms exceeded$/],
  ['the start had no address to lead to', new Error('No redirect'), /^No redirect$/],
])('a failed sign-in says why when %s', (_, error, text) => {
  expect(loginFailure(error)).toMatch(text)
})
