import { expect, test } from 'vitest'

import { signInFailureIn } from './sign-in-failure.ts'

function failureOf(query: string) {
  return signInFailureIn(new URLSearchParams(query))
}

test('a known reason has its own sentence, an unknown one the general', () => {
  expect(failureOf('error=foreign_domain&ref=K7QX-2M')).toEqual({
    sentence: expect.stringContaining('does not belong to the organization'),
    code: 'K7QX-2M',
  })
  expect(failureOf('error=whatever')?.sentence).toContain('could not be accepted')
  expect(failureOf('error=constructor')?.sentence).toContain('could not be accepted')
  expect(failureOf('error=rate_limited')?.sentence).toContain('wait a minute')
})

test('a code that is none is not shown, and not spoken of', () => {
  const failure = failureOf('error=no_email&ref=call+0900+123+now')
  expect(failure?.code).toBeNull()
  expect(failure?.sentence).not.toContain('code')
  expect(failureOf('error=no_email&ref=K7QX2M4B')?.sentence).toContain('the code shown here')
})

test('no error is no failure', () => {
  expect(failureOf('')).toBeNull()
  expect(failureOf('error=')).toBeNull()
})
