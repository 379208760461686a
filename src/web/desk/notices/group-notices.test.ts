import { expect, test } from 'vitest'

import type { Notice } from '#shared/desk/notices/contract.ts'

import { groupNotices } from './group-notices.ts'

function aNotice(id: string, ticketId: string, change: Partial<Notice> = {}): Notice {
  return {
    id,
    kind: 'customer_replied',
    at: '2026-01-01T00:00:00Z',
    isRead: false,
    by: null,
    ticket: { id: ticketId, number: 1, subject: 'Printer' },
    customer: { id: '1', name: 'Contoso' },
    ...change,
  }
}

test('notices are one group when they are about the same ticket, and keep the place of the newest', () => {
  const notices = [aNotice('4', 'a'), aNotice('3', 'b'), aNotice('2', 'a')]
  const ids = groupNotices(notices).map((group) => group.map(({ id }) => id))
  expect(ids).toEqual([['4', '2'], ['3']])
})

test('a notice is a group of its own when it is about many tickets, or about none', () => {
  const notices = [
    aNotice('4', 'a', { tickets: 3 }),
    aNotice('3', 'a', { ticket: null }),
    aNotice('2', 'a'),
  ]
  expect(groupNotices(notices)).toHaveLength(3)
})
