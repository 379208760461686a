import { expect, test } from 'vitest'

import { type Caller, createShares, type Shares } from './fair-shares.ts'

const WAIT = { waitMs: 60_000 }

/** Asks for connections as this caller, one for each request. */
function asking(shares: Shares, caller: Caller, count: number) {
  const granted: (() => void)[] = []
  for (let asked = 0; asked < count; asked += 1) {
    Promise.resolve(shares.enter({ who: () => caller, held: 0 })).then(
      (giveBack) => granted.push(giveBack),
      // Abandoned on purpose.
      () => undefined,
    )
  }
  return granted
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a person has half of the connections when no one else asks', async () => {
  const granted = asking(createShares(8, WAIT), { person: 'a', customer: 'c' }, 12)
  await settled()
  expect(granted).toHaveLength(4)
})

test('a person gets a quarter of the connections when others have the rest of the first half', async () => {
  const shares = createShares(8, WAIT)
  const others = asking(shares, { person: 'a', customer: 'c' }, 12)
  await settled()
  const person = asking(shares, { person: 'b', customer: 'd' }, 12)
  await settled()
  expect([others.length, person.length]).toEqual([4, 2])
})

test('a customer gets half of the connections when many of its people ask', async () => {
  const shares = createShares(8, WAIT)
  const people = Array.from({ length: 8 }, (_none, at) =>
    asking(shares, { person: `p${at}`, customer: 'c' }, 2),
  )
  await settled()
  expect(people.flat()).toHaveLength(4)
  const other = asking(shares, { person: 'x', customer: 'd' }, 1)
  await settled()
  expect(other).toHaveLength(1)
})

test('the next connection goes to who is within their share when others have asked before', async () => {
  const shares = createShares(4, WAIT)
  const greedy = asking(shares, { person: 'a' }, 4)
  await settled()
  const first = asking(shares, { person: 'b' }, 1)
  const second = asking(shares, { person: 'c' }, 1)
  const third = asking(shares, { person: 'd' }, 1)
  await settled()
  expect([greedy, first, second, third].map(({ length }) => length)).toEqual([2, 1, 1, 0])
  greedy[0]?.()
  await settled()
  expect([greedy.length, third.length]).toEqual([2, 1])
})

test('a request that has a connection gets another one when its person has no more', async () => {
  const shares = createShares(4, WAIT)
  const asker = { who: () => ({ person: 'a' }), held: 0 }
  await shares.enter(asker)
  await shares.enter({ who: () => ({ person: 'a' }), held: 0 })
  const another = await shares.enter(asker)
  expect(asker.held).toBe(2)
  another()
  expect(asker.held).toBe(1)
})

test('background work is counted and does not wait when all shares are taken', async () => {
  const shares = createShares(4, WAIT)
  for (let count = 0; count < 5; count += 1) void shares.enter(undefined)
  const person = asking(shares, { person: 'a' }, 1)
  await settled()
  expect(person).toHaveLength(0)
})

test("a caller gets the pool's own error when it waits too long for a connection", async () => {
  const shares = createShares(1, { waitMs: 1 })
  await shares.enter(undefined)
  const waiting = shares.enter({ who: () => ({ person: 'a' }), held: 0 })
  await expect(waiting).rejects.toThrow('timeout exceeded when trying to connect')
})
