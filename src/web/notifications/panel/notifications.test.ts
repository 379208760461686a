import { expect, test, vi } from 'vitest'

import {
  aNotification,
  countUnread,
  type Notification,
  ofUser,
  parseNotifications,
  pathOf,
  unreadBadge,
  unreadTickets,
  withAllRead,
  withNotifications,
  withoutUser,
  withRead,
  withTicketRead,
} from './notifications.ts'

function one(changes: Partial<Notification> = {}): Notification {
  return {
    id: '1',
    userId: 'ada',
    message: 'New reply on ticket: Printer',
    ticketId: 't1',
    type: 'ticket_update',
    createdAt: '2026-01-31T09:00:00.000Z',
    isRead: false,
    ...changes,
  }
}

test('stored notifications are read back unchanged', () => {
  const list = [one(), one({ id: '2', ticketId: undefined })]
  expect(parseNotifications(JSON.stringify(list))).toEqual(list)
})

test('reading returns an empty list when the stored value is no list of notifications', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const stored of [null, '', '{', '{}', 'null', '[null, 1, {"id": 1}]'])
    expect(parseNotifications(stored)).toEqual([])
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})

test('a notification is unread and has its own id when it is new', () => {
  const now = new Date('2026-01-31T09:00:00.000Z')
  const at = '2026-01-30T17:00:00.000Z'
  const first = aNotification({ userId: 'ada', message: 'Hello', at, now })
  const second = aNotification({ userId: 'ada', message: 'Hello', at, now })
  expect(first).toMatchObject({ isRead: false, type: 'ticket_update', createdAt: at })
  expect(first.id).not.toBe(second.id)
})

test('adding notifications puts them first, and drops the oldest when there are more than 200', () => {
  const old = Array.from({ length: 200 }, (_, index) => one({ id: `${index}` }))
  const list = withNotifications(old, [one({ id: 'new' })])
  expect(list).toHaveLength(200)
  expect(list[0]?.id).toBe('new')
  expect(list.at(-1)?.id).toBe('198')
})

test("reading and clearing notifications affects only the user's own", () => {
  const list = [one(), one({ id: '2' }), one({ id: '1', userId: 'bob' })]
  expect(countUnread(ofUser(withRead(list, 'ada', '1'), 'ada'))).toBe(1)
  expect(countUnread(ofUser(withAllRead(list, 'ada'), 'ada'))).toBe(0)
  expect(countUnread(ofUser(withAllRead(list, 'ada'), 'bob'))).toBe(1)
  expect(withoutUser(list, 'ada')).toEqual([one({ userId: 'bob' })])
})

test("a ticket's news until now is read for that user alone when they open the ticket", () => {
  const later = one({ id: '2', createdAt: '2026-01-31T10:00:00.000Z' })
  const list = [later, one(), one({ id: '3', ticketId: 't2' }), one({ id: '4', userId: 'bob' })]
  const read = withTicketRead(list, {
    userId: 'ada',
    ticketId: 't1',
    upTo: '2026-01-31T09:30:00.000Z',
  })
  expect(read.filter(({ isRead }) => isRead).map(({ id }) => id)).toEqual(['1'])
})

test('the badge stops counting at nine', () => {
  expect(unreadBadge(9)).toBe('9')
  expect(unreadBadge(10)).toBe('9+')
})

test('unreadTickets names a reply when a ticket has other unread news as well', () => {
  const list = [
    one({ message: 'Ticket status changed to Pending: Printer' }),
    one(),
    one({ ticketId: 't2', message: 'Ticket updated: Router' }),
    one({ ticketId: 't3', isRead: true }),
  ]
  expect([...unreadTickets(list)]).toEqual([
    ['t1', 'reply'],
    ['t2', 'change'],
  ])
})

test('a notification leads to the reply when it tells of one, and else to the ticket', () => {
  const at = Date.parse(one().createdAt)
  expect(pathOf(one())).toBe(`/tickets/t1#reply-${at}`)
  expect(pathOf(one({ message: 'Ticket status changed to Pending: Printer' }))).toContain('#reply-')
  expect(pathOf(one({ message: 'Ticket updated: Printer' }))).toBe('/tickets/t1')
  expect(pathOf(one({ ticketId: undefined }))).toBeNull()
})
