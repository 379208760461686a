import { expect, test } from 'vitest'

import { deskOrder, deskRanges, startOf, toDeskWants, VIEWER } from './desk-ranges.ts'

const NOW = new Date('2026-03-03T12:00:00.000Z')
const NOW_MS = NOW.getTime()
const DAY_MS = 86_400_000
const LOWEST = '00000000-0000-0000-0000-000000000000'
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const CUSTOMER = '01900000-0000-7000-8000-000000000001'

test('statuses and sleep are one range of states, where one can say them', () => {
  const states = (
    statuses: ('Open' | 'Pending' | 'Closed')[],
    isSnoozed?: boolean,
  ): number[] | undefined =>
    deskRanges({ statuses, ...(isSnoozed !== undefined && { isSnoozed }) }, NOW)?.states
  expect(states(['Open'])).toEqual([1, 2])
  expect(states(['Open'], false)).toEqual([2, 2])
  expect(states(['Pending'])).toEqual([3, 4])
  expect(states(['Pending'], false)).toEqual([3, 3])
  expect(states(['Open', 'Pending'])).toEqual([1, 4])
  expect(states(['Open', 'Pending'], false)).toEqual([2, 3])
  expect(states(['Closed'])).toEqual([5, 5])
  expect(states(['Closed'], false)).toEqual([5, 5])
  expect(states(['Open', 'Pending', 'Closed'])).toEqual([1, 5])
  expect(states(['Pending', 'Closed'])).toEqual([3, 5])
  // Something lies between these.
  expect(states(['Open', 'Closed'])).toBeUndefined()
  expect(states(['Open', 'Pending', 'Closed'], false)).toBeUndefined()
})

test('what a search has found, and a filter that is new, is no range', () => {
  const statuses = ['Open'] as const
  expect(deskRanges({ statuses, ids: [], customers: [] }, NOW)).toBeUndefined()
  expect(deskRanges({ statuses, createdFrom: NOW }, NOW)).toBeUndefined()
  const wanted = { statuses, aNewFilter: 'x' }
  expect(deskRanges(wanted, NOW)).toBeUndefined()
})

test('a row of the database has each range, and everything where nothing is wanted', () => {
  expect(toDeskWants(deskRanges({ statuses: ['Open'] }, NOW)!)).toBe(
    `(1,2,${LOWEST},${HIGHEST},${LOWEST},${HIGHEST},1,3,-1,400000000000000,-infinity,infinity,-infinity,infinity,,,)`,
  )
  const all = deskRanges(
    {
      statuses: ['Open'],
      isUnassigned: true,
      customerId: CUSTOMER,
      priorityRank: 3,
      due: 'near',
      minDays: 1,
      maxDays: 7,
      category: 'A "quoted, \\ name")',
    },
    NOW,
  )!
  expect(toDeskWants(all)).toBe(
    `(1,2,${LOWEST},${LOWEST},${CUSTOMER},${CUSTOMER},3,3,${NOW_MS},${NOW_MS + 5 * DAY_MS},` +
      '-infinity,2026-03-03T12:00:00.000Z,2026-02-24T12:00:00.000Z,2026-03-02T12:00:00.000Z,' +
      String.raw`"A \"quoted, \\ name\")",,)`,
  )
})

test('a null owner is whoever asks', () => {
  const wants = toDeskWants(deskRanges({ statuses: ['Open'], assigneeId: VIEWER }, NOW)!)
  expect(wants.startsWith(`(1,2,,,${LOWEST}`)).toBe(true)
})

test('what is late ends now, what is on track begins now, and nothing is due before it was raised', () => {
  const dueOf = (due?: 'breached' | 'on_track', maxDays?: number) =>
    deskRanges({ statuses: ['Open'], ...(due && { due }), ...(maxDays && { maxDays }) }, NOW)!.due
  expect(dueOf('breached')).toEqual([-1, NOW_MS])
  expect(dueOf('breached', 7)).toEqual([NOW_MS - 7 * DAY_MS, NOW_MS])
  expect(dueOf('on_track', 7)).toEqual([NOW_MS, 400_000_000_000_000])
  expect(dueOf(undefined, 1)).toEqual([NOW_MS - DAY_MS, 400_000_000_000_000])
})

test('a page begins where the first wanted one can be, or behind the page before', () => {
  const ranges = deskRanges({ statuses: ['Open'], priorityRank: 2, minDays: 1, maxDays: 7 }, NOW)!
  const from = '2026-02-24T12:00:00.000Z'
  const until = '2026-03-02T12:00:00.000Z'
  const first = NOW_MS - 7 * DAY_MS - 1
  const start = (
    sort: 'due' | 'priority' | 'updatedAt' | 'createdAt',
    direction: 'asc' | 'desc',
    after?: string,
  ) => startOf(deskOrder(sort, direction)!, ranges, after ? { key: after, id: LOWEST } : undefined)
  expect(start('due', 'asc')).toEqual({ key: String(first), id: HIGHEST })
  expect(start('due', 'asc', String(first + 5))).toEqual({ key: String(first + 5), id: LOWEST })
  // High comes before Medium.
  expect(start('priority', 'desc').key).toBe(String(1_000_000_000_000_000 + first))
  expect(start('createdAt', 'desc')).toEqual({ key: until, id: HIGHEST })
  expect(start('createdAt', 'desc', from)).toEqual({ key: from, id: LOWEST })
  expect(start('createdAt', 'asc')).toEqual({ key: from, id: HIGHEST })
  expect(start('updatedAt', 'asc')).toEqual({ key: from, id: HIGHEST })
  // What was raised long ago may have changed just now.
  expect(start('updatedAt', 'desc')).toEqual({ key: 'infinity', id: HIGHEST })
  // A cursor of another list does not lead before the first one.
  expect(start('updatedAt', 'asc', '2026-01-01T00:00:00.000Z')).toEqual({ key: from, id: HIGHEST })
})

test('each order of the queue has a function, and what is least urgent first has none', () => {
  expect(deskOrder('due', 'desc')).toEqual(deskOrder('due', 'asc'))
  expect(deskOrder('priority', 'desc')?.isDown).toBe(false)
  expect(deskOrder('priority', 'asc')).toBeUndefined()
  expect(deskOrder('updatedAt', 'desc')?.name).toBe('desk_last_changed')
  expect(deskOrder('createdAt', 'asc')?.name).toBe('desk_oldest')
})
