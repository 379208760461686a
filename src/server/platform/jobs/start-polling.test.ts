import { AsyncLocalStorage } from 'node:async_hooks'

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

test('a pass is made outside of the request when a request asks for it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const request = new AsyncLocalStorage<string>()
  const askedBy: (string | undefined)[] = []
  const polling = startPolling(async () => void askedBy.push(request.getStore()), {
    everyMs: 60_000,
    onError: (error) => expect.fail(String(error)),
  })
  await vi.advanceTimersByTimeAsync(1)
  request.run('the first', polling.wake)
  await vi.advanceTimersByTimeAsync(1)
  request.run('the second', polling.wakeSoon)
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(askedBy).toEqual([undefined, undefined, undefined, undefined])
  await polling.stop()
})
