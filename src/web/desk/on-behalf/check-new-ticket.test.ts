import { expect, test } from 'vitest'

import { checkNewTicket, EMPTY_TICKET } from './check-new-ticket.ts'

const GOOD = {
  ...EMPTY_TICKET,
  customerId: 'contoso',
  email: ' zoe@contoso.example ',
  subject: 'Printer',
  description: 'It is out of paper',
  categories: ['HARDWARE_ISSUE'],
}

test('a new ticket names each missing field, but never the name', () => {
  expect(checkNewTicket(GOOD)).toEqual({})
  const email = 'Choose a person, or enter an email address'
  expect(checkNewTicket({ ...GOOD, email: 'zoe' })).toEqual({ email })
  expect(checkNewTicket({ ...GOOD, customerId: '' })).toEqual({ email })
  expect(checkNewTicket(EMPTY_TICKET)).toEqual({
    email,
    subject: 'Subject is required',
    description: 'Description is required',
    categories: 'At least one category is required',
  })
})
