import { expect, test } from 'vitest'

import { draftsToForget } from './kept-drafts.ts'

const NOW_MS = Date.parse('2026-11-21T09:00:00Z')
const DAY_MS = 86_400_000
const FULL_DRAFT_BYTES = 50 * 1024 * 1024

/** A file of which only the size matters. */
function aDraft(key: string, { ageMs = 0, sizeBytes = 1 }) {
  const file = Object.defineProperty(new File([], 'a.png'), 'size', { value: sizeBytes })
  return { key, files: [file], keptAtMs: NOW_MS - ageMs }
}

test('the files of a draft are kept for seven days', () => {
  const drafts = [
    aDraft('new', { ageMs: 0 }),
    aDraft('a moment less', { ageMs: 7 * DAY_MS - 1 }),
    aDraft('seven days', { ageMs: 7 * DAY_MS }),
  ]
  expect(draftsToForget(drafts, NOW_MS)).toEqual(['seven days'])
})

test('the newest four drafts are kept when more are full', () => {
  const drafts = [5, 1, 4, 2, 3].map((age) =>
    aDraft(`${age}`, { ageMs: age, sizeBytes: FULL_DRAFT_BYTES }),
  )
  expect(draftsToForget(drafts, NOW_MS)).toEqual(['5'])
})

test('forgetting a draft does nothing when none is kept', () => {
  expect(draftsToForget([], NOW_MS)).toEqual([])
})
