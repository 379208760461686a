import { expect, test } from 'vitest'

import type { Dashboard } from '#shared/tickets/contract.ts'
import { DASHBOARD, nothing, TICKET } from '#web/page-fixtures.tsx'
import { inlineTexts, renderText } from '#web/render-text.tsx'

import { DashboardPage } from './dashboard-page.tsx'
import { dashboardQueries } from '#web/tickets/queries/dashboard-queries.ts'
import { SlaCard } from './sla-card.tsx'

const TICKETS = [
  { ...TICKET, subject: '打印机' },
  { ...TICKET, id: '2', subject: '1', sla: { ...TICKET.sla, slaStatus: 'breached' as const } },
]
const FIGURES = { met: 2000, breached: 1, pending: 3, averageMinutes: 65 }
const FULL: Dashboard = {
  counts: { open: 1000, pending: 2, closed: 3, total: 1005 },
  activity: {
    slots: ['2025-12', '2026-01'].map((month, count) => ({ month, count })),
  },
  recent: TICKETS,
  priorityAttention: TICKETS,
  sla: { response: FIGURES, resolution: { ...FIGURES, met: 0, breached: 0, averageMinutes: null } },
}

const page = (data?: Dashboard) =>
  renderText(<DashboardPage />, {
    loaded: data ? [[dashboardQueries.summary().queryKey, data]] : [],
  })

const SCREENS: [screen: string, show: () => string][] = [
  ['dashboard', () => page(FULL)],
  ['dashboard without tickets', () => page(DASHBOARD)],
  ['dashboard while it loads', () => page()],
  [
    'dashboard that cannot be loaded',
    () => renderText(<DashboardPage />, { failed: [dashboardQueries.summary().queryKey] }),
  ],
  [
    'service level that cannot be shown',
    () =>
      renderText(
        <SlaCard scope="mine" sla={undefined} isLoading={false} isRetrying onRetry={nothing} />,
      ),
  ],
]

test.each(SCREENS)('the %s takes every text from the catalogue when it is shown', (_, show) => {
  expect(inlineTexts(show())).toEqual([])
})
