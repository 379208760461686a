import { expect, test } from 'vitest'

import type { MacroItem } from '#shared/desk/macros/contract.ts'
import { AT } from '#web/page-fixtures.tsx'
import { aViewer, renderText } from '#web/render-text.tsx'

import { MacrosPage } from './macros-page.tsx'

function aMacro(change: Partial<MacroItem>): MacroItem {
  const written = { kind: 'reply', preview: 'Hi', updatedAt: AT, updatedBy: 'Ben' } as const
  return {
    id: change.name ?? '',
    name: 'Thanks',
    isShared: true,
    changes: {},
    leftOut: {},
    ...written,
    ...change,
  }
}

function page(macros: MacroItem[]): string {
  return renderText(<MacrosPage />, {
    loaded: [
      [['macros', 'list'], macros],
      [['desk', 'choices'], { customers: [], agents: [{ id: 'ana', name: 'Ana Lopez' }] }],
    ],
    viewer: { ...aViewer, isAgent: true, organization: null },
  })
}

test('the macros page separates shared from own macros, and shows what each does', () => {
  const text = page([
    aMacro({ name: 'Hand over', kind: 'note', changes: { assignee: 'ana', priority: 'High' } }),
    aMacro({ name: 'Mine', isShared: false, changes: { resolutionCode: 'ISSUE_FIXED' } }),
  ])
  expect(text).toMatch(/Shared with all agents.*Hand over.*Internal notes.*My macros.*Mine/s)
  expect(text).toContain('Priority: High · Assign to Ana Lopez · Changed by Ben')
  expect(text).toContain('Close: Issue fixed')
})

test('the macros page says so when a macro names something that is gone', () => {
  const leftOut = { agent: 'Ben Okafor', categories: ['BILLING_ISSUE'] }
  const text = page([aMacro({ name: 'Hand over', leftOut })])
  expect(text).toContain('Won’t assign to Ben Okafor, whose account is deactivated')
  expect(text).toContain('Won’t set archived category Billing Issue')
})

test('the macros page explains macros when there are none', () => {
  expect(page([])).toMatch(/No macros yet\s+Save replies you write often/)
})
