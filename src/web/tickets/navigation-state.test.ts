import { expect, test } from 'vitest'

import {
  commentAnchor,
  hasCreatedTicket,
  linkedComment,
  listSearchIn,
  replyAnchor,
  TICKET_CREATED,
} from './navigation-state.ts'

test('the navigation state shows that a ticket was created, and accepts nothing else', () => {
  expect(hasCreatedTicket(TICKET_CREATED)).toBe(true)
  for (const state of [null, undefined, 'ticketCreated', {}, { ticketCreated: 'yes' }])
    expect(hasCreatedTicket(state)).toBe(false)
})

test('the way back keeps the query of the list', () => {
  expect(listSearchIn({ listSearch: '?status=Open' })).toBe('?status=Open')
  for (const state of [null, {}, { listSearch: 3 }, { listSearch: '//elsewhere.example' }])
    expect(listSearchIn(state)).toBe('')
})

test('an address leads to the comment that it names, or to the last reply before an instant', () => {
  const at = (minute: number) => `2026-01-31T09:0${minute}:00.000Z`
  const comment = { isAgent: true, isSystem: false }
  const comments = [
    { ...comment, id: 'a', createdAt: at(1) },
    { ...comment, id: 'b', createdAt: at(3) },
    { ...comment, id: 'c', createdAt: at(4), isAgent: false },
    { ...comment, id: 'd', createdAt: at(4), isSystem: true },
    { ...comment, id: 'e', createdAt: at(6) },
  ]
  expect(linkedComment(`#${commentAnchor('z')}`, comments)).toBe('z')
  expect(linkedComment(`#${replyAnchor(at(5))}`, comments)).toBe('b')
  expect(linkedComment(`#${replyAnchor(at(0))}`, comments)).toBe('')
  expect(linkedComment('#content', comments)).toBe('')
})
