import { expect, test } from 'vitest'

import type { Comment } from '#shared/tickets/contract.ts'

import { findSentReply } from './find-sent-reply.ts'

const SINCE = '2026-03-03T10:00:00.000Z'

function aComment(overrides: Partial<Comment> = {}): Comment {
  return {
    id: 'c1',
    content: 'It got worse.',
    createdAt: '2026-03-03T10:05:00.000Z',
    isAgent: false,
    isSystem: false,
    authorName: 'Mina',
    attachments: [],
    ...overrides,
  }
}

const ATTEMPT = { comment: ' It got worse.\n', files: [], since: SINCE }

test('a reply is found in the conversation when its answer was lost', () => {
  const reply = aComment()
  expect(findSentReply([aComment({ content: 'Other' }), reply], ATTEMPT)).toBe(reply)
})

test.each<[string, Partial<Comment>]>([
  ['was there before', { createdAt: SINCE }],
  ['is of an agent', { isAgent: true }],
  ['is of the system', { isSystem: true }],
  ['has another text', { content: 'It got better.' }],
  ['has a file more', { attachments: [{ id: 'f1', filename: 'a.txt', size: 1 }] }],
])('a comment is not the reply whose answer was lost when it %s', (_, overrides) => {
  expect(findSentReply([aComment(overrides)], ATTEMPT)).toBeUndefined()
})
