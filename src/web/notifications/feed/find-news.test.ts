import { afterEach, expect, test, vi } from 'vitest'

import { findNews } from './find-news.ts'
import { writeSeenTickets } from './seen-ticket-store.ts'
import { trackOwnChanges } from './track-own-changes.ts'

afterEach(() => vi.unstubAllGlobals())

const AT = '2026-03-03T09:00:00.000Z'
const aTicket = (id: string, updatedAt: string) => ({
  id,
  subject: id,
  status: 'Open',
  commentCount: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt,
})

test('news are of own tickets and of those that a person takes part in, and of no others', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  const own = aTicket('own', '2026-03-03T10:00:00.000Z')
  const shared = aTicket('shared', '2026-03-03T11:00:00.000Z')
  const seen = aTicket('seen', '2026-03-03T12:00:00.000Z')
  const lists: Record<string, object[]> = {
    mine: [own],
    participating: [shared],
    company: [seen, shared, own],
  }
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://portico.example')
    const answer =
      pathname === '/api/tickets'
        ? lists[searchParams.get('scope') ?? 'mine']
        : { user: { id: 'ann' } }
    return Promise.resolve(Response.json(answer))
  })
  const { signal } = new AbortController()
  const ownChanges = trackOwnChanges({ signal, onDone: () => undefined })
  writeSeenTickets('ann', { upTo: AT, tickets: {} })
  const news = await findNews({ userId: 'ann', isAgent: false, ownChanges, signal })
  expect(news.map(({ ticketId }) => ticketId)).toEqual(['shared', 'own'])
})
