import { expect, test } from 'vitest'

import {
  activeChoices,
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

test('the plain address shows what is open, by what is due next', () => {
  expect(parse('')).toEqual(OPEN)
  expect(serialize(OPEN)).toBe('')
})

test('an address keeps every choice', () => {
  const search = `view=all&q=printer&status=Pending&priority=High&due=near&customer=${ID}&assignee=none&category=EMAIL&age=7d_30d&sort=oldest&saved=${ID}`
  expect(serialize(parse(search))).toBe(search)
})

test('an address is read without regard to case and without what cannot be', () => {
  expect(parse('view=MINE&priority=high&sort=Oldest')).toMatchObject({
    view: 'mine',
    priority: 'High',
    order: 'oldest',
  })
  expect(
    parse('view=lost&priority=Urgent&due=late&customer=1&assignee=you&age=old&sort=color'),
  ).toEqual(OPEN)
})

test('a choice that the view makes itself is dropped', () => {
  expect(parse('view=pending&status=Open')).toMatchObject({ view: 'pending', status: null })
  expect(parse('view=mine&assignee=none&status=Open')).toMatchObject({
    assignee: null,
    status: 'Open',
  })
  expect(parse('view=closed&due=near&sort=due')).toMatchObject({ due: null, order: 'updated' })
})

test('another view keeps what was searched for and chosen, as far as it can', () => {
  const all = parse(`view=all&q=printer&status=Closed&assignee=me&sort=oldest`)
  expect(serialize(withView(all, 'unassigned'))).toBe(
    'view=unassigned&q=printer&status=Closed&sort=oldest',
  )
  expect(serialize(withView(all, 'open'))).toBe('q=printer&assignee=me&sort=oldest')
})

test('another view leaves what a saved view has chosen, and keeps the search', () => {
  const saved = parse(`view=all&q=printer&priority=High&sort=oldest&saved=${ID}`)
  expect(serialize(withView(saved, 'mine'))).toBe('view=mine&q=printer')
})

test('another view has its own order unless one was chosen', () => {
  const closed = withView(OPEN, 'closed')
  expect(closed.order).toBe('updated')
  expect(withView(closed, 'open').order).toBe('due')
  expect(withView({ ...OPEN, order: 'newest' }, 'closed').order).toBe('newest')
})

test('what hides tickets is listed, and the order is none of it', () => {
  expect(activeChoices(OPEN)).toEqual([])
  expect(activeChoices(parse('q=printer&priority=Low&sort=oldest'))).toEqual(['q', 'priority'])
})

test('the server is asked in its own words', () => {
  expect(deskQuery(parse(`customer=${ID}&sort=untouched`))).toEqual({
    view: 'open',
    sort: 'updatedAt',
    direction: 'asc',
    q: '',
    customerId: ID,
  })
})
