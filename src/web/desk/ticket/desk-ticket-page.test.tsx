import { expect, test } from 'vitest'

import type { DeskComment, DeskTicket } from '#shared/desk/contract.ts'
import type { TicketMail } from '#shared/mail/held/contract.ts'
import type { MailReach } from '#shared/mail/out/values.ts'
import { parseDeskFilters } from '#web/desk/filters/desk-filters.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { ticketMailQuery } from '#web/desk/ticket-mail/ticket-mail-query.ts'
import { aComment, AT, ID, nothing, TICKET } from '#web/page-fixtures.tsx'
import { aViewer, renderText } from '#web/render-text.tsx'

import { DeskTicketPage } from './desk-ticket-page.tsx'
import { AddNote, WriteAndClose } from '#web/desk/composer/write-and-close.tsx'

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
      isActive: true,
      timeZone: 'UTC',
      mspStartDate: null,
      technicalContacts: [{ name: 'Jonas', email: 'jonas@northwind.example', phone: '1' }],
      openTickets: 3,
      brief: {
        note: 'Call before noon',
        contract: '',
        contractEndsOn: null,
        contractCovers: '',
        version: 1,
        updatedAt: AT,
        updatedByName: 'Avery',
      },
    },
    isRequesterActive: true,
    requester: { id: ID, name: 'Katharina', email: 'k@northwind.example' },
    assignee: null,
    due: null,
    snoozed: null,
    relations: { mergedInto: null, merged: [], links: [] },
    ratings: [],
    deskUpdatedAt: AT,
    comments: [],
    waiting: [],
    otherTickets: [],
    audience: [],
    changes: [],
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

const box = (ticket: DeskTicket, reach: MailReach = 'mail', alsoTo: TicketMail['alsoTo'] = []) =>
  renderText(
    <WriteAndClose
      ticket={ticket}
      isClosing={false}
      onCancel={nothing}
      onSentToClose={() => {}}
      onClosed={nothing}
    />,
    {
      viewer: AGENT,
      loaded: [
        [
          ticketMailQuery(ticket.id).queryKey,
          { reach, alsoTo, bounced: null, automatic: [], originals: [] },
        ],
      ],
    },
  )

function countNotes(comments: DeskComment[]): number {
  return page(aTicket({ comments })).split('Internal note').length - 1
}

test('a ticket shows what the queue knows of it, and its position there, when the rest still loads', () => {
  const {
    customer: { id, name },
    ...ticket
  } = aTicket()
  const row = { ...ticket, customer: { id, name }, lastWords: null, isUnread: false }
  const rows = ['before', ID, 'after'].map((one) => ({ ...row, id: one }))
  const text = renderText(<DeskTicketPage />, {
    path: `/desk/tickets/${ID}`,
    pattern: '/desk/tickets/:ticketId',
    loaded: [
      [
        deskQueries.list(parseDeskFilters(new URLSearchParams())).queryKey,
        { pages: [{ rows, nextCursor: null }], pageParams: [null] },
      ],
    ],
    viewer: AGENT,
  })
  for (const shown of [
    'Printer',
    `#${ticket.number}`,
    'Katharina',
    'Northwind',
    'Status',
    '2 of 3',
  ])
    expect(text).toContain(shown)
  expect(text).not.toContain('Reply to Katharina')
})

test('a thread begins with the description and has the newest last, and says the pinned note above the box', () => {
  const ticket = aTicket({})
  const brief = { ...ticket.customer.brief, note: 'Call before noon' }
  const text = page({ ...ticket, customer: { ...ticket.customer, brief } })
  expect(text.indexOf(ticket.description)).toBeGreaterThan(-1)
  for (const { content } of ticket.comments)
    expect(text.indexOf(content)).toBeGreaterThan(text.indexOf(ticket.description))
  expect(text.indexOf('Call before noon')).toBeGreaterThan(text.indexOf(ticket.description))
})

test('a comment says before its author that it is a note only when it is one', () => {
  // The form names the kind, too.
  expect(countNotes([NOTE, REPLY]) - countNotes([REPLY])).toBe(1)
  expect(page(aTicket({ comments: [NOTE] }))).toMatch(/Internal note\s+Avery/)
})

test('the ticket page shows customer and requester, and removes the customer from the subject', () => {
  const text = page(aTicket())
  for (const told of ['Katharina at Northwind', '3 open tickets', 'jonas@northwind.example'])
    expect(text).toContain(told)
  expect(text).not.toContain('Printer (Northwind)')
})

test('the button and the choice name the readers of a reply', () => {
  const text = box(aTicket())
  expect(text).toContain('Reply to Katharina')
  expect(text).toContain('Send reply to Katharina')
  expect(text).not.toContain('Add internal note')
})

test('the reply box names everyone besides the requester who gets a reply by email', () => {
  const alsoTo = [
    { name: 'Vera', isExternal: true },
    { name: 'Mina Park', isExternal: false },
  ]
  expect(box(aTicket(), 'mail', alsoTo)).toContain(
    'Also sent by email to Vera (external) and Mina Park.',
  )
  expect(box(aTicket())).not.toContain('Also sent')
})

