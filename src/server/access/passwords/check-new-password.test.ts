import { expect, test } from 'vitest'

import { checkNewPassword } from './check-new-password.ts'

const PERSON = { email: 'ada.admin@portico.example', name: 'Ada Admin' }

test.each([
  'Password1234!',
  'passwordpassword',
  '123456789012',
  'aaaaaaaaaaaa',
  '1q2w3e4r5t6y',
  'AdminAdmin2024',
  'iloveyou1234',
  'Welcome12345!',
])('a new password is refused when it is the common one %s', async (password) => {
  expect(await checkNewPassword(password, PERSON)).toBe('account.commonPassword')
})

test("a new password is refused when it is the person's email and a number", async () => {
  expect(await checkNewPassword(`${PERSON.email}1`, PERSON)).toBe('account.commonPassword')
})

test.each([
  'correct horse battery staple',
  'three words in a row',
  'kX9#mQ2$vL7!',
  'portico-demo-admin',
])('a new password is accepted when it is %s', async (password) => {
  expect(await checkNewPassword(password, PERSON)).toBeNull()
})

test('a password is checked, too, when it has the greatest length', async () => {
  expect(await checkNewPassword('x'.repeat(1024), PERSON)).toBe('account.commonPassword')
  expect(await checkNewPassword('Wide seas, old maps. '.repeat(48), PERSON)).toBeNull()
})
