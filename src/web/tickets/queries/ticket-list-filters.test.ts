import { expect, test } from 'vitest'

import {
  countActiveFilters,
  DEFAULT_FILTERS,
  isNarrowed,
  parseTicketListFilters,
  serializeTicketListFilters,
  toggleSort,
  withoutNarrowing,
  withoutUnknownFilters,
} from './ticket-list-filters.ts'

const parse = (search: string) => parseTicketListFilters(new URLSearchParams(search))

test('the list shows the newest tickets first when the address has no filters', () => {
  expect(parse('')).toEqual(DEFAULT_FILTERS)
})

test('a known value is read without regard to case', () => {
  expect(parse('scope=Company&status=open&priority=HIGH&sort=PRIORITY&direction=Asc')).toEqual({
    scope: 'company',
    requester: null,
    status: 'Open',
    priority: 'High',
    month: null,
    response: null,
    resolution: null,
    q: '',
    sort: 'priority',
    direction: 'asc',
  })
})

test('a value is dropped when it is unknown', () => {
  expect(parse('status=Done&priority=&sort=updatedAt&direction=up&page=3')).toEqual(DEFAULT_FILTERS)
})

test('a value leaves the address, and all others stay, when it is unknown', () => {
  const without = (search: string) => withoutUnknownFilters(new URLSearchParams(search))?.toString()
  expect(without('status=Foo&priority=high&q=a')).toBe('priority=high&q=a')
  expect(without('sort=updatedAt&direction=')).toBe('')
  expect(without('status=open&priority=HIGH&q=')).toBeUndefined()
})

test('a search text is trimmed, freed of NUL and cut to the length that the server accepts', () => {
  expect(parse('q=%20printer%00%20').q).toBe('printer')
  expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(200)
})

test('filters are unchanged when they are written to an address and read back', () => {
  const filters = {
    scope: 'participating',
    requester: '01890a5d-ac96-774b-bcce-b302099a8057',
    status: 'Pending',
    priority: 'Low',
    month: '2026-02',
    response: 'met',
    resolution: 'breached',
    q: 'a & b = ü',
    sort: 'priority',
    direction: 'asc',
  } as const
  expect(parseTicketListFilters(serializeTicketListFilters(filters))).toEqual(filters)
})

test('a requester is dropped when the list is of own tickets, or when it is no id', () => {
  const requester = 'requester=01890a5d-ac96-774b-bcce-b302099a8057'
  expect(parse(requester).requester).toBeNull()
  expect(parse('scope=company&requester=mina').requester).toBeNull()
  expect(isNarrowed(parse(`scope=company&${requester}`))).toBe(true)
})

test('a default leaves no trace in the address', () => {
  expect(serializeTicketListFilters(DEFAULT_FILTERS).toString()).toBe('')
})

test('a filter counts as active only when it is status or priority', () => {
  expect(countActiveFilters(parse('status=Open&sort=priority&q=vpn'))).toBe(1)
  expect(countActiveFilters(parse('status=Open&priority=High'))).toBe(2)
})

test('a search alone narrows the list, and sorting alone does not', () => {
  expect(isNarrowed(parse('q=vpn'))).toBe(true)
  expect(isNarrowed(parse('sort=priority&direction=asc'))).toBe(false)
})

test('clearing shows all tickets and keeps the order', () => {
  const cleared = withoutNarrowing(parse('status=Open&priority=Low&q=vpn&sort=priority'))
  expect(isNarrowed(cleared)).toBe(false)
  expect(cleared.sort).toBe('priority')
})

test('a column header reverses the order when the list is sorted by it', () => {
  const turned = toggleSort(DEFAULT_FILTERS, 'createdAt')
  expect(turned.direction).toBe('asc')
  expect(toggleSort(turned, 'createdAt').direction).toBe('desc')
})

test('a column header sorts from the highest and keeps the filters when the list is sorted by another', () => {
  const filters = parse('status=Open&direction=asc')
  expect(toggleSort(filters, 'priority')).toEqual({
    ...filters,
    sort: 'priority',
    direction: 'desc',
  })
})
