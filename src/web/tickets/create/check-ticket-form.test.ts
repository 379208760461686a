import { expect, test } from 'vitest'

import { checkTicketForm } from './check-ticket-form.ts'

const filled = {
  subject: ' VPN down ',
  description: 'Since nine\n',
  priority: 'Low',
  categories: ['NETWORK_ISSUE'],
}

test('a form becomes a ticket without the white space around its texts when it is complete', () => {
  expect(checkTicketForm(filled)).toEqual({
    ticket: { ...filled, subject: 'VPN down', description: 'Since nine' },
    problems: {},
  })
})

test('a field has its message when it is empty', () => {
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

test('a subject is refused when it has more than 100 characters', () => {
  expect(checkTicketForm({ ...filled, subject: 'x'.repeat(100) }).problems).toEqual({})
  expect(checkTicketForm({ ...filled, subject: 'x'.repeat(101) }).problems).toEqual({
    subject: 'Subject must be 100 characters or less',
  })
})
