import { expect, test } from 'vitest'

import { mergeFields } from './merge-fields.ts'

const fields = ['name', 'domains', 'active'] as const
const base = { name: 'Northwind', domains: [] as string[], active: true }

test('a change is kept when only one of two people has made it', () => {
  const ours = { ...base, name: 'Northwind Ltd' }
  const theirs = { ...base, active: false, domains: ['nw.example'] }
  expect(mergeFields(fields, { base, ours, theirs })).toEqual({
    values: { name: 'Northwind Ltd', active: false, domains: ['nw.example'] },
    takenOver: ['domains', 'active'],
    clashes: [],
  })
})

test('a field keeps our value until it is decided when both have changed it differently', () => {
  const ours = { ...base, name: 'Northwind Ltd', domains: ['ltd.example'] }
  const theirs = { ...base, name: 'Northwind Inc', domains: ['inc.example'] }
  expect(mergeFields(fields, { base, ours, theirs })).toEqual({
    values: ours,
    takenOver: [],
    clashes: ['name', 'domains'],
  })
})

test('a field raises no question when both have changed it to the same value', () => {
  const ours = { ...base, name: 'Northwind Ltd', domains: ['nw.example'] }
  expect(mergeFields(fields, { base, ours, theirs: structuredClone(ours) })).toEqual({
    values: ours,
    takenOver: [],
    clashes: [],
  })
})
