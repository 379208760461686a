import { expect, test } from 'vitest'

import type { DeskComment } from '#shared/desk/contract.ts'

import { cameSince, markAfterOwn, newestMark, NOTHING_SEEN } from './came-since.ts'

function comments(...ids: string[]): DeskComment[] {
  return ids.map((id) => ({
    id,
    content: id,
    createdAt: `2026-03-03T10:00:0${id}.000Z`,
    isAgent: false,
    isSystem: false,
    isInternal: false,
    authorName: 'Ada',
    attachments: [],
  }))
}

const idsOf = (found: DeskComment[]) => found.map(({ id }) => id).join('')

test('the mark is the newest comment in any order, or empty when there is none', () => {
  expect(newestMark(comments('1', '3', '2'))).toBe('3')
  expect(newestMark([])).toBe(NOTHING_SEEN)
})

test('the new comments are those after the mark, newest first', () => {
  expect(idsOf(cameSince(comments('1', '2', '3', '4'), '2'))).toBe('43')
  expect(idsOf(cameSince(comments('1', '2'), '2'))).toBe('')
})

test('every comment is new when writing began before any comment', () => {
  expect(idsOf(cameSince(comments('1', '2'), NOTHING_SEEN))).toBe('21')
})

test('all that is loaded came since when the mark is older than that', () => {
  expect(idsOf(cameSince(comments('5', '6'), '1'))).toBe('65')
})

test('what was there before is not new when the mark itself was split off', () => {
  expect(idsOf(cameSince(comments('1', '2', '4'), '3'))).toBe('4')
})

test('no comment is new when writing has not begun', () => {
  expect(cameSince(comments('1'), null)).toEqual([])
})

test('an own note counts as seen, except when another comment came as well', () => {
  expect(markAfterOwn(comments('1', '2'), '1', '2')).toBe('2')
  expect(markAfterOwn(comments('1', '2', '3'), '1', '3')).toBe('1')
  expect(markAfterOwn(comments('1'), null, '1')).toBeNull()
})
