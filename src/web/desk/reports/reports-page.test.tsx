import { expect, test } from 'vitest'

import type { DeskNumbers, PeriodNumbers } from '#shared/desk/reports/contract.ts'
import { AT } from '#web/page-fixtures.tsx'
import { aViewer, renderText } from '#web/render-text.tsx'

import { keyFigures, parseReportFilters, serializeReportFilters } from './report-rows.ts'
import { ReportsPage } from './reports-page.tsx'

const NONE: PeriodNumbers = {
  created: 0,
  closed: 0,
  backlog: 0,
  response: { met: 0, breached: 0, running: 0 },
  resolution: { met: 0, breached: 0, running: 0 },
  medianResponseMinutes: null,
}

function numbers(change: Partial<DeskNumbers>): DeskNumbers {
  const period = { present: NONE, before: NONE }
  return {
    at: AT,
    period,
    ages: [],
    customers: [],
    agents: [],
    weeks: [],
    ratings: null,
    ...change,
  }
}

test('each number of the workload stays in its column when the other one is zero', () => {
  const customers = [
    { id: 'a', name: 'Contoso', open: 4, pending: 0 },
    { id: 'b', name: 'Fabrikam', open: 0, pending: 3 },
  ]
  const text = renderText(<ReportsPage />, {
    loaded: [
      [['desk-numbers', { weeks: '12' }], numbers({ customers })],
      [['desk', 'choices'], { customers: [], agents: [], formerAgents: [] }],
    ],
    viewer: { ...aViewer, isAgent: true, organization: null },
  })
  expect(text).toMatch(
    /Open\s+Pending\s+Contoso\s+4\s+Open: Contoso\s+0\s+Fabrikam\s+0\s+3\s+Pending/,
  )
})

test('a key figure says how it differs from the period before, and whether that is better', () => {
  const before = {
    ...NONE,
    backlog: 3,
    response: { met: 1, breached: 1, running: 9 },
    medianResponseMinutes: 38,
  }
  const present = {
    ...before,
    backlog: 5,
    response: { met: 3, breached: 1, running: 0 },
    resolution: { met: 1, breached: 1, running: 0 },
  }
  expect(keyFigures(numbers({ period: { present, before } }))).toEqual([
    { name: 'Backlog', value: '5', change: '↑ 2', isBetter: false },
    { name: 'First response met', value: '75%', change: '↑ 25 points', isBetter: true },
    { name: 'Resolution met', value: '50%', change: null },
    { name: 'Median first response', value: '38m', change: 'No change' },
  ])
})

test('the filters of the reports keep what can be asked when they are in the address', () => {
  const id = '3f0c1c52-6a0e-4f0e-9f43-0b9c3b1d2a10'
  const filters = parseReportFilters(
    new URLSearchParams({ weeks: '26', customer: id, agent: 'none' }),
  )
  expect(filters).toEqual({ weeks: '26', customerId: id, assignee: 'none' })
  expect(parseReportFilters(serializeReportFilters(filters))).toEqual(filters)
  const wrong = parseReportFilters(new URLSearchParams({ weeks: '5', customer: 'x', agent: 'me' }))
  expect(`${serializeReportFilters(wrong)}`).toBe('')
})
