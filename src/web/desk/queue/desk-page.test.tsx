import { expect, test, vi } from 'vitest'

import type { DeskTicketItem, DeskViewCounts } from '#shared/desk/contract.ts'
import type { SavedView } from '#shared/desk/queue/contract.ts'
import { parseDeskFilters } from '#web/desk/filters/desk-filters.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { TICKET } from '#web/page-fixtures.tsx'
import { RailViews } from '#web/desk/views/desk-views.tsx'
import { around } from '#web/page-state.ts'
import { aViewer, renderText } from '#web/render-text.tsx'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import { DeskPage } from './desk-page.tsx'

const HOUR_MS = 3_600_000
const AGENT = { ...aViewer, isAgent: true }
const CUSTOMER = { id: '01890a5d-ac96-774b-bcce-b302099a8001', name: 'Northwind' }
const COUNTS = { mine: 2, unassigned: 1, open: 48, pending: 0, snoozed: 0, closed: 1000, all: 1000 }

vi.mock('#web/ui/dialog/dialog.tsx', () => ({
  Dialog: () => null,
  DialogActions: () => null,
}))

function aDeskTicket(change: Partial<DeskTicketItem> = {}): DeskTicketItem {
  const { attachments: _, comments: __, description: ___, ...ticket } = TICKET
  const at = new Date(Date.now() + 3 * HOUR_MS + 30_000).toISOString()
  return {
    ...ticket,
    customer: CUSTOMER,
    requester: { id: '1', name: 'Ada', email: 'ada@northwind.example' },
    assignee: null,
    due: { clock: 'response', at, state: 'on_track' },
    snoozed: null,
    deskUpdatedAt: ticket.updatedAt,
    lastWords: null,
    isUnread: false,
    ...change,
  }
}

type Shown = {
  search?: string
  tickets?: DeskTicketItem[]
  counts?: DeskViewCounts
  saved?: SavedView[]
  hasFailed?: boolean
  nextCursor?: string | null
}

function render({
  search = '',
  tickets,
  counts = COUNTS,
  saved = [],
  hasFailed = false,
  nextCursor = null,
}: Shown) {
  const { queryKey } = deskQueries.list(parseDeskFilters(new URLSearchParams(search)))
  const parts = { pages: [{ rows: tickets, nextCursor }], pageParams: [null] }
  const page = (
    <>
      <RailViews />
      <DeskPage />
    </>
  )
  return renderText(page, {
    path: `/desk${search}`,
    pattern: '/desk',
    loaded: [
      [deskQueries.views().queryKey, counts],
      [deskQueries.savedViews().queryKey, saved],
      [deskChoices().queryKey, { customers: [CUSTOMER], agents: [] }],
      [ticketQueries.knownCategories().queryKey, []],
      ...(tickets ? [[queryKey, parts] as const] : []),
    ],
    failed: hasFailed ? [queryKey] : [],
    viewer: AGENT,
  })
}

test('the queue shows the facts of a ticket that decide who works on it next', () => {
  const text = render({ tickets: [aDeskTicket()] })
  for (const shown of ['Due in 3h', 'First response', 'Printer', '#7', 'Ada', 'Northwind', 'Open'])
    expect(text).toContain(shown)
  expect(text).toContain('Unassigned')
})

test("the queue states in words that a promise is broken, and that a ticket is the viewer's", () => {
  const at = new Date(Date.now() - 2 * HOUR_MS - 30_000).toISOString()
  const due = { clock: 'resolution', at, state: 'breached' } as const
  const text = render({ tickets: [aDeskTicket({ due, assignee: AGENT })] })
  expect(text).toContain('2h overdue')
  expect(text).toContain('Resolution')
  expect(text).toContain('You')
})

test('a row says who spoke last and that it is unread, and a closed one how its promises were kept', () => {
  const lastWords = {
    by: 'Ada',
    isRequester: true,
    at: '2026-01-01T00:00:00Z',
    text: 'Still broken',
  }
  const text = render({ tickets: [aDeskTicket({ lastWords, isUnread: true })] })
  expect(text).toContain('Ada: Still broken')
  expect(text).toContain('The customer replied last.')
  expect(text).toContain('Unread.')
  expect(render({ tickets: [aDeskTicket()] })).toContain('No reply yet')
  const sla = { ...TICKET.sla, responseStatus: 'met', resolutionStatus: 'breached' } as const
  const closed = aDeskTicket({ status: 'Closed', due: null, sla })
  expect(render({ search: '?view=closed', tickets: [closed] })).toContain('Breached')
})

