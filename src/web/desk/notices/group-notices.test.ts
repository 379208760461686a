import { expect, test } from 'vitest'

import type { Notice } from '#shared/desk/notices/contract.ts'
import { groupNotices } from './group-notices.ts'
import { withOlder, withRead } from './notice-queries.ts'

function aNotice(id: string, overrides: Partial<Notice> = {}): Notice {
  return {
    id,
    kind: 'assigned',
    at: '2026-03-03T09:00:00.000Z',
    isRead: false,
    by: 'Ana',
    ticket: { id: `ticket-${id}`, number: 1, subject: 'Printer' },
    customer: { id: 'customer', name: 'Contoso' },
    ...overrides,
  }
}

test('what was assigned by one act is one line, which is unread until all of it is read', () => {
  const later = { at: '2026-03-03T09:01:00.000Z' }
  const groups = groupNotices([
    aNotice('7', later),
    aNotice('6'),
    aNotice('5', { isRead: true }),
    aNotice('4', { by: 'Ben' }),
    aNotice('3', { kind: 'mentioned', by: 'Ben' }),
    aNotice('2', { kind: 'mentioned', by: 'Ben' }),
  ])
  expect(groups.map(({ notices }) => notices.map(({ id }) => id).join(' '))).toEqual([
    '7',
    '6 5',
    '4',
    '3',
    '2',
  ])
  expect(groups.map(({ isRead }) => isRead)).toEqual([false, false, false, false, false])
})

test('notices look read at once: some, those of a ticket, or all up to the newest', () => {
  const known = {
    unread: 60,
    notices: [aNotice('3'), aNotice('2', { isRead: true }), aNotice('1')],
    hasMore: true,
  }
  const readIds = (which: Parameters<typeof withRead>[1]) => {
    const { unread, notices } = withRead(known, which)
    return [unread, ...notices.filter(({ isRead }) => isRead).map(({ id }) => id)]
  }
  expect(readIds({ noticeIds: ['1', '2'] })).toEqual([59, '2', '1'])
  expect(readIds({ ticketId: 'ticket-3' })).toEqual([59, '3', '2'])
  expect(readIds({ upTo: '3' })).toEqual([0, '3', '2', '1'])
})

test('tickets that are due soon are one in the count of the bell', () => {
  const near = ['3', '2'].map((id) => aNotice(id, { kind: 'near_due' }))
  const known = { unread: 2, notices: [...near, aNotice('1')], hasMore: false }
  expect(withRead(known, { noticeIds: ['3'] }).unread).toBe(2)
  expect(withRead(known, { noticeIds: ['3', '2'] }).unread).toBe(1)
})

test('older notices follow those that are known, each once', () => {
  const known = { unread: 3, notices: [aNotice('3'), aNotice('2')], hasMore: true }
  const older = { unread: 2, notices: [aNotice('2'), aNotice('1')], hasMore: false }
  const all = withOlder(known, older)
  expect([all.unread, all.hasMore, ...all.notices.map(({ id }) => id)]).toEqual([
    2,
    false,
    '3',
    '2',
    '1',
  ])
})
