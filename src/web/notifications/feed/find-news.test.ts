import { afterEach, expect, test, vi } from 'vitest'

import { findNews } from './find-news.ts'
import { writeSeenTickets } from './seen-ticket-store.ts'
import type { SeenTicket } from './seen-tickets.ts'
import { trackOwnChanges } from './track-own-changes.ts'

afterEach(() => vi.unstubAllGlobals())

const AT = '2026-03-03T09:00:00.000Z'
const aTicket = (id: string, updatedAt: string) => ({
  id,
  subject: id,
  status: 'Open' as const,
  commentCount: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt,
})

/** A browser that has seen all tickets as they were at that instant, with answers of the server by their path. */
function startBrowser(
  seen: Record<string, SeenTicket>,
  answerTo: (path: string, query: URLSearchParams) => unknown,
) {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://portico.example')
    const answer = answerTo(pathname, searchParams)
    return Promise.resolve(Response.json(answer ?? { user: { id: 'ann', name: 'Ann Ames' } }))
  })
  const { signal } = new AbortController()
  const ownChanges = trackOwnChanges({ signal, onDone: () => undefined })
  writeSeenTickets('ann', { upTo: AT, tickets: seen })
  return () => findNews({ userId: 'ann', isAgent: false, ownChanges, signal })
}

test('news are of own tickets and of those that a person takes part in, and of no others', async () => {
  const own = aTicket('own', '2026-03-03T10:00:00.000Z')
  const shared = aTicket('shared', '2026-03-03T11:00:00.000Z')
  const seen = aTicket('seen', '2026-03-03T12:00:00.000Z')
  const lists: Record<string, object[]> = {
    mine: [own],
    participating: [shared],
    company: [seen, shared, own],
  }
  const read = startBrowser({}, (path, query) =>
    path === '/api/tickets' ? lists[query.get('scope') ?? 'mine'] : undefined,
  )
  expect((await read()).map(({ ticketId }) => ticketId)).toEqual(['shared', 'own'])
})

const LATER = '2026-03-03T10:00:00.000Z'
const OWN = { createdAt: LATER, isAgent: false, isSystem: false }
const AGENT = { ...OWN, isAgent: true }
const closing = (by: string) => ({ ...OWN, isSystem: true, said: { code: 'closed', by } })

test.each([
  ['a reply', 'Open', [OWN], []],
  ['a closing', 'Closed', [closing('Ann Ames'), OWN], []],
  [
    'the closing of an agent',
    'Closed',
    [closing('Priya Raman')],
    ['Ticket status changed to Closed: shown'],
  ],
  [
    'a reply, and an agent has answered since',
    'Open',
    [AGENT, OWN],
    ['New reply on ticket: shown'],
  ],
  [
    'a reply, and an agent has changed the status since',
    'Pending',
    [OWN],
    ['Ticket status changed to Pending: shown'],
  ],
  [
    'the reply of a colleague',
    'Open',
    [{ ...OWN, isOfColleague: true }],
    ['New reply on ticket: shown'],
  ],
  [
    'the reply of someone external',
    'Open',
    [{ ...OWN, isExternal: true }],
    ['New reply on ticket: shown'],
  ],
])('news from another browser are right when it was %s', async (_, status, added, told) => {
  const before = aTicket('shown', AT)
  const after = { ...before, status, commentCount: 1 + added.length, updatedAt: LATER }
  const earlier = { ...OWN, createdAt: AT }
  const read = startBrowser({ shown: before }, (path, query) => {
    if (path === '/api/tickets') return query.has('scope') ? [] : [after]
    return path === '/api/tickets/shown' ? { ...after, comments: [...added, earlier] } : undefined
  })
  expect((await read()).map(({ message }) => message)).toEqual(told)
  expect(await read()).toEqual([])
})
