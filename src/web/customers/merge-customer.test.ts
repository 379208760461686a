import { expect, test } from 'vitest'

import { NEW_CUSTOMER } from './customer-form-values.ts'
import { mergeCustomer } from './merge-customer.ts'

const base = { ...NEW_CUSTOMER, name: 'Northwind', domain: 'northwind.example' }

test('what only one of two administrators has changed is kept, whoever it was', () => {
  const ours = { ...base, name: 'Northwind Ltd' }
  const theirs = { ...base, active: false, domains: ['nw.example'] }
  expect(mergeCustomer(base, ours, theirs)).toEqual({
    values: { ...base, name: 'Northwind Ltd', active: false, domains: ['nw.example'] },
    takenOver: ['domains', 'active'],
    clashes: [],
  })
})

test('what both have changed to different values is ours until somebody decides', () => {
  const ours = { ...base, name: 'Northwind Ltd', 'saml.ipRestrictions': ['203.0.113.7'] }
  const theirs = { ...base, name: 'Northwind Inc', 'saml.ipRestrictions': ['203.0.113.8'] }
  expect(mergeCustomer(base, ours, theirs)).toEqual({
    values: ours,
    takenOver: [],
    clashes: ['name', 'saml.ipRestrictions'],
  })
})

test('what both have changed to the same value is no question', () => {
  const ours = { ...base, name: 'Northwind Ltd', domains: ['nw.example'] }
  expect(mergeCustomer(base, ours, structuredClone(ours))).toEqual({
    values: ours,
    takenOver: [],
    clashes: [],
  })
})
