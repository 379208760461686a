import { expect, test } from 'vitest'

import type { TicketStatus } from '#shared/tickets/values.ts'
import type { Comment, Ticket } from '#shared/tickets/contract.ts'

import { isWholeTicket, mergeTicketAnswer } from './merge-ticket-answer.ts'

const EARLIER: Comment = {
  id: 'c1',
  content: 'Which printer?',
  createdAt: '2026-03-03T10:00:00.000Z',
  isAgent: true,
  isSystem: false,
  authorName: 'Sam',
  attachments: [],
}

// The rest of a ticket is nothing to these.
const KNOWN = {
  id: 't1',
  subject: 'Printer',
  status: 'Pending',
  updatedAt: EARLIER.createdAt,
  comments: [EARLIER],
  commentCount: 1,
} as Ticket

const LATER = '2026-03-03T11:00:00.000Z'

test('a ticket keeps all else when the answer has only id, status and updatedAt', () => {
  const merged = mergeTicketAnswer(KNOWN, {
    ticket: { id: 't1', status: 'CLOSED' as TicketStatus, updatedAt: LATER },
  })
  expect(merged).toEqual({ ...KNOWN, status: 'Closed', updatedAt: LATER })
})

test('the comment of an answer joins the conversation, and is counted, when the answer is partial', () => {
  const comment = { id: 'c2', content: 'The blue one', createdAt: LATER }
  expect(mergeTicketAnswer(KNOWN, { ticket: { status: 'Open' }, comment })).toEqual({
    ...KNOWN,
    status: 'Open',
    updatedAt: LATER,
    commentCount: 2,
    comments: [
      { ...comment, isAgent: false, isSystem: false, authorName: '', attachments: [] },
      EARLIER,
    ],
  })
})

test('the status stays when it is missing or unknown in the answer', () => {
  expect(mergeTicketAnswer(KNOWN, {}).status).toBe('Pending')
  const ticket = { status: 'Escalated' as TicketStatus }
  expect(mergeTicketAnswer(KNOWN, { ticket }).status).toBe('Pending')
})

test('a ticket is replaced when the answer is a whole one', () => {
  const whole = { ...KNOWN, subject: 'The blue printer', comments: [], commentCount: 0, sla: {} }
  // Nothing looks at the figures.
  expect(mergeTicketAnswer(KNOWN, { ticket: whole as unknown as Ticket })).toEqual(whole)
  expect(isWholeTicket(whole as unknown as Ticket)).toBe(true)
  expect(isWholeTicket({ id: 't1', status: 'Open' })).toBe(false)
  expect(isWholeTicket(undefined)).toBe(false)
})
