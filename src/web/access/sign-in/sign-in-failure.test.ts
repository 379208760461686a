import { expect, test } from 'vitest'

import { signInFailureIn } from './sign-in-failure.ts'

function failureOf(query: string) {
  return signInFailureIn(new URLSearchParams(query))
}

test('a sign-in failure has a general sentence when its reason is unknown', () => {
  expect(failureOf('error=foreign_domain&ref=K7QX-2M')).toEqual({
    sentence: expect.stringContaining('doesn’t belong to this organization'),
    code: 'K7QX-2M',
  })
  expect(failureOf('error=whatever')?.sentence).toContain('couldn’t be accepted')
  expect(failureOf('error=constructor')?.sentence).toContain('couldn’t be accepted')
  expect(failureOf('error=rate_limited')?.sentence).toContain('wait a minute')
})

test('a sign-in failure neither shows nor mentions the code when it is malformed', () => {
  const failure = failureOf('error=no_email&ref=call+0900+123+now')
  expect(failure?.code).toBeNull()
  expect(failure?.sentence).not.toContain('code')
  expect(failureOf('error=no_email&ref=K7QX2M4B')?.sentence).toContain('the code shown here')
})

test('the login page has no failure when there is no error', () => {
  expect(failureOf('')).toBeNull()
  expect(failureOf('error=')).toBeNull()
})
