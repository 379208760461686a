import { expect, test } from 'vitest'

import { checkRaise, checkTicketNumber, numberIn } from './check-mail-forms.ts'

test('a ticket number is read with or without its mark, and anything else is refused with a message', () => {
  expect([' #1042 ', '7'].map(numberIn)).toEqual([1042, 7])
  for (const typed of ['', 'x', '0', '-1', '1 2', '9'.repeat(13)])
    expect(checkTicketNumber({ ticketNumber: typed }), typed).toHaveProperty('ticketNumber')
  expect(checkTicketNumber({ ticketNumber: '#1' })).toEqual({})
})

test('a ticket from mail is refused when it lacks a customer or an address', () => {
  const whole = { customerId: '1', email: ' bob@x.example ', name: '' }
  expect(checkRaise(whole)).toEqual({})
  expect(Object.keys(checkRaise({ ...whole, customerId: '' }))).toEqual(['customerId'])
  expect(Object.keys(checkRaise({ ...whole, email: 'bob' }))).toEqual(['email'])
})
