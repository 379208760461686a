import { expect, test } from 'vitest'

import {
  EMPTY_TICKET_DRAFT,
  parseTicketDraft,
  selectedCategories,
  serializeTicketDraft,
  type TicketDraft,
} from './ticket-draft.ts'

const keptOf = (draft: TicketDraft, fileCount = 0) => ({ draft, fileCount, keptAtMs: 5 })

test('a stored draft is read back unchanged', () => {
  const kept = keptOf(
    {
      subject: 'VPN down',
      description: 'Since nine',
      priority: 'High',
      categories: ['NETWORK_ISSUE'],
      confidential: true,
    },
    2,
  )
  expect(parseTicketDraft(serializeTicketDraft(kept))).toEqual(kept)
})

test.each([null, '', '{half', '7', 'null', '"text"', '[]'])(
  'a stored draft is empty when it is %s',
  (stored) => {
    expect(parseTicketDraft(stored)).toEqual({
      draft: EMPTY_TICKET_DRAFT,
      fileCount: 0,
      keptAtMs: 0,
    })
  },
)

test('a field of a draft falls back by itself when it does not fit', () => {
  const stored = {
    subject: 'Kept',
    description: 7,
    priority: 'Urgent',
    categories: ['A', 3],
    confidential: 'yes',
    fileCount: 'many',
  }
  expect(parseTicketDraft(JSON.stringify(stored))).toEqual({
    draft: { ...EMPTY_TICKET_DRAFT, subject: 'Kept', categories: ['A'] },
    fileCount: 0,
    keptAtMs: 0,
  })
})

test('a draft is kept when it has only files, and not when it has only choices', () => {
  const draft = { ...EMPTY_TICKET_DRAFT, subject: '  ', categories: ['A'] }
  expect(serializeTicketDraft(keptOf(draft))).toBeNull()
  expect(serializeTicketDraft(keptOf({ ...draft, description: 'x' }))).not.toBeNull()
  expect(parseTicketDraft(serializeTicketDraft(keptOf(draft, 1)))).toEqual(keptOf(draft, 1))
})

test('the first category is selected by default', () => {
  expect(selectedCategories(null, ['NETWORK_ISSUE', 'HARDWARE'])).toEqual(['NETWORK_ISSUE'])
  expect(selectedCategories(null, [])).toEqual([])
})

test('a chosen category stays selected when it still exists', () => {
  expect(selectedCategories(['HARDWARE', 'GONE'], ['NETWORK_ISSUE', 'HARDWARE'])).toEqual([
    'HARDWARE',
  ])
  expect(selectedCategories(['GONE'], ['NETWORK_ISSUE'])).toEqual(['NETWORK_ISSUE'])
})

test('no category is selected when the person removes the last one', () => {
  expect(selectedCategories([], ['NETWORK_ISSUE'])).toEqual([])
})
