import { expect, test } from 'vitest'

import { checkContact, isBlankContact } from './contact-problems.ts'

const ada = { name: 'Ada Lovelace', email: 'ada@northwind.example', phone: '+49 (30) 123-45' }

test('a contact needs a name, and an address or a number', () => {
  expect(checkContact(ada)).toEqual({})
  expect(checkContact({ ...ada, email: '' })).toEqual({})
  expect(checkContact({ ...ada, phone: ' ' })).toEqual({})
  expect(checkContact({ name: ' ', email: 'ada@northwind.example', phone: '' })).toEqual({
    name: 'nameRequired',
  })
  expect(checkContact({ name: 'Ada', email: ' ', phone: '' })).toEqual({
    email: 'giveWay',
  })
})

test('a contact is left out without a problem when it is blank', () => {
  const blank = { name: ' ', email: '', phone: '' }
  expect(isBlankContact(blank)).toBe(true)
  expect(checkContact(blank)).toEqual({})
  expect(isBlankContact({ ...blank, phone: '1' })).toBe(false)
})

test('an address or number has a problem when it does not look like one or is too long', () => {
  expect(checkContact({ ...ada, email: 'ada' })).toHaveProperty('email')
  expect(checkContact({ ...ada, email: 'ada @x' })).toHaveProperty('email')
  for (const phone of ['555 0100', '(555) 010.0', '030/123', '555 0100 ext. 7', '5550100x7'])
    expect(checkContact({ ...ada, phone }), phone).toEqual({})
  for (const phone of ['call me', '+', '12<3'])
    expect(checkContact({ ...ada, phone }), phone).toHaveProperty('phone')
  expect(checkContact({ ...ada, name: 'a'.repeat(201) })).toEqual({
    name: 'nameTooLong',
  })
})
