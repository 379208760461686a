import { expect, test } from 'vitest'

import { interleave } from './interleave.ts'

const at = (id: string, minute: number) => ({
  id,
  createdAt: `2026-03-03T10:${String(minute).padStart(2, '0')}:00.000Z`,
})

const COMMENTS = [at('c3', 30), at('c2', 20), at('c1', 20)]
const OTHERS = [at('newest', 40), at('between', 25), at('oldest', 10)]

test('an event appears among the comments by its time', () => {
  const ids = interleave(COMMENTS, OTHERS, { isWhole: true }).map(({ id }) => id)
  expect(ids).toEqual(['newest', 'c3', 'between', 'c2', 'c1', 'oldest'])
  expect(interleave([], OTHERS, { isWhole: true })).toEqual(OTHERS)
})

test('an event waits for earlier comments when it is older than the loaded ones', () => {
  const ids = interleave(COMMENTS, OTHERS, { isWhole: false }).map(({ id }) => id)
  expect(ids).toEqual(['newest', 'c3', 'between', 'c2', 'c1'])
})
