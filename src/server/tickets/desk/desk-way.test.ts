import { expect, test } from 'vitest'

import { deskOrder } from './desk-ranges.ts'
import { chooseWay, type FewBy, fewToAskFor } from './desk-way.ts'
import type { WantedTickets } from './wanted-tickets.ts'

const DUE = deskOrder('due', 'asc')!
const NEWEST = deskOrder('createdAt', 'desc')!
const LAST_CHANGED = deskOrder('updatedAt', 'desc')!
const FIRST_CHANGED = deskOrder('updatedAt', 'asc')!

function wayOf(narrowed: Partial<WantedTickets>, order = LAST_CHANGED, few: FewBy[] = []) {
  return chooseWay({ statuses: ['Open'], ...narrowed }, order, new Set(few))
}

test('a list that one filter narrows has a statement for it, and others have one for all', () => {
  expect(wayOf({})).toBe('plain')
  expect(wayOf({ priorityRank: 3 })).toBe('rank')
  expect(wayOf({ isUnassigned: true })).toBe('owner')
  expect(wayOf({ customerId: 'c' })).toBe('customer')
  expect(wayOf({ due: 'on_track' })).toBe('due')
  expect(wayOf({ maxDays: 1 })).toBe('age')
  expect(wayOf({ category: 'X' })).toBe('category')
  expect(wayOf({ priorityRank: 3, isUnassigned: true })).toBe('narrow')
  expect(wayOf({ priorityRank: 3, maxDays: 1 })).toBe('narrow_aged')
  expect(wayOf({ isUnassigned: true, category: 'X' })).toBe('narrow_of_sets')
  expect(wayOf({ maxDays: 1, category: 'X' })).toBe('age_and_category')
  expect(wayOf({ maxDays: 1, category: 'X', priorityRank: 3 })).toBe('narrow_of_sets')
})

test('a customer, an assignee and sleep lead along indexes of their own', () => {
  expect(wayOf({ customerId: 'c', assigneeId: 'a' })).toBe('narrow_of_customer')
  expect(wayOf({ customerId: 'c', category: 'X' })).toBe('narrow_of_customer_of_sets')
  expect(wayOf({ assigneeId: 'a' })).toBe('owned')
  expect(wayOf({ assigneeId: 'a', priorityRank: 1, due: 'near' })).toBe('owned')
  expect(wayOf({ isUnassigned: true }, DUE)).toBe('owned')
  expect(wayOf({ assigneeId: 'a', category: 'X' })).toBe('owned_of_sets')
  expect(wayOf({ isSnoozed: true, category: 'X', customerId: 'c' })).toBe('asleep')
})

test('near and broken promises are those that staff were told of, unless many are still to be told', () => {
  expect(wayOf({ due: 'near' }, NEWEST, ['to_tell'])).toBe('told')
  expect(wayOf({ due: 'breached' }, NEWEST, ['to_tell'])).toBe('told')
  expect(wayOf({ due: 'near', priorityRank: 1 }, NEWEST, ['to_tell'])).toBe('narrow_told')
  expect(wayOf({ due: 'near', category: 'X' }, NEWEST, ['to_tell'])).toBe('told_of_sets')
  expect(wayOf({ due: 'near', category: 'X' }, NEWEST, ['to_tell', 'category'])).toBe('of_sets')
  expect(wayOf({ due: 'near' }, NEWEST)).toBe('due')
  expect(wayOf({ due: 'near' }, DUE, ['to_tell'])).toBe('due')
})

test('an old age begins late where the last change orders, and only there', () => {
  expect(wayOf({ minDays: 7 })).toBe('older')
  expect(wayOf({ minDays: 7, priorityRank: 1 })).toBe('older')
  expect(wayOf({ minDays: 7, category: 'X' })).toBe('older_of_sets')
  expect(wayOf({ minDays: 1 })).toBe('age')
  expect(wayOf({ minDays: 7 }, FIRST_CHANGED)).toBe('age')
})

test('few tickets are sorted', () => {
  expect(wayOf({ due: 'near', priorityRank: 1 }, NEWEST, ['due', 'to_tell'])).toBe('few_due')
  expect(wayOf({ minDays: 30 }, DUE, ['age'])).toBe('few_of_age')
  expect(wayOf({ category: 'X', minDays: 30 }, DUE, ['age', 'category'])).toBe('of_sets')
  expect(wayOf({ category: 'X', minDays: 1 }, DUE, ['age'])).toBe('age_and_category')
})

test('it is asked only what decides', () => {
  const ask = (narrowed: Partial<WantedTickets>, order = NEWEST) =>
    fewToAskFor({ statuses: ['Open'], ...narrowed }, order)
  expect(ask({})).toEqual([])
  expect(ask({ maxDays: 1, due: 'near' }, DUE)).toEqual(['age'])
  expect(ask({ maxDays: 1, due: 'near' })).toEqual(['due', 'to_tell'])
  expect(ask({ due: 'breached', category: 'X' })).toEqual(['category', 'due', 'to_tell'])
  expect(ask({ customerId: 'c', due: 'breached', category: 'X' })).toEqual([])
  expect(ask({ isSnoozed: true, customerId: 'c' })).toEqual([])
})
