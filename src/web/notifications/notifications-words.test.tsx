import { expect, test, vi } from 'vitest'

import { nothing, TICKET } from '#web/page-fixtures.tsx'
import { inlineTexts, renderText } from '#web/render-text.tsx'
import { diffTickets } from '#web/notifications/feed/diff-tickets.ts'
import { NotificationBell } from '#web/notifications/panel/notification-bell.tsx'
import {
  NotificationPanel,
  NotificationSettings,
} from '#web/notifications/panel/notification-panel.tsx'
import { aNotification, unreadBadge } from '#web/notifications/panel/notifications.ts'

// The bell itself is shown, and not what is behind it.
vi.unmock('#web/ui/controls/disclosure.tsx')

const AT = '2025-01-05T10:00:00.000Z'
const LATER = '2025-01-05T10:00:01.000Z'
const ITEM = aNotification({ userId: '1', message: '1', ticketId: '1', at: AT, now: new Date(AT) })
const KNOWN = { status: 'Open' as const, commentCount: 0, updatedAt: AT }
const CHANGED = { ...TICKET, id: '1', subject: '打印机', updatedAt: LATER }

const panel = (notifications: (typeof ITEM)[]) =>
  renderText(<NotificationPanel userId="1" notifications={notifications} onLeave={nothing} />)
const news = (change: object, tickets = { '1': KNOWN }) =>
  diffTickets({ upTo: '2025-01-01T00:00:00.000Z', tickets }, [{ ...CHANGED, ...change }])

const SCREENS: [screen: string, show: () => string][] = [
  ['bell', () => renderText(<NotificationBell />)],
  ['bell with something unread', () => renderText(<NotificationBell unreadBeside={12} />)],
  ['panel', () => panel([ITEM, { ...ITEM, id: '2', isRead: true }])],
  ['panel without notifications', () => panel([])],
  ['choice of how one is told', () => renderText(<NotificationSettings />)],
]

test.each(SCREENS)('the %s takes every text from the catalogue when it is shown', (_, show) => {
  expect(inlineTexts(show())).toEqual([])
})

test('the news of a ticket takes every text from the catalogue', () => {
  const told = [
    news({}),
    news({ status: 'Pending' }),
    news({ commentCount: 1 }),
    news({ createdAt: LATER, id: '2' }),
  ].flat()
  expect(told).toHaveLength(4)
  for (const { message } of told) expect(inlineTexts(message)).toEqual([])
  expect(unreadBadge(12)).toMatch(/^\d\+$/)
})
