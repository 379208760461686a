import { Worker } from 'node:worker_threads'

import { expect, test, vi } from 'vitest'

import { createWorkerPool, WorkerPoolFull, WorkerTimeout } from './worker-pool.ts'

const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', (input) => {
      if (input === 'throws') throw new Error('broken')
      if (input === 'exits') process.exit()
      if (input === 'never ends') for (;;);
      if (input === 'which thread') return parentPort.postMessage(String(threadId))
      parentPort.postMessage(input.toUpperCase())
    })
  `)}`,
)

type Overrides = { timeLimitMs?: number; maxWaiting?: number; keepsOne?: boolean }

function aPool(overrides: Overrides = {}) {
  return createWorkerPool<string, string>({
    script: SCRIPT,
    maxThreads: 1,
    maxWaiting: 10,
    timeLimitMs: 60_000,
    memoryLimitMb: 64,
    sizeOf: (input) => input.length,
    ...overrides,
  })
}

test('a job is ended when it takes too long, and the next ones run', async () => {
  const pool = aPool({ timeLimitMs: 2_000 })
  const hostile = pool.run('never ends')
  const honest = pool.run('a')
  await expect(hostile).rejects.toBeInstanceOf(WorkerTimeout)
  expect(await honest).toBe('A')
})

test.each(['throws', 'exits'])(
  'a job is rejected, and the next one runs, when it %s',
  async (how) => {
    const pool = aPool()
    const hostile = pool.run(how)
    const honest = pool.run('a')
    await expect(hostile).rejects.toBeInstanceOf(Error)
    expect(await honest).toBe('A')
  },
)

test('the smallest waiting job runs next', async () => {
  const pool = aPool()
  const done: string[] = []
  await Promise.all(
    ['first', 'larger', 'small'].map(async (input) => done.push(await pool.run(input))),
  )
  expect(done).toEqual(['FIRST', 'SMALL', 'LARGER'])
})

test('a job is refused when too many wait', async () => {
  const pool = aPool({ maxWaiting: 1 })
  const taken = [pool.run('a'), pool.run('b')]
  await expect(pool.run('c')).rejects.toBeInstanceOf(WorkerPoolFull)
  expect(await Promise.all(taken)).toEqual(['A', 'B'])
})

test('a thread is there before the first job when the pool was warmed up', async () => {
  const pool = aPool()
  pool.warmUp()
  // Threads are numbered as they start. One that has ended has no number any more.
  const { threadId } = new Worker('', { eval: true })
  expect(Number(await pool.run('which thread'))).toBe(threadId - 1)
})

test.each([
  { keepsOne: false, isSame: false },
  { keepsOne: true, isSame: true },
])(
  'the last thread is the same when there was a long pause: $isSame',
  async ({ keepsOne, isSame }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const pool = aPool({ keepsOne })
      const before = await pool.run('which thread')
      vi.advanceTimersByTime(10 * 60_000)
      expect((await pool.run('which thread')) === before).toBe(isSame)
    } finally {
      vi.useRealTimers()
    }
  },
)
