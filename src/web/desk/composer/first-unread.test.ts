import { expect, test } from 'vitest'

import type { DeskComment } from '#shared/desk/contract.ts'

import { firstUnread } from './first-unread.ts'

const at = (minute: number) => `2026-01-05T09:0${minute}:00.000Z`

function aMessage(minute: number, change: Partial<DeskComment> = {}): DeskComment {
  return {
    id: String(minute),
    content: 'Text',
    createdAt: at(minute),
    isAgent: false,
    isSystem: false,
    isInternal: false,
    authorName: 'Ada',
    attachments: [],
    ...change,
  }
}

const thread = [
  aMessage(1),
  aMessage(2, { isAgent: true }),
  aMessage(3),
  aMessage(4, { isAgent: true, isInternal: true }),
  aMessage(5),
]

test('a thread begins at the first message since the last reply when the viewer has seen none of them', () => {
  expect(firstUnread({ id: 'ticket', comments: thread, seenAt: null })).toBe('3')
  expect(firstUnread({ id: 'ticket', comments: thread, seenAt: at(2) })).toBe('3')
})

test('a thread begins at the first message that came since when the viewer has looked before', () => {
  expect(firstUnread({ id: 'ticket', comments: thread, seenAt: at(4) })).toBe('5')
})

test('a thread begins at its end when everything is seen or answered', () => {
  const answered = [...thread, aMessage(6, { isAgent: true })]
  expect(firstUnread({ id: 'ticket', comments: thread, seenAt: at(5) })).toBeNull()
  expect(firstUnread({ id: 'ticket', comments: answered, seenAt: null })).toBeNull()
  expect(firstUnread({ id: 'ticket', comments: thread })).toBeNull()
})

test('a thread begins at its description when no agent has looked or answered yet', () => {
  expect(firstUnread({ id: 'ticket', comments: [aMessage(1)], seenAt: null })).toBe('ticket')
  expect(firstUnread({ id: 'ticket', comments: [], seenAt: at(1) })).toBeNull()
})
