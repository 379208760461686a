import { expect, test } from 'vitest'

import { mergeFields } from './merge-fields.ts'

const fields = ['name', 'domains', 'active'] as const
const base = { name: 'Northwind', domains: [] as string[], active: true }

test('what only one of two people has changed is kept, whoever it was', () => {
  const ours = { ...base, name: 'Northwind Ltd' }
  const theirs = { ...base, active: false, domains: ['nw.example'] }
  expect(mergeFields(fields, { base, ours, theirs })).toEqual({
    values: { name: 'Northwind Ltd', active: false, domains: ['nw.example'] },
    takenOver: ['domains', 'active'],
    clashes: [],
  })
})

test('what both have changed to different values is ours until somebody decides', () => {
  const ours = { ...base, name: 'Northwind Ltd', domains: ['ltd.example'] }
  const theirs = { ...base, name: 'Northwind Inc', domains: ['inc.example'] }
  expect(mergeFields(fields, { base, ours, theirs })).toEqual({
    values: ours,
    takenOver: [],
    clashes: ['name', 'domains'],
  })
})

test('what both have changed to the same value is no question', () => {
  const ours = { ...base, name: 'Northwind Ltd', domains: ['nw.example'] }
  expect(mergeFields(fields, { base, ours, theirs: structuredClone(ours) })).toEqual({
    values: ours,
    takenOver: [],
    clashes: [],
  })
})
