import { expect, test } from 'vitest'

import { type Cause, planMails, type Reader, type Situation } from './plan-mails.ts'

const aReader = (id: string, overrides: Partial<Reader> = {}): Reader => ({
  customerId: 'msp',
  id,
  email: `${id}@msp.example`,
  isStaff: true,
  choice: null,
  ...overrides,
})

const [ada, ana, ben] = [aReader('ada', { isStaff: false }), aReader('ana'), aReader('ben')]

const aCause = (overrides: Partial<Cause>): Cause => ({
  seq: 1,
  kind: 'replied',
  userId: null,
  actorId: 'ana',
  byAgent: true,
  data: {},
  at: new Date(0),
  ...overrides,
})

const byAda = { actorId: 'ada', byAgent: false }

function plan(causes: Partial<Cause>[], overrides: Partial<Situation> = {}): string[] {
  const mails = planMails({
    causes: causes.map(aCause),
    readers: [ada, ana, ben],
    requesterId: 'ada',
    assigneeId: 'ana',
    isClosed: false,
    isMerged: false,
    isAcknowledged: false,
    isOfMachine: false,
    presentIds: [],
    ...overrides,
  })
  return mails.map(({ to, kind, isInternal, causes: { length } }) =>
    [to.id, isInternal ? 'internal' : 'open', kind, length].join(' '),
  )
}

test("an answer is mailed to the requester, and to the ticket's assignee when the requester replies", () => {
  expect(plan([{}, {}])).toEqual(['ada open answer 2'])
  expect(plan([byAda])).toEqual(['ana open written 1'])
  expect(plan([{ ...byAda, kind: 'created' }], { assigneeId: null })).toEqual([])
  const all = [ada, ana, { ...ben, choice: 'all' as const }]
  expect(plan([{ ...byAda, kind: 'created' }], { assigneeId: null, readers: all })).toEqual([
    'ben open raised 1',
  ])
})

test('no one gets mail about their own acts, when they want none, or while they are there', () => {
  expect(plan([{ actorId: 'ada' }])).toEqual([])
  expect(plan([byAda], { presentIds: ['ana'] })).toEqual([])
  expect(plan([byAda], { readers: [ada, { ...ana, choice: 'none' }] })).toEqual([])
  expect(plan([{ kind: 'mentioned', userId: 'ana', actorId: 'ana' }])).toEqual([])
})

test('the end of a ticket is mailed, except when it was reopened or merged', () => {
  const closed = [{ kind: 'closed' }]
  expect(plan(closed, { isClosed: true })).toEqual(['ada open closed 1'])
  expect(plan(closed)).toEqual([])
  // An alert is over, without a person's words.
  expect(plan([{ kind: 'closed', actorId: null, byAgent: false }], { isClosed: true })).toEqual([])
  expect(plan(closed, { isClosed: true, isMerged: true })).toEqual([])
  expect(plan([{}, ...closed], { isClosed: true })).toEqual(['ada open answer 2'])
})

test('a notice is mailed only to its recipient when customers do not learn of the event', () => {
  expect(plan([{ kind: 'mentioned', userId: 'ben' }])).toEqual(['ben internal notice 1'])
  expect(plan([{ kind: 'mentioned', userId: 'ada' }])).toEqual([])
  expect(plan([{ kind: 'near_due', userId: 'ben', actorId: null }])).toEqual([])
  expect(plan([{ kind: 'near_due', userId: 'ana', actorId: null }, byAda])).toEqual([
    'ana open written 1',
    'ana internal notice 1',
  ])
})

test('the arrival of a ticket is acknowledged to its requester when that is on, and never to a machine', () => {
  const isAcknowledged = true
  const created = { ...byAda, kind: 'created' }
  expect(plan([created])).toEqual(['ana open raised 1'])
  expect(plan([created], { isAcknowledged })).toEqual([
    'ada open acknowledged 1',
    'ana open raised 1',
  ])
  const readers = [ada]
  expect(plan([created], { isAcknowledged, readers, isOfMachine: true })).toEqual([])
  expect(plan([created], { isAcknowledged, readers, isClosed: true })).toEqual([])
  expect(plan([created, {}], { isAcknowledged, readers })).toEqual(['ada open answer 1'])
  const digest = [{ ...ada, choice: 'digest' as const }]
  expect(plan([created], { isAcknowledged, readers: digest })).toEqual([])
})