test('the reply box says above it how the requester receives replies', () => {
  expect(box(aTicket())).toContain(
    'Katharina (k@northwind.example) will see this in the portal and get it by email.',
  )
  expect(box(aTicket(), 'unwanted')).toContain('in the portal only. They turned off email.')
  expect(box(aTicket(), 'bounced')).toContain('Email to k@northwind.example is bouncing.')
  expect(box(aTicket(), 'portal')).toContain(
    'Visible to Katharina (k@northwind.example) in the portal.',
  )
})

test('the reply box names no reader when the requester or their customer cannot sign in', () => {
  const deactivated = aTicket({ isRequesterActive: false })
  expect(box(deactivated)).toContain('Katharina’s account is deactivated')
  expect(page(deactivated)).toMatch(/Requester\s+K\s+Katharina\s+Deactivated/)
  const { customer } = aTicket()
  const inactive = aTicket({ customer: { ...customer, isActive: false } })
  expect(box(inactive)).toContain('Northwind is inactive')
  expect(page(inactive)).toMatch(/Northwind\s+Inactive/)
  for (const text of [box(deactivated), box(inactive)]) expect(text).not.toContain('by email')
})

test('a ticket offers only a note, without changes, when it is closed', () => {
  const ticket = aTicket({ status: 'Closed', resolutionCode: 'ISSUE_FIXED' })
  const text = renderText(<AddNote ticket={ticket} />, { viewer: AGENT })
  expect(text).toContain('Add internal note')
  expect(text).not.toMatch(/Reply to Katharina|Set status to/)
})

test('a ticket gives the reason, and offers neither replies nor fields, when it is closed', () => {
  const text = page(aTicket({ status: 'Closed', resolutionCode: 'ISSUE_FIXED' }))
  expect(text).toContain('still add internal notes. Resolution: Issue fixed.')
  expect(text).not.toContain('Close ticket')
  expect(text).not.toContain('Assign to me')
})

test('the ticket page calls no clock on track when the ticket was closed without a reply', () => {
  const sla = { ...TICKET.sla, responseStatus: 'pending', resolutionStatus: 'met' } as const
  expect(page(aTicket({ sla }))).toContain('On track')
  const text = page(aTicket({ status: 'Closed', sla }))
  expect(text).toContain('No reply yet')
  expect(text).not.toContain('On track')
})

test('the ticket page says so when it cannot be loaded', () => {
  const text = renderText(<DeskTicketPage />, {
    path: `/desk/tickets/${ID}`,
    pattern: '/desk/tickets/:ticketId',
    failed: [['desk', 'ticket', ID]],
    viewer: AGENT,
  })
  expect(text).toContain('Failed to load ticket')
})

test('the ticket page shows the note on the customer, links, and merged tickets with their origin', () => {
  const other = { id: '9', number: 1009, subject: 'The same (Northwind)' }
  const merging = { at: AT, byName: 'Blake' }
  const merged = {
    ...other,
    ...merging,
    requester: { id: '3', name: 'Jonas' },
    description: 'It smokes',
    createdAt: AT,
    attachments: [],
  }
  const link = {
    id: '8',
    number: 1008,
    subject: 'Power',
    status: 'Open',
    way: 'caused_by',
  } as const
  const links = [{ ...link, customer: { id: '7', name: 'Fabrikam' } }]
  const text = page(
    aTicket({
      relations: { mergedInto: null, merged: [merged], links },
      comments: [{ ...NOTE, mergedFrom: 1009 }],
    }),
  )
  expect(text).toMatch('Call before noon')
  expect(text).toMatch(/Caused by\s*Power\s*#1008, Fabrikam/)
  expect(text).toMatch(/The same\s*#1009 by Jonas, merged by Blake/)
  expect(text).toMatch('It smokes')
  expect(text).toMatch(/Internal note\s*From #1009\s+Avery/)
  const relations = { mergedInto: { ...other, ...merging }, merged: [], links: [] }
  expect(page(aTicket({ status: 'Closed', relations }))).toMatch(/Merged into\s+#1009\s+by Blake/)
})

test('the ticket page leads to the mails that the ticket and its comments were made from', () => {
  const show = (originals: { mailId: string; partId: string }[]) =>
    renderText(<DeskTicketPage />, {
      path: `/desk/tickets/${ID}`,
      pattern: '/desk/tickets/:ticketId',
      loaded: [
        [['desk', 'ticket', ID], aTicket({ comments: [REPLY] })],
        [
          ticketMailQuery(ID).queryKey,
          { reach: 'mail', bounced: null, stoppedAt: null, automatic: [], originals },
        ],
      ],
      viewer: AGENT,
    })
  const countOf = (text: string) => text.split('Download original email').length - 1
  expect(countOf(show([]))).toBe(0)
  expect(countOf(show([{ mailId: 'm1', partId: ID }]))).toBe(1)
  expect(
    countOf(
      show([
        { mailId: 'm1', partId: ID },
        { mailId: 'm2', partId: REPLY.id },
      ]),
    ),
  ).toBe(2)
})
