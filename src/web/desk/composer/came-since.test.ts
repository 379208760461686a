import { expect, test } from 'vitest'

import type { DeskChange, DeskComment } from '#shared/desk/contract.ts'

import {
  cameSince,
  changedSince,
  changeText,
  markAfterOwn,
  newestChange,
  newestMark,
  NOTHING_SEEN,
} from './came-since.ts'

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

const ANA = { id: 'ana', name: 'Ana' }

const BEN = { id: 'ben', name: 'Ben' }

const ME = { id: 'me', name: 'Me' }

/** The newest first, with falling ids. */
function changes(...all: Pick<DeskChange, 'by' | 'assignee' | 'status'>[]): DeskChange[] {
  return all.map((change, index) => ({ ...change, id: String(9 - index), at: '' }))
}

test('a writer sees each change of assignee and status by others once when it came after they began', () => {
  const all = changes(
    { by: ANA, assignee: ME },
    { by: ME, status: 'Pending' },
    { by: BEN, assignee: null },
    { by: BEN, status: 'Open' },
  )
  const say = (mark: string | null) =>
    changedSince(all, mark, 'me').map((change) => changeText(change, 'me'))
  expect(say('none')).toEqual(['Ana assigned this ticket to you.'])
  expect(say('8')).toEqual(['Ana assigned this ticket to you.'])
  expect(say('9')).toEqual([])
  expect(say(null)).toEqual([])
  expect(newestChange(all)).toBe('9')
  expect(newestChange([])).toBe('none')
})

test('a change names its author when they are an agent of the CRM or have no name', () => {
  const say = (change: Pick<DeskChange, 'by' | 'assignee' | 'status'>) =>
    changes(change).map((one) => changeText(one, 'me'))[0]
  expect(say({ by: ANA, assignee: BEN })).toBe('Ana assigned this ticket to Ben.')
  expect(say({ by: ANA, assignee: null })).toBe('Ana removed the assignee.')
  expect(say({ by: null, status: 'Closed' })).toBe('Support Agent changed the status to Closed.')
})
