import { expect, test } from 'vitest'
import { LIST_SCOPES, PRIORITIES, TICKET_STATUSES } from '#shared/tickets/values.ts'
import { nothing, TICKET } from '#web/page-fixtures.tsx'
import { inlineTexts, renderText } from '#web/render-text.tsx'
import { DEFAULT_FILTERS } from '#web/tickets/queries/ticket-list-filters.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { NoTickets, TicketListPage } from './ticket-list-page.tsx'
import { listNews } from './use-ticket-list.ts'

/** All that a badge can show. */
const TICKETS = TICKET_STATUSES.flatMap((status) =>
  PRIORITIES.map((priority) => ({
    ...TICKET,
    id: `${TICKET_STATUSES.indexOf(status)}${PRIORITIES.indexOf(priority)}`,
    subject: '打印机',
    description: '它着火了',
    categories: status === 'Closed' ? [] : ['NETWORK_ISSUE', '2'],
    status,
    priority,
    sla: { ...TICKET.sla, slaStatus: 'breached' as const },
  })),
)
const { queryKey } = ticketQueries.list(DEFAULT_FILTERS)
const CATEGORIES = [{ id: '2', name: '网络' }]

const SCREENS: [screen: string, show: () => string][] = [
  [
    'list',
    () =>
      renderText(<TicketListPage />, {
        loaded: [
          [queryKey, { pages: [{ rows: TICKETS, nextCursor: '1' }], pageParams: [null] }],
          [ticketQueries.knownCategories().queryKey, CATEGORIES],
        ],
      }),
  ],
  ['list by priority', () => renderText(<TicketListPage />, { path: '/tickets?sort=priority' })],
  ['list while it loads', () => renderText(<TicketListPage />)],
  ['list that cannot be loaded', () => renderText(<TicketListPage />, { failed: [queryKey] })],
  [
    'list without a ticket',
    () => renderText(<NoTickets scope="mine" isNarrowed={false} onClear={nothing} />),
  ],
  ...LIST_SCOPES.map((scope): [string, () => string] => [
    `list of scope ${scope} without a ticket`,
    () => renderText(<NoTickets scope={scope} isNarrowed={false} onClear={nothing} />),
  ]),
  ['list of the company', () => renderText(<TicketListPage />, { path: '/tickets?scope=company' })],
  [
    'list without a match',
    () => renderText(<NoTickets scope="company" isNarrowed onClear={nothing} />),
  ],
  ['news of tickets', () => listNews({ newCount: 2, hasChanges: true }, false) ?? ''],
  ['news of changes', () => listNews({ newCount: 0, hasChanges: true }, false) ?? ''],
]

test.each(SCREENS)('the %s takes every text from the catalogue when it is shown', (_, show) => {
  expect(inlineTexts(show())).toEqual([])
})
