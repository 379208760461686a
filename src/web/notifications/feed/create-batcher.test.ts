import { expect, onTestFinished, test, vi } from 'vitest'

import { createBatcher } from './create-batcher.ts'

function startClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('createBatcher makes one batch when calls come in a burst', async () => {
  startClock()
  const rounds: string[][] = []
  const ask = createBatcher<string>(async (items) => void rounds.push(items))
  ask('a')
  ask('b', 'c')
  ask()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds).toEqual([['a', 'b', 'c']])
})

test('createBatcher puts calls into the next batch, after a pause, when a batch is running', async () => {
  startClock()
  const rounds: { items: string[]; at: number }[] = []
  const begin = Date.now()
  const ask = createBatcher<string>(async (items) => {
    rounds.push({ items, at: Date.now() - begin })
    if (items.includes('a')) {
      ask('b')
      ask('c')
    }
  })
  ask('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds.map(({ items }) => items)).toEqual([['a'], ['b', 'c']])
  expect(rounds[1]!.at - rounds[0]!.at).toBeGreaterThanOrEqual(500)
})

test('createBatcher starts a batch soon when none ran before', async () => {
  startClock()
  const rounds: string[][] = []
  const ask = createBatcher<string>(async (items) => void rounds.push(items))
  for (const item of ['a', 'b']) {
    ask(item)
    await vi.advanceTimersByTimeAsync(100)
    expect(rounds.at(-1)).toEqual([item])
    await vi.advanceTimersByTimeAsync(2000)
  }
})
