import { expect, test } from 'vitest'

import { noPasskeyUsed } from '#words/account.ts'
import { errorFromAnswer } from '#web/lib/http/api-error.ts'

import { passkeyFailure, signInUrlOf } from './passkeys.ts'

test.each([
  ['NotAllowedError', 'The passkey request was canceled or timed out'],
  ['AbortError', 'The passkey request was canceled or timed out'],
  ['InvalidStateError', 'already has a passkey for your account'],
  ['SecurityError', 'Passkeys only work over https with a domain name'],
  ['NotSupportedError', 'Failed to use a passkey'],
])('a passkey explains the failure when the browser throws %s', (name, text) => {
  expect(passkeyFailure(new DOMException('of the browser', name))).toContain(text)
})

test('a passkey explains that there may be none when none was used', () => {
  const failure = new DOMException('of the browser', 'NotAllowedError')
  expect(passkeyFailure(failure, noPasskeyUsed)).toContain('no passkey for you on this device')
})

test('a sign-in is asked for again when the answer says where', () => {
  const body = { error: 'sign_in_again', message: 'Sign in again', signInUrl: '/api/auth/1' }
  expect(signInUrlOf(errorFromAnswer(403, body))).toBe('/api/auth/1')
  expect(signInUrlOf(errorFromAnswer(403, { ...body, signInUrl: 'https://a.example' }))).toBeNull()
  expect(signInUrlOf(errorFromAnswer(409, { error: 'conflict' }))).toBeNull()
  expect(signInUrlOf(new Error('no'))).toBeNull()
})

test('a passkey explains the failure when it is no error of the browser', () => {
  expect(passkeyFailure('odd')).toContain('Failed to use a passkey')
})
