import { expect, test } from 'vitest'

import { createWorkerPool, WorkerPoolFull, WorkerTimeout } from './worker-pool.ts'

const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (input) => {
      if (input === 'throws') throw new Error('broken')
      if (input === 'exits') process.exit()
      if (input === 'never ends') for (;;);
      parentPort.postMessage(input.toUpperCase())
    })
  `)}`,
)

function aPool(overrides: { timeLimitMs?: number; maxWaiting?: number } = {}) {
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

test('a job that never ends is ended, and those behind it are done', async () => {
  const pool = aPool({ timeLimitMs: 2_000 })
  const hostile = pool.run('never ends')
  const honest = pool.run('a')
  await expect(hostile).rejects.toBeInstanceOf(WorkerTimeout)
  expect(await honest).toBe('A')
})

test.each(['throws', 'exits'])(
  'a job that %s is rejected, and the next one is done',
  async (how) => {
    const pool = aPool()
    const hostile = pool.run(how)
    const honest = pool.run('a')
    await expect(hostile).rejects.toBeInstanceOf(Error)
    expect(await honest).toBe('A')
  },
)

test('the smallest job that waits is next', async () => {
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
