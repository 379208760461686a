import { expect, onTestFinished, test, vi } from 'vitest'

import { inRounds } from './create-batcher.ts'

function startClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('a burst is one round', async () => {
  startClock()
  const rounds: string[][] = []
  const ask = inRounds<string>(async (items) => void rounds.push(items))
  ask('a')
  ask('b', 'c')
  ask()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds).toEqual([['a', 'b', 'c']])
})

test('what is asked for during a round waits for the next, which keeps its distance', async () => {
  startClock()
  const rounds: { items: string[]; at: number }[] = []
  const begin = Date.now()
  const ask = inRounds<string>(async (items) => {
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

test('a round begins soon when nothing went before', async () => {
  startClock()
  const rounds: string[][] = []
  const ask = inRounds<string>(async (items) => void rounds.push(items))
  for (const item of ['a', 'b']) {
    ask(item)
    await vi.advanceTimersByTimeAsync(100)
    expect(rounds.at(-1)).toEqual([item])
    await vi.advanceTimersByTimeAsync(2000)
  }
})