test('a row of a closed ticket says that no one replied when its response is not due yet', () => {
  const sla = { ...TICKET.sla, responseStatus: 'pending', resolutionStatus: 'met' } as const
  const lastWords = { by: 'Ada', isRequester: true, at: '2026-01-01T00:00:00Z', text: 'Thanks' }
  const closed = aDeskTicket({ status: 'Closed', due: null, sla, lastWords })
  const text = render({ search: '?view=closed', tickets: [closed] })
  expect(text).toContain('No reply yet')
  expect(text).not.toContain('Breached')
})

test('a status is shown only when a view mixes them', () => {
  const tickets = [aDeskTicket({ status: 'Pending' })]
  const heads = /Customer\s*Status\s*Priority\s*Assignee/
  expect(render({ search: '?view=all', tickets })).toMatch(heads)
  expect(render({ search: '?view=pending', tickets })).not.toMatch(heads)
})

test('an assignee is shown only when a view mixes them', () => {
  const tickets = [aDeskTicket({ assignee: AGENT })]
  const heads = /Priority\s*Assignee\s*Age/
  expect(render({ search: '?view=all', tickets })).toMatch(heads)
  expect(render({ search: '?view=mine', tickets })).not.toMatch(heads)
  expect(render({ search: '?view=unassigned', tickets })).not.toMatch(heads)
})

test('a view shows its number of tickets when it was counted', () => {
  const text = render({ tickets: [] })
  expect(text).toContain('Mine22 tickets')
  expect(text).toContain('Unassigned11 ticket')
  expect(text).toContain('Closed1,000+1,000 or more tickets')
})

test('saved views appear next to the others with their counts, and say when they were changed', () => {
  const filters = { view: 'open', sort: 'due', direction: 'desc', priority: 'High' } as const
  const late = {
    id: CUSTOMER.id,
    name: 'Late',
    isShared: true,
    ownerName: 'Ana',
    mayChange: true,
    filters,
    count: 3,
  }
  expect(render({ tickets: [], saved: [late] })).toContain('Lateshared by Ana33 tickets')
  const renderWith = (priority: string) =>
    render({ search: `?priority=${priority}&saved=${late.id}`, tickets: [], saved: [late] })
  expect(renderWith('High')).not.toContain('changed')
  expect(renderWith('Low')).toContain('changed')
})

test("the link of a view says so and keeps its filters when it is another agent's or deleted", () => {
  const text = render({ search: `?priority=High&saved=${CUSTOMER.id}`, tickets: [], saved: [] })
  expect(text).toContain('belongs to another agent or was deleted')
  expect(text).toContain('Remove filter Priority: High')
  expect(render({ search: '?priority=High', tickets: [], saved: [] })).not.toContain('private')
})

test('more tickets than are shown are counted exactly when asked for', () => {
  render({ tickets: [aDeskTicket()] })
  expect(around.presses.has('Show exact count')).toBe(false)
  render({ tickets: [aDeskTicket()], nextCursor: 'next' })
  expect(around.presses.has('Show exact count')).toBe(true)
})

test('a filter shows its name and how many tickets it hides', () => {
  const search = `?priority=High&customer=${CUSTOMER.id}&q=printer`
  const text = render({ search, tickets: [aDeskTicket()] })
  expect(text).toContain('47 of 48 tickets hidden by filters.')
  for (const choice of ['Priority: High', 'Customer: Northwind'])
    expect(text).toContain(`Remove filter ${choice}`)
})

test('a search shows how many tickets it found in its field, and nothing else', () => {
  const text = render({ search: '?q=printer', tickets: [aDeskTicket()] })
  expect(text).toContain('1 of 48')
  expect(text).not.toContain('hidden by filters')
})

test('nothing is said to be hidden when nothing is filtered', () => {
  expect(render({ tickets: [aDeskTicket()] })).not.toContain('hidden')
})

test('the queue offers to clear the filters or to search all tickets when nothing matches', () => {
  const text = render({ search: '?q=printer', tickets: [] })
  expect(text).toContain('No tickets match')
  expect(around.presses.has('Clear filters')).toBe(true)
  expect(around.presses.has('Search all tickets')).toBe(true)
})

test.each([
  ['', 'No open tickets'],
  ['?view=mine', 'No tickets in your queue'],
  ['?view=unassigned', 'No unassigned tickets'],
])('an empty view at "%s" explains itself: %s', (search, text) => {
  expect(render({ search, tickets: [] })).toContain(text)
})

test('the queue says so and can be tried again when it cannot be loaded', () => {
  const text = render({ hasFailed: true })
  expect(text).toContain('Failed to load queue')
  expect(text).toContain('Retry')
})

test('take next opens what was taken, and says when there is nothing', () => {
  render({ tickets: [] })
  // The four of the saved views come before it.
  const taking = around.outcomes[4]
  taking?.onSuccess?.({ ticket: null })
  taking?.onError?.(new Error('failed'))
  expect(around.toasts).toEqual([
    'All open tickets are already assigned',
    'Failed to take the next ticket. Try again.',
  ])
})
