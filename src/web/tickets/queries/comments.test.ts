import { expect, test } from 'vitest'

import type { Comment } from '#shared/tickets/contract.ts'
import { commentAnchor, replyAnchor } from '#web/tickets/navigation-state.ts'
import { joinComments, linkedComment, newestFirst } from './comments.ts'

function commentsOf(...ids: string[]): Comment[] {
  return ids.map((id) => ({
    id,
    content: id,
    createdAt: '2026-03-03T10:00:00.000Z',
    isAgent: false,
    isSystem: false,
    authorName: 'Ada',
    attachments: [],
  }))
}

function idsOf(joined: Comment[]): string {
  return joined.map(({ id }) => id).join('')
}

test('older comments stay known when the newest are read again and have become more', () => {
  expect(idsOf(joinComments(commentsOf('e', 'd', 'c'), commentsOf('d', 'c', 'b', 'a')))).toBe(
    'edcba',
  )
})

test('a page of older comments is added to the one that it follows', () => {
  expect(idsOf(joinComments(commentsOf('d', 'c'), commentsOf('c', 'b', 'a')))).toBe('dcba')
})

test('what was known is dropped when comments in between are missing', () => {
  expect(idsOf(joinComments(commentsOf('z', 'y'), commentsOf('b', 'a')))).toBe('zy')
})

test('a comment has the content of its last reading', () => {
  const [fresh] = commentsOf('a')
  const joined = joinComments([{ ...fresh!, content: 'new' }], commentsOf('a'))
  expect(joined.map(({ content }) => content)).toEqual(['new'])
})

const comment = (id: string, createdAt: string) => ({ id, createdAt })

test('the newest comment is first, in any order given', () => {
  const comments = [
    comment('b', '2026-03-02T10:00:00.000Z'),
    comment('a', '2026-03-02T09:00:00.000Z'),
    comment('c', '2026-03-02T11:00:00.000Z'),
  ]
  expect(newestFirst(comments).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('the comment that was written later is first when two have the same instant', () => {
  const at = '2026-03-02T10:00:00.000Z'
  const comments = [comment('01-thanks', at), comment('02-closed', at)]
  for (const given of [comments, comments.toReversed()])
    expect(newestFirst(given).map(({ id }) => id)).toEqual(['02-closed', '01-thanks'])
})

test('an address leads to the comment that it names, or to the last reply before an instant', () => {
  const at = (minute: number) => `2026-01-31T09:0${minute}:00.000Z`
  const byAgent = { isAgent: true, isSystem: false }
  const comments = [
    { ...byAgent, id: 'a', createdAt: at(1) },
    { ...byAgent, id: 'b', createdAt: at(3) },
    { ...byAgent, id: 'c', createdAt: at(4), isAgent: false },
    { ...byAgent, id: 'd', createdAt: at(4), isSystem: true },
    { ...byAgent, id: 'e', createdAt: at(6) },
  ]
  expect(linkedComment(`#${commentAnchor('z')}`, comments)).toBe('z')
  expect(linkedComment(`#${replyAnchor(at(5))}`, comments)).toBe('b')
  expect(linkedComment(`#${replyAnchor(at(0))}`, comments)).toBe('')
  expect(linkedComment('#content', comments)).toBe('')
})
