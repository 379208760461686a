import { expect, test } from 'vitest'

import { problemOfPassword } from './password-rule.ts'

const ADA = { email: 'ada.admin@portico.example', name: 'Ada Administrator' }

test('a password has 12 to 1024 characters', () => {
  expect(problemOfPassword('12345678901', ADA)).toBe('too_short')
  expect(problemOfPassword('123456789012', ADA)).toBeNull()
  expect(problemOfPassword('x'.repeat(1024), ADA)).toBeNull()
  expect(problemOfPassword('x'.repeat(1025), ADA)).toBe('too_long')
})

test('a password has no control characters, which no field of a form takes', () => {
  for (const sign of ['\n', '\r\n', '\0', '\u0085'])
    expect(problemOfPassword(`correct horse${sign}battery staple`, ADA)).toBe('control_characters')
})

test('a password is neither the email nor the name, however it is written', () => {
  for (const own of ['ADA.admin@portico.example', ' ada administrator ']) {
    expect(problemOfPassword(own, ADA)).toBe('own')
  }
})
