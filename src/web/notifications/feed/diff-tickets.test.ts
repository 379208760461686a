import { expect, test } from 'vitest'

import { diffTickets } from './diff-tickets.ts'
import { withTickets } from './seen-tickets.ts'

const at = (time: string) => `2026-03-02T${time}.000Z`

const PRINTER = {
  id: 'printer',
  subject: 'Printer',
  status: 'Open' as 'Open' | 'Pending' | 'Closed',
  commentCount: 1,
  createdAt: at('08:00:00'),
  updatedAt: at('09:00:00'),
}

function messagesAfter(changes: Partial<typeof PRINTER>, before = [PRINTER]) {
  const news = diffTickets(withTickets(null, before), [{ ...PRINTER, ...changes }])
  return news.map(({ message }) => message)
}

test('diffTickets returns no news when everything has been seen', () => {
  expect(messagesAfter({})).toEqual([])
})

test('diffTickets returns a new ticket when it was created since', () => {
  const created = { id: 'vpn', subject: 'VPN', createdAt: at('09:05:00') }
  expect(messagesAfter({ ...created, updatedAt: at('09:05:00') })).toEqual([
    'New ticket created: VPN',
  ])
})

test('diffTickets returns a new ticket when it is the first one of its requester', () => {
  expect(messagesAfter({}, [])).toEqual(['New ticket created: Printer'])
})

test('diffTickets returns a new ticket when a younger one became visible before it', () => {
  expect(messagesAfter({ id: 'late', createdAt: at('08:59:55') })).toEqual([
    'New ticket created: Printer',
  ])
})

test('diffTickets returns an update when the ticket is old and not remembered', () => {
  const old = { id: 'old', createdAt: at('07:00:00'), updatedAt: at('09:05:00') }
  expect(messagesAfter(old)).toEqual(['Ticket updated: Printer'])
})

test("diffTickets says whose a ticket is when it is a colleague's that one takes part in", () => {
  const theirs = { id: 'theirs', requester: { id: 'mina', name: 'Mina Park' } }
  const news = (createdAt: string) =>
    diffTickets(withTickets(null, [PRINTER]), [
      { ...PRINTER, ...theirs, createdAt, updatedAt: at('09:05:00') },
    ])
  expect(news(at('09:05:00'))[0]?.message).toBe('New ticket from Mina Park: Printer')
  expect(news(at('07:00:00'))[0]?.message).toBe('Update on Mina Park’s ticket: Printer')
})

test('diffTickets says who added the viewer when they take part since the last poll, once', () => {
  const seen = withTickets(null, [PRINTER])
  const theirs = { ...PRINTER, id: 'theirs', updatedAt: at('07:00:00') }
  const added = (by: string | null) => ({ ...theirs, joined: { at: at('09:05:00'), by } })
  expect(diffTickets(seen, [added('Ole Berg')])).toEqual([
    {
      ticketId: 'theirs',
      message: 'Ole Berg added you to a ticket: Printer',
      at: at('09:05:00'),
    },
  ])
  expect(diffTickets(seen, [added(null)])[0]?.message).toBe('You were added to a ticket: Printer')
  expect(diffTickets(withTickets(seen, [added('Ole Berg')]), [added('Ole Berg')])).toEqual([])
  const long = { ...theirs, joined: { at: at('06:00:00'), by: 'Ole Berg' } }
  expect(diffTickets(seen, [long])[0]?.message).toBe('Ticket updated: Printer')
})

test('diffTickets names the status when it has changed', () => {
  expect(messagesAfter({ status: 'Closed', updatedAt: at('09:05:00') })).toEqual([
    'Ticket status changed to Closed: Printer',
  ])
})

test('diffTickets returns a reply when there are more comments', () => {
  expect(messagesAfter({ commentCount: 3, updatedAt: at('09:05:00') })).toEqual([
    'New reply on ticket: Printer',
  ])
})

test('diffTickets returns one item with the status when a reply has changed it', () => {
  expect(messagesAfter({ status: 'Pending', commentCount: 2, updatedAt: at('09:05:00') })).toEqual([
    'Ticket status changed to Pending: Printer',
  ])
})

test('diffTickets returns an update when anything else has changed', () => {
  expect(messagesAfter({ updatedAt: at('09:05:00') })).toEqual(['Ticket updated: Printer'])
})

test('diffTickets returns a reply when an own one was made at the same instant', () => {
  expect(messagesAfter({ commentCount: 2 })).toEqual(['New reply on ticket: Printer'])
})

test('diffTickets returns no news when the poll is older than one seen before', () => {
  expect(messagesAfter({ status: 'Pending', commentCount: 2, updatedAt: at('08:59:00') })).toEqual(
    [],
  )
})

test('diffTickets returns ticket and instant of each change, in the order of the poll', () => {
  const seen = withTickets(null, [PRINTER, { ...PRINTER, id: 'vpn' }])
  const news = diffTickets(seen, [
    { ...PRINTER, id: 'vpn', subject: 'VPN', updatedAt: at('09:06:00') },
    { ...PRINTER, updatedAt: at('09:05:00') },
  ])
  expect(news).toEqual([
    { ticketId: 'vpn', message: 'Ticket updated: VPN', at: at('09:06:00') },
    { ticketId: 'printer', message: 'Ticket updated: Printer', at: at('09:05:00') },
  ])
})
