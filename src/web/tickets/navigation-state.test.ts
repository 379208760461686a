import { expect, test } from 'vitest'

import { hasCreatedTicket, listSearchIn, TICKET_CREATED } from './navigation-state.ts'

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
