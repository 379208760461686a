import { expect, test } from 'vitest'

import type { FailureKind } from '#shared/health/values.ts'

import { adminPaths } from './admin-paths.ts'
import { markFailures } from './mark-failures.ts'

const LINKS: { to: string; hasMark?: boolean }[] = [
  { to: adminPaths.adminDashboard },
  { to: adminPaths.customers },
  { to: adminPaths.crm },
  { to: adminPaths.mailboxes },
]

function marked(...kinds: FailureKind[]) {
  const failures = kinds.map((kind) => ({ kind, subjectId: '1' }))
  return markFailures(LINKS, failures).flatMap(({ to, hasMark }) => (hasMark ? [to] : []))
}

test('markFailures marks the area that handles the failure', () => {
  expect(marked('crm_refused')).toEqual(['/admin/crm'])
  expect(marked('crm_token_refused', 'mail_stopped')).toEqual([
    '/admin/crm',
    '/admin/mail/mailboxes',
  ])
  expect(marked('metadata_unreadable')).toEqual(['/admin/customers'])
})

test('markFailures marks the dashboard when no other link leads to a failure', () => {
  expect(marked('backup_failed')).toEqual([adminPaths.adminDashboard])
  expect(markFailures(LINKS.slice(0, 2), [{ kind: 'crm_refused', subjectId: '' }])).toMatchObject([
    { hasMark: true },
    { hasMark: false },
  ])
})

test('markFailures marks nothing when everything works', () => {
  expect(marked()).toEqual([])
})
