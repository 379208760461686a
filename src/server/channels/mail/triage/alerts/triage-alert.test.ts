import { expect, test } from 'vitest'

import type { AlertMeaning } from '#shared/mail/alerts/values.ts'

import {
  type AlertFacts,
  type AlertTicket,
  triageAlert,
  raisedPriority,
  type ReadAlert,
} from './triage-alert.ts'

const RULE: AlertFacts['rule'] = {
  id: 'rule',
  name: 'Icinga',
  customerId: 'northwind',
  requesterId: 'ann',
  requesterName: 'Ann',
  categories: ['NETWORK'],
  isUnproven: false,
  isRequesterActive: true,
  isServed: true,
}
const TICKET: AlertTicket = {
  customerId: 'northwind',
  ticketId: '1',
  number: 1,
  priority: 'Medium',
  isClosed: false,
  hasPerson: false,
  meaning: 'Medium',
}
const CLOSED = { ...TICKET, isClosed: true }
const ATTENDED = { ...TICKET, hasPerson: true }

function anAlert(meaning: AlertMeaning, facts: Partial<AlertFacts> = {}): ReadAlert {
  const reading = { host: 'web01', service: null, state: 'x', key: 'web01\n', meaning }
  const counts = { isFlapping: false, isFlood: false }
  return { rule: RULE, ticket: null, ...counts, ...facts, reading }
}

type Change = Partial<AlertFacts> & { isProven?: boolean }

function place(meaning: AlertMeaning, { isProven = true, ...facts }: Change): string {
  const decision = triageAlert(anAlert(meaning, facts), { isProven })
  if (decision.to === 'hold') return `hold: ${decision.reason}`
  return decision.to === 'alert' ? decision.act : `kept ${decision.answered?.ticketId}`
}

const unproven = { isProven: false, rule: { ...RULE, isUnproven: true } }

test.each<[string, AlertMeaning, Change, string]>([
  ['a problem raises a ticket', 'High', {}, 'raise'],
  ['a problem joins its open ticket', 'High', { ticket: TICKET }, 'join'],
  ['a problem after its ticket was closed raises another', 'High', { ticket: CLOSED }, 'raise'],
  ['a recovery closes a ticket that nobody works on', 'recovery', { ticket: TICKET }, 'close'],
  ['a recovery joins what somebody works on', 'recovery', { ticket: ATTENDED }, 'join'],
  ['a recovery of nothing is kept', 'recovery', {}, 'kept undefined'],
  ['a recovery of a closed ticket is kept', 'recovery', { ticket: CLOSED }, 'kept undefined'],
  ['what means nothing is kept with its ticket', 'none', { ticket: TICKET }, 'kept 1'],
  ['what means nothing raises none', 'none', {}, 'kept undefined'],
  ['an unproven sender is held', 'High', { isProven: false }, 'hold: unauthenticated'],
  [
    'an unproven recovery is held',
    'recovery',
    { isProven: false, ticket: TICKET },
    'hold: unauthenticated',
  ],
  ['a rule may accept it without proof', 'High', unproven, 'raise'],
  [
    'a customer who is gone',
    'High',
    { rule: { ...RULE, isServed: false } },
    'hold: inactive_customer',
  ],
  [
    'a requester who is gone',
    'High',
    { rule: { ...RULE, isRequesterActive: false } },
    'hold: alert_requester',
  ],
  [
    'what goes back and forth is kept with its ticket',
    'High',
    { ticket: TICKET, isFlapping: true },
    'kept 1',
  ],
  ['its recovery closes nothing', 'recovery', { ticket: TICKET, isFlapping: true }, 'kept 1'],
  [
    'a problem that goes back and forth is not lost',
    'High',
    { ticket: CLOSED, isFlapping: true },
    'hold: too_many_alerts',
  ],
  ['a flood is held', 'High', { isFlood: true }, 'hold: too_many_alerts'],
  ['a flood joins what is open', 'High', { isFlood: true, ticket: TICKET }, 'join'],
])('%s', (_, meaning, facts, is) => {
  expect(place(meaning, facts)).toBe(is)
})

test('the priority is raised only when the state gets worse', () => {
  const raised = (meaning: AlertMeaning, ticket: Partial<AlertTicket> = {}) =>
    raisedPriority(anAlert(meaning, { ticket: { ...TICKET, ...ticket } }))
  expect(raised('High')).toBe('High')
  expect(raised('Low')).toBeUndefined()
  expect(raised('Medium')).toBeUndefined()
  expect(raised('recovery')).toBeUndefined()
  // An agent has lowered it, and nothing is worse than before.
  expect(raised('High', { priority: 'Low', meaning: 'High' })).toBeUndefined()
  expect(raised('Medium', { priority: 'High', meaning: 'Low' })).toBeUndefined()
  expect(raised('High', { meaning: 'recovery' })).toBe('High')
})
