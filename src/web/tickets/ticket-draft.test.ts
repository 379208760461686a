import { expect, test } from 'vitest'

import { EMPTY_TICKET_DRAFT, parseTicketDraft, serializeTicketDraft } from './ticket-draft.ts'

test('a stored draft is read back as it was', () => {
  const draft = {
    subject: 'VPN down',
    description: 'Since nine',
    priority: 'High',
    categories: ['NETWORK_ISSUE'],
  } as const
  expect(
    parseTicketDraft(serializeTicketDraft({ ...draft, categories: ['NETWORK_ISSUE'] })),
  ).toEqual(draft)
})

test.each([null, '', '{half', '7', 'null', '"text"', '[]'])(
  'what is no draft is the empty one: %s',
  (stored) => {
    expect(parseTicketDraft(stored)).toEqual(EMPTY_TICKET_DRAFT)
  },
)

test('fields that do not fit fall back one by one', () => {
  const stored = { subject: 'Kept', description: 7, priority: 'Urgent', categories: ['A', 3] }
  expect(parseTicketDraft(JSON.stringify(stored))).toEqual({
    subject: 'Kept',
    description: '',
    priority: 'Low',
    categories: ['A'],
  })
})

test('a draft without words is not kept', () => {
  const draft = { ...EMPTY_TICKET_DRAFT, subject: '  ', categories: ['A'] }
  expect(serializeTicketDraft(draft)).toBeNull()
  expect(serializeTicketDraft({ ...draft, description: 'x' })).not.toBeNull()
})
