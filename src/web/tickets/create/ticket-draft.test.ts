import { expect, test } from 'vitest'

import {
  EMPTY_TICKET_DRAFT,
  parseTicketDraft,
  selectedCategories,
  serializeTicketDraft,
  type TicketDraft,
} from './ticket-draft.ts'

const keptOf = (draft: TicketDraft, fileCount = 0) => ({ draft, fileCount, keptAtMs: 5 })

test('a stored draft is read back as it was', () => {
  const kept = keptOf(
    {
      subject: 'VPN down',
      description: 'Since nine',
      priority: 'High',
      categories: ['NETWORK_ISSUE'],
    },
    2,
  )
  expect(parseTicketDraft(serializeTicketDraft(kept))).toEqual(kept)
})

test.each([null, '', '{half', '7', 'null', '"text"', '[]'])(
  'what is no draft is the empty one: %s',
  (stored) => {
    expect(parseTicketDraft(stored)).toEqual({
      draft: EMPTY_TICKET_DRAFT,
      fileCount: 0,
      keptAtMs: 0,
    })
  },
)

test('fields that do not fit fall back one by one', () => {
  const stored = {
    subject: 'Kept',
    description: 7,
    priority: 'Urgent',
    categories: ['A', 3],
    fileCount: 'many',
  }
  expect(parseTicketDraft(JSON.stringify(stored))).toEqual({
    draft: { subject: 'Kept', description: '', priority: 'Low', categories: ['A'] },
    fileCount: 0,
    keptAtMs: 0,
  })
})

test('a draft of choices alone is not kept, one of files alone is', () => {
  const draft = { ...EMPTY_TICKET_DRAFT, subject: '  ', categories: ['A'] }
  expect(serializeTicketDraft(keptOf(draft))).toBeNull()
  expect(serializeTicketDraft(keptOf({ ...draft, description: 'x' }))).not.toBeNull()
  expect(parseTicketDraft(serializeTicketDraft(keptOf(draft, 1)))).toEqual(keptOf(draft, 1))
})

test('the first category is selected by default', () => {
  expect(selectedCategories(null, ['NETWORK_ISSUE', 'HARDWARE'])).toEqual(['NETWORK_ISSUE'])
  expect(selectedCategories(null, [])).toEqual([])
})

test('what was chosen stays, as far as it still exists', () => {
  expect(selectedCategories(['HARDWARE', 'GONE'], ['NETWORK_ISSUE', 'HARDWARE'])).toEqual([
    'HARDWARE',
  ])
  expect(selectedCategories(['GONE'], ['NETWORK_ISSUE'])).toEqual(['NETWORK_ISSUE'])
})

test('whoever takes off the last one has none', () => {
  expect(selectedCategories([], ['NETWORK_ISSUE'])).toEqual([])
})
