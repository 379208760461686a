import { expect, test } from 'vitest'

import {
  activeChoices,
  countHidden,
  type DeskFilters,
  deskQuery,
  NO_NARROWING,
  parseDeskFilters,
  serializeDeskFilters,
  withView,
} from './desk-filters.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const parse = (search: string) => parseDeskFilters(new URLSearchParams(search))
const serialize = (filters: DeskFilters) => String(serializeDeskFilters(filters))

const OPEN: DeskFilters = { view: 'open', order: 'due', saved: null, ...NO_NARROWING }

test('the plain address shows open tickets by their next deadline', () => {
  expect(parse('')).toEqual(OPEN)
  expect(serialize(OPEN)).toBe('')
})

test('an address keeps every choice', () => {
  const search = `view=all&q=printer&status=Pending&priority=High&due=near&customer=${ID}&assignee=none&category=EMAIL&age=7d_30d&sort=oldest&saved=${ID}`
  expect(serialize(parse(search))).toBe(search)
})

test('an address is read without regard to case, and loses a value when it is impossible', () => {
  expect(parse('view=MINE&priority=high&sort=Oldest')).toMatchObject({
    view: 'mine',
    priority: 'High',
    order: 'oldest',
  })
  expect(
    parse('view=lost&priority=Urgent&due=late&customer=1&assignee=you&age=old&sort=color'),
  ).toEqual(OPEN)
})

test('a filter is dropped when the view sets it itself', () => {
  expect(parse('view=pending&status=Open')).toMatchObject({ view: 'pending', status: null })
  expect(parse('view=mine&assignee=none&status=Open')).toMatchObject({
    assignee: null,
    status: 'Open',
  })
  expect(parse('view=closed&due=near&sort=due')).toMatchObject({ due: null, order: 'updated' })
})

test('a change of view keeps the search and the filters when the new view allows them', () => {
  const all = parse(`view=all&q=printer&status=Closed&assignee=me&sort=oldest`)
  expect(serialize(withView(all, 'unassigned'))).toBe(
    'view=unassigned&q=printer&status=Closed&sort=oldest',
  )
  expect(serialize(withView(all, 'open'))).toBe('q=printer&assignee=me&sort=oldest')
})

test('a change of view drops the filters of a saved view and keeps the search', () => {
  const saved = parse(`view=all&q=printer&priority=High&sort=oldest&saved=${ID}`)
  expect(serialize(withView(saved, 'mine'))).toBe('view=mine&q=printer')
})

test('a change of view takes the order of the new view when none was chosen', () => {
  const closed = withView(OPEN, 'closed')
  expect(closed.order).toBe('updated')
  expect(withView(closed, 'open').order).toBe('due')
  expect(withView({ ...OPEN, order: 'newest' }, 'closed').order).toBe('newest')
})

test('the list of hiding filters leaves out the order', () => {
  expect(activeChoices(OPEN)).toEqual([])
  expect(activeChoices(parse('q=printer&priority=Low&sort=oldest'))).toEqual(['q', 'priority'])
})

test("the filters are sent in the server's own words", () => {
  expect(deskQuery(parse(`customer=${ID}&sort=untouched`))).toEqual({
    view: 'open',
    sort: 'updatedAt',
    direction: 'asc',
    q: '',
    customerId: ID,
  })
})

test('the hidden tickets are those that the view has and the list does not show', () => {
  expect(countHidden({ total: 48, shown: 12, hasMore: false })).toBe(36)
  expect(countHidden({ total: 48, shown: 48, hasMore: false })).toBe(0)
})

test('no number of hidden tickets is given when it is uncertain', () => {
  expect(countHidden({ total: undefined, shown: 12, hasMore: false })).toBeNull()
  expect(countHidden({ total: 1000, shown: 12, hasMore: false })).toBeNull()
  expect(countHidden({ total: 90, shown: 50, hasMore: true })).toBeNull()
})

test('the number of hidden tickets is never below zero when a ticket came after the count', () => {
  expect(countHidden({ total: 3, shown: 4, hasMore: false })).toBe(0)
})
