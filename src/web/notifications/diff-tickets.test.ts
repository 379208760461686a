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

test('what has been seen is no news', () => {
  expect(messagesAfter({})).toEqual([])
})

test('a ticket that was created since is new', () => {
  const created = { id: 'vpn', subject: 'VPN', createdAt: at('09:05:00') }
  expect(messagesAfter({ ...created, updatedAt: at('09:05:00') })).toEqual([
    'New ticket created: VPN',
  ])
})

test('the first ticket of somebody who had none is new', () => {
  expect(messagesAfter({}, [])).toEqual(['New ticket created: Printer'])
})

test('a ticket that became visible only after a younger one is still new', () => {
  expect(messagesAfter({ id: 'late', createdAt: at('08:59:55') })).toEqual([
    'New ticket created: Printer',
  ])
})

test('an old ticket that is not remembered was updated, whatever happened to it', () => {
  const old = { id: 'old', createdAt: at('07:00:00'), updatedAt: at('09:05:00') }
  expect(messagesAfter(old)).toEqual(['Ticket updated: Printer'])
})

test('another status is told by its name', () => {
  expect(messagesAfter({ status: 'Closed', updatedAt: at('09:05:00') })).toEqual([
    'Ticket status changed to Closed: Printer',
  ])
})

test('more comments are a reply', () => {
  expect(messagesAfter({ commentCount: 3, updatedAt: at('09:05:00') })).toEqual([
    'New reply on ticket: Printer',
  ])
})

test('a reply that changes the status is one item, by the status', () => {
  expect(messagesAfter({ status: 'Pending', commentCount: 2, updatedAt: at('09:05:00') })).toEqual([
    'Ticket status changed to Pending: Printer',
  ])
})

test('any other change is an update', () => {
  expect(messagesAfter({ updatedAt: at('09:05:00') })).toEqual(['Ticket updated: Printer'])
})

test('a reply that an own one of the same instant hides in its time is still told', () => {
  expect(messagesAfter({ commentCount: 2 })).toEqual(['New reply on ticket: Printer'])
})

test('an answer that was overtaken by a newer one is no news', () => {
  expect(messagesAfter({ status: 'Pending', commentCount: 2, updatedAt: at('08:59:00') })).toEqual(
    [],
  )
})

test('news name their ticket and the instant of the change, in the order of the poll', () => {
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
