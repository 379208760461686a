import { expect, test } from 'vitest'

import { askForConfirmation, currentConfirmation, pendingQuestion } from './confirmation.ts'

const inFiveMinutes = () => new Date(Date.now() + 300_000).toISOString()

test('all waiting calls get the confirmation when it is given', async () => {
  const calls = [askForConfirmation(), askForConfirmation()]
  expect(currentConfirmation()).toBeNull()
  pendingQuestion()?.answer({ token: 'token', expiresAt: inFiveMinutes() })
  expect(await Promise.all(calls)).toEqual(['token', 'token'])
  expect(pendingQuestion()).toBeNull()
  expect(currentConfirmation()).toBe('token')
})

test('a confirmation does not count when it has expired', async () => {
  const call = askForConfirmation()
  pendingQuestion()?.answer({ token: 'old', expiresAt: new Date(0).toISOString() })
  await call
  expect(currentConfirmation()).toBeNull()
})

test('a call says that nothing has changed when the person does not confirm', async () => {
  const call = askForConfirmation()
  pendingQuestion()?.cancel()
  await expect(call).rejects.toThrow('nothing was changed')
  expect(pendingQuestion()).toBeNull()
  expect(currentConfirmation()).toBeNull()
})
