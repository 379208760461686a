import { expect, onTestFinished, test, vi } from 'vitest'

import { startPolling } from './start-polling.ts'

test('polling makes one pass when many ask for one within a moment', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let passes = 0
  const polling = startPolling(async () => void (passes += 1), {
    everyMs: 60_000,
    onError: (error) => expect.fail(String(error)),
  })
  await vi.advanceTimersByTimeAsync(1)
  for (let asked = 0; asked < 20; asked += 1) polling.wakeSoon()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(passes).toBe(2)
  polling.wakeSoon()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(passes).toBe(3)
  await polling.stop()
})
