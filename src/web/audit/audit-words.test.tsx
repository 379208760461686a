import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { AuditEntry } from '#shared/audit/contract.ts'
import { AUDIT_ACTIONS } from '#shared/audit/values.ts'
import { inlineTexts, renderText } from '#web/render-text.tsx'
import { actionText, AuditTable, NoEntries } from './audit-log-content.tsx'
import { AuditDetails } from './audit-details.tsx'
import { AuditFilterFields, AuditLogPage, ExportMenu } from './audit-log-page.tsx'
import { NO_FILTERS } from './audit-filters.ts'
import { auditQueries } from './audit-queries.ts'
import { describeFields } from './describe-fields.ts'
import type { AuditLog } from './use-audit-log.ts'

const ENTRY: AuditEntry = {
  id: '1',
  at: '2025-01-05T10:00:00.000Z',
  action: 'customer.changed',
  actor: { id: '2', name: '李雷', email: '1@2.3', address: '::1' },
  customerId: '3',
  subject: { id: '3', name: '東京' },
  before: { active: true, domains: [], contact: { text: '1', url: null } },
  after: { active: false, domains: ['1.2', '3.4'], 'saml.provider': 'custom', reason: 'replayed' },
}
const ALONE: AuditEntry = { ...ENTRY, subject: null, before: null, after: { role: 'admin' } }
const GONE: AuditEntry = { ...ENTRY, after: null }

const { queryKey } = auditQueries.list(NO_FILTERS)
const choices = auditQueries.choices().queryKey
const listed = (...rows: AuditEntry[]) => ({
  loaded: [[queryKey, { pages: [{ rows, nextCursor: null }], pageParams: [null] }] as const],
})
const nothing = () => {}
const open = (entry: AuditEntry) => (
  <>
    <AuditTable entries={[entry]} openIds={[entry.id]} onToggle={nothing} onNarrow={nothing} />
    <AuditDetails entry={entry} onNarrow={nothing} />
  </>
)
function Filters() {
  const filters = { ...NO_FILTERS, customerId: '9', actorId: '9' }
  const log: Pick<AuditLog, 'filters' | 'choose' | 'type' | 'rows'> = {
    filters,
    choose: nothing,
    type: nothing,
    rows: [],
  }
  return <AuditFilterFields log={log} />
}

test.each<[string, () => ReactNode, Parameters<typeof renderText>[1]?]>([
  ['the log', () => <AuditLogPage />, listed(ENTRY, ALONE)],
  ['nothing yet', () => <AuditLogPage />, listed()],
  ['nothing found', () => <NoEntries isNarrowed onClear={nothing} />],
  ['while it loads', () => <AuditLogPage />],
  ['when it cannot load', () => <AuditLogPage />, { failed: [queryKey] }],
  ['a change', () => open(ENTRY)],
  ['what is new', () => open(ALONE)],
  ['what is gone', () => open(GONE)],
  ['filters', () => <Filters />, { loaded: [[choices, { customers: [], staff: [] }]] }],
  ['filters without names', () => <Filters />, { failed: [choices] }],
  ['while the names load', () => <Filters />],
  ['a part to export', () => <ExportMenu filters={{ ...NO_FILTERS, q: '1' }} />],
])('the audit log takes every text from the catalogue when it is shown: %s', (_, show, around) => {
  // The code of an action is the same in every language.
  const text = renderText(show(), around).replaceAll('customer.changed', '')
  expect(inlineTexts(text)).toEqual([])
})

test('every action, field and value has its words in the catalogue', () => {
  for (const action of AUDIT_ACTIONS) expect(inlineTexts(actionText(action))).toEqual([])
  for (const { label, before, after } of describeFields(ENTRY)) {
    expect(inlineTexts(label)).toEqual([])
    expect(`${before} ${after}`.replaceAll('undefined', '')).not.toMatch(/[A-Za-z]/)
  }
})
