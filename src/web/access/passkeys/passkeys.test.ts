import { expect, test } from 'vitest'

import { passkeyFailure } from './passkeys.ts'

test.each([
  ['NotAllowedError', 'The passkey was not used'],
  ['AbortError', 'The passkey was not used'],
  ['InvalidStateError', 'a passkey for your account already'],
  ['SecurityError', 'Passkeys do not work at this address'],
  ['NotSupportedError', 'Your browser couldn’t use a passkey'],
])('a passkey explains the failure when the browser throws %s', (name, text) => {
  expect(passkeyFailure(new DOMException('of the browser', name))).toContain(text)
})

test('a passkey explains the failure when it is no error of the browser', () => {
  expect(passkeyFailure('odd')).toContain('Your browser couldn’t use a passkey')
})
