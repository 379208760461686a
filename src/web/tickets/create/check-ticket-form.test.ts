import { expect, test } from 'vitest'

import { checkTicketForm } from './check-ticket-form.ts'

const filled = {
  subject: ' VPN down ',
  description: 'Since nine\n',
  priority: 'Low',
  categories: ['NETWORK_ISSUE'],
}

test('a filled form is a ticket without the white space around its texts', () => {
  expect(checkTicketForm(filled)).toEqual({
    ticket: { ...filled, subject: 'VPN down', description: 'Since nine' },
    problems: {},
  })
})

test('every empty field has its message', () => {
  expect(checkTicketForm({ subject: '', description: '  ', priority: '', categories: [] })).toEqual(
    {
      ticket: null,
      problems: {
        subject: 'Subject is required',
        description: 'Description is required',
        priority: 'Priority is required',
        categories: 'At least one category is required',
      },
    },
  )
})

test('a subject may have 100 characters and not one more', () => {
  expect(checkTicketForm({ ...filled, subject: 'x'.repeat(100) }).problems).toEqual({})
  expect(checkTicketForm({ ...filled, subject: 'x'.repeat(101) }).problems).toEqual({
    subject: 'Subject must be 100 characters or less',
  })
})
