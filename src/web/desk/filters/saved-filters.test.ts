import { expect, test } from 'vitest'

import { parseDeskFilters, serializeDeskFilters } from './desk-filters.ts'
import { filtersToSave, isChanged, isWorthSaving, openedView } from './saved-filters.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const parse = (search: string) => parseDeskFilters(new URLSearchParams(search))

test('a saved view opens with its filters and search', () => {
  const filters = parse(`view=all&q=printer&priority=High&age=over_7d&assignee=me&sort=untouched`)
  const opened = openedView({ id: ID, filters: filtersToSave(filters) })
  expect(opened).toEqual({ ...filters, saved: ID })
  expect(parse(String(serializeDeskFilters(opened)))).toEqual(opened)
})

test('a saved view opens in the order of its base view when its own order has no name here', () => {
  const opened = (sort: 'due' | 'priority', view: 'open' | 'closed' = 'open') =>
    openedView({ id: ID, filters: { view, sort, direction: 'asc' } }).order
  expect(opened('priority')).toBe('due')
  expect(opened('due', 'closed')).toBe('updated')
})

test('filters are changed from a view when it would show something else', () => {
  const view = { id: ID, filters: filtersToSave(parse('priority=High')) }
  expect(isChanged(openedView(view), view)).toBe(false)
  expect(isChanged(parse('priority=High&q=printer'), view)).toBe(true)
  expect(isChanged(parse('priority=High&sort=oldest'), view)).toBe(true)
  expect(isChanged(parse('view=all&priority=High'), view)).toBe(true)
  expect(isChanged(parse(''), view)).toBe(true)
})

test.each([
  ['', false],
  ['view=closed', false],
  ['view=mine&q=printer', true],
  ['age=over_7d', true],
  ['view=mine&sort=oldest', true],
])('the queue at "%s" is worth saving: %s', (search, expected) => {
  expect(isWorthSaving(parse(search))).toBe(expected)
})
