import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { refreshTickets } from './refresh-tickets.ts'

const KEYS = {
  list: ticketQueries.lists(),
  known: ticketQueries.detail('known').queryKey,
  other: ticketQueries.detail('other').queryKey,
  desk: ['desk', 'list', {}],
  views: ['desk', 'views'],
  deskTicket: ['desk', 'ticket', 'known'],
  otherDeskTicket: ['desk', 'ticket', 'other'],
  choices: ['desk', 'choices'],
  dashboard: ['dashboard'],
  audience: ticketQueries.audience('known').queryKey,
  shownTime: [...ticketQueries.shownTime(), 'known'],
  account: ['account'],
}

const DESK = ['desk', 'views', 'deskTicket']

/** A page that shows all of this, as of one instant. */
function aPage() {
  vi.stubGlobal('document', { hidden: false })
  const queryClient = new QueryClient()
  const updatedAt = '2026-03-03T10:00:00.000Z'
  for (const queryKey of Object.values(KEYS)) queryClient.setQueryData(queryKey, { updatedAt })
  const stale = () =>
    Object.entries(KEYS).flatMap(([name, queryKey]) =>
      queryClient.getQueryState(queryKey)?.isInvalidated ? [name] : [],
    )
  return { queryClient, stale }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a change of one ticket refreshes it, the lists, the desk and the dashboard', () => {
  const { queryClient, stale } = aPage()
  refreshTickets(queryClient, [{ id: 'known', updatedAt: '2026-03-03T10:01:00.000Z' }])
  expect(stale()).toEqual(['list', 'known', ...DESK, 'dashboard', 'audience'])
})

test('a ticket is read again only at the desk, and who sees it everywhere, when the page knows its current state', () => {
  const { queryClient, stale } = aPage()
  refreshTickets(queryClient, [{ id: 'known', updatedAt: '2026-03-03T10:00:00.000Z' }])
  expect(stale()).toEqual(['list', ...DESK, 'dashboard', 'audience'])
})

test('all tickets are refreshed when there were more changes than were announced', () => {
  const { queryClient, stale } = aPage()
  refreshTickets(queryClient, 'any')
  expect(stale()).toEqual(Object.keys(KEYS).filter((name) => name !== 'account'))
})

test('a change of time shown to customers refreshes only that time, even when the page is hidden', () => {
  const { queryClient, stale } = aPage()
  vi.stubGlobal('document', { hidden: true })
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  refreshTickets(queryClient, 'shown-time')
  expect(stale()).toEqual(['shownTime'])
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ticketQueries.shownTime() })
})
