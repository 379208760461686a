import { expect, test } from 'vitest'

import { newestFirst } from './newest-first.ts'

const comment = (id: string, createdAt: string) => ({ id, createdAt })

test('the newest comes first, whatever the order given', () => {
  const comments = [
    comment('b', '2026-03-02T10:00:00.000Z'),
    comment('a', '2026-03-02T09:00:00.000Z'),
    comment('c', '2026-03-02T11:00:00.000Z'),
  ]
  expect(newestFirst(comments).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('of one instant the later written comes first, in whichever order they are given', () => {
  const at = '2026-03-02T10:00:00.000Z'
  const comments = [comment('01-thanks', at), comment('02-closed', at)]
  for (const given of [comments, comments.toReversed()])
    expect(newestFirst(given).map(({ id }) => id)).toEqual(['02-closed', '01-thanks'])
})
