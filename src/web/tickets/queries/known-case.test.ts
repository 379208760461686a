import { expect, test } from 'vitest'

import type { Priority, TicketStatus } from '#shared/tickets/values.ts'

import { inKnownCase } from './known-case.ts'

// Another spelling is what the types exclude and an answer may bring.
const aTicket = (status: string, priority: string) => ({
  id: 't1',
  status: status as TicketStatus,
  priority: priority as Priority,
})

test('the status and priority of an answer are recognized in any case', () => {
  expect(inKnownCase(aTicket('CLOSED', 'high'))).toEqual(aTicket('Closed', 'High'))
  expect(inKnownCase(aTicket('Open', 'Low'))).toEqual(aTicket('Open', 'Low'))
})

test('an answer keeps unknown values and gains none that it lacks', () => {
  expect(inKnownCase(aTicket('Escalated', 'Low'))).toEqual(aTicket('Escalated', 'Low'))
  expect(inKnownCase({ id: 't1' })).toEqual({ id: 't1' })
})
