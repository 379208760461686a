import { expect, test } from 'vitest'

import type { Comment } from '#shared/tickets/contract.ts'
import { joinComments } from './join-comments.ts'

function comments(...ids: string[]): Comment[] {
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
  expect(idsOf(joinComments(comments('e', 'd', 'c'), comments('d', 'c', 'b', 'a')))).toBe('edcba')
})

test('a page of older comments is added to the one it follows', () => {
  expect(idsOf(joinComments(comments('d', 'c'), comments('c', 'b', 'a')))).toBe('dcba')
})

test('what was known is dropped when comments in between are missing', () => {
  expect(idsOf(joinComments(comments('z', 'y'), comments('b', 'a')))).toBe('zy')
})

test('a comment is as it was read last', () => {
  const [fresh] = comments('a')
  const joined = joinComments([{ ...fresh!, content: 'new' }], comments('a'))
  expect(joined.map(({ content }) => content)).toEqual(['new'])
})
