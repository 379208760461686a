import { expect, test } from 'vitest'

import type { DeskComment } from '#shared/desk/contract.ts'

import { movableComments, suggestDescription, textOfComment } from './split-suggestion.ts'

function aComment(id: string, change: Partial<DeskComment> = {}): DeskComment {
  return {
    id,
    content: `text ${id}`,
    createdAt: `2026-03-0${id}T10:00:00.000Z`,
    isAgent: false,
    isSystem: false,
    isInternal: false,
    authorName: 'Ada',
    attachments: [],
    ...change,
  }
}

test('a split suggests the comments that people wrote in the ticket itself, the oldest first', () => {
  const comments = [
    aComment('4', { isSystem: true }),
    aComment('3', { isInternal: true, isAgent: true }),
    aComment('2', { mergedFrom: 1002 }),
    aComment('1'),
  ]
  expect(movableComments(comments).map(({ id }) => id)).toEqual(['1', '3'])
})

test("a split suggests the requester's first comment as description, and never a note", () => {
  const note = aComment('1', { isAgent: true, isInternal: true, content: '<p>secret</p>' })
  const reply = aComment('2', { isAgent: true, content: '<p>Hello</p>' })
  expect(suggestDescription([note, reply, aComment('3'), aComment('4')])).toBe('text 3')
  expect(suggestDescription([note, reply])).toBe('')
  expect(textOfComment(reply)).toBe('Hello')
})
