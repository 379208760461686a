import { expect, test } from 'vitest'

import { passkeyFailure } from './passkeys.ts'

test.each([
  ['NotAllowedError', 'The passkey request was canceled or timed out'],
  ['AbortError', 'The passkey request was canceled or timed out'],
  ['InvalidStateError', 'already has a passkey for your account'],
  ['SecurityError', 'Passkeys only work over https with a domain name'],
  ['NotSupportedError', 'Failed to use a passkey'],
])('a passkey explains the failure when the browser throws %s', (name, text) => {
  expect(passkeyFailure(new DOMException('of the browser', name))).toContain(text)
})

test('a passkey explains the failure when it is no error of the browser', () => {
  expect(passkeyFailure('odd')).toContain('Failed to use a passkey')
})
