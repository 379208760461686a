import { expect, test } from 'vitest'

import { signInCodeIn } from './sign-in-code.ts'

test('a code is known however it is passed on, and a word is none', () => {
  expect(signInCodeIn('k7qx-2m4b')).toBe('K7QX2M4B')
  expect(signInCodeIn(' K7QX 2M4B ')).toBe('K7QX2M4B')
  expect(signInCodeIn('password')).toBeNull()
  expect(signInCodeIn('K7QX2M4')).toBeNull()
})
