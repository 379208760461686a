import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import { PasskeyList } from '#web/account/passkeys.tsx'
import { RecentCustomers } from '#web/admin/admin-dashboard-page.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { AttentionLine } from '#web/admin/attention-card.tsx'
import { CustomerTable } from '#web/customers/list/customer-table.tsx'
import { NoticeGroup } from '#web/desk/notices/staff-bell.tsx'
import { TextArea, TextInput } from '#web/ui/controls/text-input.tsx'
import { AttachmentList } from '#web/tickets/attachments/attachment-list.tsx'
import { ConversationComment } from '#web/tickets/conversation/conversation-comment.tsx'
import { CustomerUsageTable, PeopleUsageTable } from '#web/usage/usage-tables.tsx'

import { A_CUSTOMER, aComment, AT, ID, nothing } from '#web/page-fixtures.tsx'
import { renderHtml } from '#web/render-text.tsx'

const TYPED = 'שלום!'

const TAG = /<(\/?)([a-z][\w-]*)([^>]*)>([^<]*)/g
const EMPTY = /^(?:input|img|br|hr|meta|link|path|circle|rect|line|polyline)$/

/** How often the typed text is shown by itself, and how often within nothing that takes its direction from it. */
function looseIn(html: string): { shown: number; loose: number } {
  const open: boolean[] = []
  const count = { shown: 0, loose: 0 }
  for (const [, end, name = '', attributes = '', text = ''] of html.matchAll(TAG)) {
    if (end) open.pop()
    else if (!EMPTY.test(name) && !attributes.endsWith('/')) {
      open.push(name === 'bdi' || /\sdir="auto"/.test(attributes))
    }
    if (text.trim() !== TYPED) continue
    count.shown++
    if (!open.includes(true)) count.loose++
  }
  return count
}

const USE = { tickets: 1, replies: 1, bytesToday: 1, bytesInAll: 1, streams: 1 }
const PERSON = { ...USE, id: ID, name: TYPED, email: '1@2.3', customerName: 'Northwind' }
const customers = [{ ...A_CUSTOMER, name: TYPED, setup: null }]
const file = { id: ID, filename: TYPED, size: 1 }
const notice = {
  id: ID,
  kind: 'mentioned' as const,
  at: AT,
  isRead: true,
  by: 'Ada',
  ticket: { id: ID, number: 7, subject: TYPED },
  customer: { id: ID, name: 'Northwind' },
}
const author = { look: 'viewer' as const, icon: null, title: 'You', name: TYPED }

test.each<[string, () => ReactNode]>([
  [
    'names of passkeys',
    () => (
      <PasskeyList
        passkeys={[{ id: '1', name: TYPED, createdAt: AT, lastUsedAt: null }]}
        onAsk={nothing}
      />
    ),
  ],
  ['new customers', () => <RecentCustomers customers={customers} />],
  ['customers', () => <CustomerTable customers={customers} onFocusLost={nothing} />],
  [
    'customers that need attention',
    () => (
      <AttentionLine
        line={{ key: '1', to: adminPaths.team, name: TYPED, text: '1', at: null, isUrgent: false }}
      />
    ),
  ],
  [
    'notifications of the desk',
    () => (
      <NoticeGroup group={[{ ...notice, isRead: true }]} onOpen={nothing} onMarkRead={nothing} />
    ),
  ],
  ['files', () => <AttachmentList attachments={[file]} />],
  [
    'who wrote, and what',
    () => (
      <ConversationComment
        comment={aComment('1', { content: TYPED })}
        author={author}
        isLinked={false}
      />
    ),
  ],
  ['use by customers', () => <CustomerUsageTable customers={[{ ...USE, id: ID, name: TYPED }]} />],
  ['use by people', () => <PeopleUsageTable people={[PERSON]} />],
])('typed text keeps its own direction when it is shown in %s', (_, show) => {
  const { shown, loose } = looseIn(renderHtml(show()))
  expect(shown).toBeGreaterThan(0)
  expect(loose).toBe(0)
})

test('a field has the direction of the typed text, and that of the page when it is a date', () => {
  expect(renderHtml(<TextInput />)).toContain('dir="auto"')
  expect(renderHtml(<TextArea />)).toContain('dir="auto"')
  expect(renderHtml(<TextInput dir="ltr" />)).toContain('dir="ltr"')
  expect(renderHtml(<TextInput type="date" />)).not.toContain('dir=')
})
