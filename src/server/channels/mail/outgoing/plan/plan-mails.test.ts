import { expect, test } from 'vitest'

import { type Cause, planMails, type Reader, type Situation } from './plan-mails.ts'

const aReader = (id: string, overrides: Partial<Reader> = {}): Reader => ({
  customerId: 'msp',
  id,
  email: `${id}@msp.example`,
  isStaff: true,
  reason: null,
  choice: null,
  ...overrides,
})

const [ana, ben] = [aReader('ana'), aReader('ben')]
const aPerson = (id: string, reason: Reader['reason']) => aReader(id, { isStaff: false, reason })
const [ada, mina] = [aPerson('ada', 'requester'), aPerson('mina', 'participant')]
const [joe, eve] = [aPerson('joe', 'category'), aPerson('eve', 'all')]

const aCause = (overrides: Partial<Cause>): Cause => ({
  seq: 1,
  kind: 'replied',
  userId: null,
  actorId: 'ana',
  byAgent: true,
  data: {},
  at: new Date(0),
  mailedIds: null,
  ...overrides,
})

const byAda = { actorId: 'ada', byAgent: false }

function plan(causes: Partial<Cause>[], overrides: Partial<Situation> = {}): string[] {
  const mails = planMails({
    causes: causes.map(aCause),
    readers: [ada, ana, ben],
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

test('everyone who sees a ticket and wants mail about it has it when others write, and the acknowledgement is for the requester', () => {
  const readers = [ada, mina, joe, eve]
  const created = { ...byAda, kind: 'created' }
  expect(plan([{}], { readers })).toEqual([
    'ada open answer 1',
    'mina open answer 1',
    'joe open answer 1',
    'eve open answer 1',
  ])
  expect(plan([byAda, { actorId: 'mina', byAgent: false }], { readers })).toEqual([
    'ada open written 1',
    'mina open written 1',
    'joe open written 2',
    'eve open written 2',
  ])
  expect(plan([created], { readers, isAcknowledged: true })).toEqual([
    'ada open acknowledged 1',
    'mina open raised 1',
    'joe open raised 1',
    'eve open raised 1',
  ])
  expect(plan([{ ...byAda, kind: 'closed' }], { readers: [ada, mina], isClosed: true })).toEqual([
    'mina open closed 1',
  ])
  const others = [aPerson('max', null), { ...mina, choice: 'none' as const }]
  expect(plan([{}], { readers: others })).toEqual([])
})

test('what was said by email in the CRM is mailed to those who do not have it from there, and not to staff', () => {
  const readers = [ada, mina, eve, ana]
  expect(plan([{ actorId: null, mailedIds: ['ada', 'mina'] }], { readers })).toEqual([
    'eve open answer 1',
  ])
  expect(plan([{ ...byAda, mailedIds: [] }], { readers })).toEqual([
    'mina open written 1',
    'eve open written 1',
  ])
})

test('the requester and the participants have mail when an agent has put a mail of a stranger into the ticket', () => {
  const readers = [ada, mina]
  expect(plan([{ actorId: null, byAgent: false }], { readers })).toEqual([
    'ada open written 1',
    'mina open written 1',
  ])
})

test('a person has mail when they were added, and no one else, and none that is for staff', () => {
  const readers = [ada, mina, ben]
  expect(plan([{ kind: 'joined', userId: 'mina', actorId: 'ada' }], { readers })).toEqual([
    'mina open raised 1',
  ])
  expect(plan([{ kind: 'mentioned', userId: 'mina' }], { readers })).toEqual([])
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
  const named = { kind: 'near_due', userId: 'ben', actorId: null, data: { isNamed: true } } as const
  expect(plan([named])).toEqual(['ben internal notice 1'])
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
