import { afterEach, expect, test, vi } from 'vitest'

import { createToastStore, durationMs, type Toast, withToast } from './toast-store.ts'

// The files that run next in this process need the clock.
afterEach(() => vi.useRealTimers())

function aStore() {
  vi.useFakeTimers()
  return createToastStore({
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer) => clearTimeout(timer as number),
    now: () => Date.now(),
  })
}

test('a toast replaces an earlier one when both are equal', () => {
  const first: Toast = { id: 1, kind: 'success', text: 'Saved' }
  const other: Toast = { id: 2, kind: 'error', text: 'Saved' }
  const again: Toast = { id: 3, kind: 'success', text: 'Saved' }
  expect(withToast([first, other], again)).toEqual([other, again])
})

test('the newest 20 toasts are kept', () => {
  let toasts: Toast[] = []
  for (let id = 1; id <= 25; id++) toasts = withToast(toasts, { id, kind: 'info', text: `${id}` })
  expect(toasts).toHaveLength(20)
  expect(toasts.at(-1)?.id).toBe(25)
})

test('a toast stays for 3 seconds when it is a success, and for 4 when it is an error', () => {
  expect(durationMs('success')).toBe(3000)
  expect(durationMs('error')).toBe(4000)
  const store = aStore()
  store.show('success', 'Saved')
  store.show('error', 'Failed')
  vi.advanceTimersByTime(3000)
  expect(store.list().map((toast) => toast.text)).toEqual(['Failed'])
  vi.advanceTimersByTime(1000)
  expect(store.list()).toEqual([])
})

test('a toast keeps its remaining time when it is paused', () => {
  const store = aStore()
  store.show('info', 'Hello')
  vi.advanceTimersByTime(2000)
  store.setPaused(true)
  vi.advanceTimersByTime(60_000)
  expect(store.list()).toHaveLength(1)
  store.setPaused(false)
  vi.advanceTimersByTime(999)
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.list()).toEqual([])
})

test('a toast stays until it is dismissed when it shows loading', () => {
  const store = aStore()
  const id = store.show('loading', 'Sending')
  vi.advanceTimersByTime(600_000)
  expect(store.list()).toHaveLength(1)
  store.dismiss(id)
  expect(store.list()).toEqual([])
})
