import { expect, test } from 'vitest'

import { signInFailureIn } from './sign-in-failure.ts'

function failureOf(query: string) {
  return signInFailureIn(new URLSearchParams(query))
}

test('a known code has its own sentence, an unknown one the general', () => {
  expect(failureOf('error=foreign_domain&ref=K7QX-2M')).toEqual({
    sentence: expect.stringContaining('does not belong to the organization'),
    reference: 'K7QX-2M',
  })
  expect(failureOf('error=whatever')?.sentence).toContain('could not be accepted')
  expect(failureOf('error=constructor')?.sentence).toContain('could not be accepted')
})

test('a reference that is none is not shown', () => {
  expect(failureOf('error=expired&ref=call+0900+123+now')?.reference).toBeNull()
  expect(failureOf('error=expired')?.reference).toBeNull()
})

test('no error, and no session at the identity provider, are no failure', () => {
  expect(failureOf('')).toBeNull()
  expect(failureOf('error=')).toBeNull()
  expect(failureOf('error=no_passive&ref=x')).toBeNull()
})
