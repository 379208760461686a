import { expect, test } from 'vitest'

import type { DeskComment, DeskTicket } from '#shared/desk/contract.ts'
import { aComment, AT, ID, nothing, TICKET } from '#web/page-fixtures.tsx'
import { aViewer, renderText } from '#web/render-text.tsx'

import { DeskTicketPage } from './desk-ticket-page.tsx'
import { WriteAndClose } from './write-and-close.tsx'

const NOTE = { ...aComment('2', { isAgent: true, authorName: 'Avery' }), isInternal: true }
const REPLY = { ...aComment('1', { isAgent: true, authorName: 'Blake' }), isInternal: false }
const AGENT = { ...aViewer, isAgent: true, organization: null }

function aTicket(change: Partial<DeskTicket> = {}): DeskTicket {
  return {
    ...TICKET,
    subject: 'Printer (Northwind)',
    customer: {
      id: ID,
      name: 'Northwind',
      domain: 'northwind.example',
      timeZone: 'UTC',
      mspStartDate: null,
      technicalContacts: [{ name: 'Jonas', email: 'jonas@northwind.example', phone: '1' }],
      openTickets: 3,
    },
    requester: { id: ID, name: 'Katharina', email: 'k@northwind.example' },
    assignee: null,
    due: null,
    deskUpdatedAt: AT,
    comments: [],
    otherTickets: [],
    ...change,
  }
}

const page = (ticket: DeskTicket) =>
  renderText(<DeskTicketPage />, {
    path: `/desk/tickets/${ID}`,
    pattern: '/desk/tickets/:ticketId',
    loaded: [[['desk', 'ticket', ID], ticket]],
    viewer: AGENT,
  })

const box = (ticket: DeskTicket) =>
  renderText(
    <WriteAndClose ticket={ticket} isClosing={false} onCancel={nothing} onClosed={nothing} />,
    { viewer: AGENT },
  )

function countNotes(comments: DeskComment[]): number {
  return page(aTicket({ comments })).split('Internal note').length - 1
}

test('a note says that it is one before its author, and a reply does not', () => {
  expect(countNotes([NOTE, REPLY])).toBe(1)
  expect(countNotes([REPLY])).toBe(0)
  expect(page(aTicket({ comments: [NOTE] }))).toMatch(/Internal note\s+Avery/)
})

test('the page tells of customer and requester, and takes the customer off the subject', () => {
  const text = page(aTicket())
  for (const told of ['Katharina at Northwind', '3 open tickets', 'jonas@northwind.example'])
    expect(text).toContain(told)
  expect(text).not.toContain('Printer (Northwind)')
})

test('the button and the choice name who will read a reply', () => {
  const text = box(aTicket())
  expect(text).toContain('Reply to Katharina')
  expect(text).toContain('Send reply to Katharina')
  expect(text).not.toContain('Add internal note')
})

test('a closed ticket says why, and offers neither a box nor fields to change', () => {
  const text = page(aTicket({ status: 'Closed', resolutionCode: 'ISSUE_FIXED' }))
  expect(text).toContain('takes no more replies or notes. Resolution: Issue fixed.')
  expect(text).not.toContain('Close ticket')
  expect(text).not.toContain('Assign to me')
})

test('a ticket that cannot be loaded says so', () => {
  const text = renderText(<DeskTicketPage />, {
    path: `/desk/tickets/${ID}`,
    pattern: '/desk/tickets/:ticketId',
    failed: [['desk', 'ticket', ID]],
    viewer: AGENT,
  })
  expect(text).toContain('The ticket could not be loaded')
})
