import { expect, test } from 'vitest'

import { listCallers } from './callers.ts'

const CONTOSO = { id: '1', name: 'Contoso' }
const ADA = { id: '2', name: 'Ada', email: 'ada@contoso.example', customer: CONTOSO }
const NOTHING = { customer: null, people: [], customers: [], owners: [] }

test('callers are the people and customers that were found when a name is typed', () => {
  const { known, fresh, customers } = listCallers('co', {
    ...NOTHING,
    people: [ADA],
    customers: [CONTOSO],
  })
  expect(known).toEqual([
    { customer: CONTOSO, email: 'ada@contoso.example', name: 'Ada', isNew: false },
  ])
  expect(fresh).toEqual([])
  expect(customers).toEqual([CONTOSO])
})

test('a caller is new when an address is typed that no person has, of the customer with its domain', () => {
  const owners = [CONTOSO]
  const typed = ' zoe@contoso.example '
  const zoe = { customer: CONTOSO, email: 'zoe@contoso.example', name: '', isNew: true }
  expect(listCallers(typed, { ...NOTHING, owners }).fresh).toEqual([zoe])
  expect(listCallers(typed, { ...NOTHING, customer: CONTOSO }).fresh).toEqual([zoe])
  expect(listCallers(typed, NOTHING).fresh).toEqual([])
  expect(listCallers('Ada@contoso.example', { ...NOTHING, people: [ADA], owners }).fresh).toEqual(
    [],
  )
})

test('callers are no customers when one was chosen already', () => {
  const found = { ...NOTHING, customer: CONTOSO, customers: [CONTOSO] }
  expect(listCallers('con', found).customers).toEqual([])
})
