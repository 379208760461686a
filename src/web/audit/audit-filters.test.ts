import { expect, test } from 'vitest'

import {
  auditQuery,
  countActiveFilters,
  isHalfTyped,
  isNarrowed,
  NO_FILTERS,
  parseAuditFilters,
  serializeAuditFilters,
} from './audit-filters.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'

function parsed(query: string) {
  return parseAuditFilters(new URLSearchParams(query))
}

test('the address holds the filters, and is the plain one when there are none', () => {
  const query = `q=ada&action=customer&customer=${ID}&who=${ID}&from=2026-03-28&to=2026-03-29`
  const filters = parsed(query)
  expect(serializeAuditFilters(filters).toString()).toBe(query)
  expect(countActiveFilters(filters)).toBe(5)
  expect(serializeAuditFilters(NO_FILTERS).toString()).toBe('')
  expect(parsed('')).toEqual(NO_FILTERS)
})

test('audit filters drop a value when it is impossible', () => {
  const query = 'action=moon&customer=x&who=1&from=2026-02-30&to=0000-01-01&q=%00'
  expect(parsed(query)).toEqual(NO_FILTERS)
  expect(parsed('from=yesterday&to=20260101')).toEqual(NO_FILTERS)
})

test('a year does not filter when it is half typed', () => {
  for (const day of ['0002-03-01', '0020-03-01', '0202-03-01']) {
    expect(isHalfTyped(day), day).toBe(true)
    expect(parsed(`from=${day}&to=${day}`), day).toEqual(NO_FILTERS)
  }
  expect(isHalfTyped('2026-03-01')).toBe(false)
})

test('a search narrows the list, but is no active filter of the panel', () => {
  const filters = parsed('q=ada')
  expect(isNarrowed(filters)).toBe(true)
  expect(countActiveFilters(filters)).toBe(0)
  expect(isNarrowed(NO_FILTERS)).toBe(false)
})

test("a day is requested from its beginning to its end on the browser's clock", () => {
  const { from, to } = auditQuery(parsed('from=2026-03-29&to=2026-03-29'))
  expect(from).toBe(new Date(2026, 2, 29).toISOString())
  expect(to).toBe(new Date(2026, 2, 30).toISOString())
  expect(auditQuery(NO_FILTERS)).toMatchObject({ q: '', action: undefined, from: undefined })
})
