import { expect, test } from 'vitest'

import { personMeant } from '#web/tickets/display/audience.tsx'

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

test('a problem of a ticket has words when any value is sent', () => {
  const wrong = [
    { ...filled, subject: 'a\0b', description: 'a\0b' },
    { ...filled, subject: 'x'.repeat(101), description: 'x'.repeat(65_537) },
    { subject: '', description: '', priority: 'Urgent', categories: [] },
    { ...filled, priority: '', categories: Array.from({ length: 21 }, (_, at) => `C${at}`) },
  ]
  const problems = wrong.flatMap((values) => Object.values(checkTicketForm(values).problems))
  expect(problems).toHaveLength(10)
  expect(problems.filter((text) => text.startsWith('tickets.'))).toEqual([])
})

test('a ticket is refused when a participant was typed and not added', () => {
  expect(checkTicketForm(filled, ' Mina Pa')).toEqual({
    ticket: null,
    problems: { participants: 'Choose a colleague or enter their email address' },
  })
  expect(checkTicketForm(filled, ' ').problems).toEqual({})
})

test('a person is meant when a text is their name or address, or finds them alone', () => {
  const mina = { key: 'mina.park@northwind.example', name: 'Mina Park' }
  const parker = { key: 'mina.parker@northwind.example', name: 'Mina Parker' }
  expect(personMeant([mina, parker], 'mina park ')).toBe(mina)
  expect(personMeant([mina, parker], 'Mina.Parker@northwind.example')).toBe(parker)
  expect(personMeant([mina, parker], 'mina')).toBeUndefined()
  expect(personMeant([mina, { ...parker, name: 'Mina Park' }], 'Mina Park')).toBeUndefined()
  expect(personMeant([parker], 'mina')).toBe(parker)
  expect(personMeant([], 'mina')).toBeUndefined()
})
