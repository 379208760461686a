import { expect, test } from 'vitest'

import { passkeyFailure } from './passkeys.ts'

test.each([
  ['NotAllowedError', 'The passkey was not used'],
  ['AbortError', 'The passkey was not used'],
  ['InvalidStateError', 'a passkey for your account already'],
  ['SecurityError', 'Passkeys do not work at this address'],
  ['NotSupportedError', 'Your browser could not use a passkey'],
])('%s is told in words', (name, text) => {
  expect(passkeyFailure(new DOMException('of the browser', name))).toContain(text)
})

test('what is no error of the browser is told, too', () => {
  expect(passkeyFailure('odd')).toContain('Your browser could not use a passkey')
})
