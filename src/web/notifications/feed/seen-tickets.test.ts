import { expect, test, vi } from 'vitest'

import {
  instantToAskFrom,
  parseSeenTickets,
  type SeenTickets,
  withOwnChange,
  withTickets,
} from './seen-tickets.ts'

const at = (time: string) => `2026-03-02T${time}.000Z`

function ticket(id: string, changes: { updatedAt?: string; commentCount?: number } = {}) {
  return { id, status: 'Open' as const, commentCount: 0, updatedAt: at('09:00:00'), ...changes }
}

test('the next poll starts a little before the newest seen change', () => {
  const seen = withTickets(null, [
    ticket('a', { updatedAt: at('09:00:00') }),
    ticket('b', { updatedAt: at('10:00:00') }),
  ])
  expect(instantToAskFrom(seen)).toBe(at('09:59:50'))
  expect(instantToAskFrom(withTickets(seen, [ticket('a')]))).toBe(at('09:59:50'))
})

test('the first poll starts before everything when the person has no tickets', () => {
  expect(Date.parse(instantToAskFrom(withTickets(null, [])))).toBeLessThan(0)
})

test('a poll changes nothing when a newer one has come before it', () => {
  const seen = withTickets(null, [ticket('a', { updatedAt: at('10:00:00'), commentCount: 2 })])
  expect(withTickets(seen, [ticket('a', { updatedAt: at('09:59:00') })])).toEqual(seen)
})

test('the store keeps only what it needs, of the 200 most recently changed tickets', () => {
  const tickets = Array.from({ length: 201 }, (_, index) => ({
    ...ticket(`${index}`, { updatedAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() }),
    subject: 'Printer',
  }))
  const seen = withTickets(null, tickets)
  expect(Object.keys(seen.tickets)).toHaveLength(200)
  expect(seen.tickets['0']).toBeUndefined()
  expect(seen.tickets['200']).toEqual({
    status: 'Open',
    commentCount: 0,
    updatedAt: '2026-01-01T03:20:00.000Z',
  })
})

test('a ticket that was shared just now is kept and asked from when it is older than all others', () => {
  const tickets = Array.from({ length: 201 }, (_, index) => ticket(`${index}`))
  const old = ticket('old', { updatedAt: at('07:00:00') })
  const shared = { ...old, joined: { at: at('10:00:00'), by: 'Mina Park' } }
  const seen = withTickets(null, [...tickets, shared])
  expect(seen.tickets['old']).toBeDefined()
  expect(instantToAskFrom(seen)).toBe(at('09:59:50'))
})

test('an own change counts as seen without marking earlier ones', () => {
  const seen = withTickets(null, [ticket('a')])
  const own = ticket('a', { updatedAt: at('10:00:00'), commentCount: 1 })
  expect(withOwnChange(seen, own, 1)).toEqual({
    upTo: at('09:00:00'),
    tickets: { a: { status: 'Open', commentCount: 1, updatedAt: at('10:00:00') } },
  })
})

test('an own reply does not mark earlier comments of others as seen', () => {
  const seen = withTickets(null, [ticket('a', { commentCount: 3 })])
  const own = ticket('a', { updatedAt: at('10:00:00'), commentCount: 5 })
  expect(withOwnChange(seen, own, 1).tickets['a']?.commentCount).toBe(4)
})

test('an own ticket counts as seen when it was just created', () => {
  const own = ticket('new', { updatedAt: at('10:00:00') })
  expect(withOwnChange(withTickets(null, []), own, 0).tickets['new']).toMatchObject({
    commentCount: 0,
  })
})

test('stored tickets are read back unchanged', () => {
  const seen = withTickets(null, [ticket('a'), ticket('b')])
  expect(parseSeenTickets(JSON.stringify(seen))).toEqual(seen)
})

test('reading is like a first visit when nothing or something foreign is stored', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const odd = [null, '', '{', '7', '{}', '{"upTo":"then","tickets":{}}', '{"upTo":"2026-01-01"}']
  for (const stored of odd) expect(parseSeenTickets(stored)).toBeNull()
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})

test('reading omits a ticket when its stored form is invalid', () => {
  const seen: SeenTickets = withTickets(null, [ticket('a')])
  const odd = { b: null, c: { status: 'Open' }, d: { ...seen.tickets['a'], status: 'Lost' } }
  const stored = JSON.stringify({ ...seen, tickets: { ...seen.tickets, ...odd } })
  expect(parseSeenTickets(stored)).toEqual(seen)
})
