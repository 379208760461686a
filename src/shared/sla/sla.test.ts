import { expect, test } from 'vitest'

import { PRIORITIES } from '#shared/tickets/values.ts'
import { businessMsBetween } from './business-time.ts'
import { evaluateSla, slaDueDates, slaNearDates, slaStatuses, slaTargets } from './sla.ts'

const BERLIN = 'Europe/Berlin'

// Friday 16:50 on the wall clock of Berlin; High is due on Monday at 09:20 and 12:50.
const FRIDAY_AT_1650 = new Date('2026-01-09T15:50:00.000Z')
const RESPONSE_DUE = new Date('2026-01-12T08:20:00.000Z')
const RESOLUTION_DUE = new Date('2026-01-12T11:50:00.000Z')

function aTicket(overrides: Partial<Parameters<typeof evaluateSla>[0]> = {}) {
  return {
    createdAt: FRIDAY_AT_1650,
    priority: 'High',
    timeZone: BERLIN,
    firstResponseAt: null,
    closedAt: null,
    now: FRIDAY_AT_1650,
    ...overrides,
  }
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}

test('each priority has the targets of the specification', () => {
  expect(slaTargets('High')).toEqual({ firstResponseMinutes: 30, resolutionMinutes: 240 })
  expect(slaTargets('Medium')).toEqual({ firstResponseMinutes: 60, resolutionMinutes: 600 })
  expect(slaTargets('Low')).toEqual({ firstResponseMinutes: 60, resolutionMinutes: 2100 })
})

test('a priority has its targets in any case, and the usual ones when it is unknown', () => {
  expect(slaTargets('hIGH')).toEqual(slaTargets('High'))
  expect(slaTargets('Urgent')).toEqual({ firstResponseMinutes: 60, resolutionMinutes: 600 })
  expect(slaTargets('constructor')).toEqual(slaTargets('Urgent'))
  expect(slaTargets('')).toEqual(slaTargets('Urgent'))
})

test('a ticket is due on Monday when it was raised on Friday at 16:50', () => {
  expect(slaDueDates(FRIDAY_AT_1650, 'High', BERLIN)).toEqual({
    responseDueAt: RESPONSE_DUE,
    resolutionDueAt: RESOLUTION_DUE,
  })
})

test('a ticket is due like one of Monday at nine when it was raised on Saturday', () => {
  const saturday = new Date('2026-01-10T13:00:00Z')
  const mondayAtNine = new Date('2026-01-12T08:00:00Z')
  expect(slaDueDates(saturday, 'Low', BERLIN)).toEqual(slaDueDates(mondayAtNine, 'Low', BERLIN))
})

test('a ticket is pending without times when it is new', () => {
  expect(evaluateSla(aTicket())).toEqual({
    firstResponseTime: null,
    resolutionTime: null,
    slaStatus: 'pending',
    responseStatus: 'pending',
    resolutionStatus: 'pending',
    responseDueAt: RESPONSE_DUE,
    resolutionDueAt: RESOLUTION_DUE,
  })
})

test('an open ticket is pending when it is due at this instant, and breached just after it', () => {
  expect(evaluateSla(aTicket({ now: RESPONSE_DUE })).slaStatus).toBe('pending')
  expect(evaluateSla(aTicket({ now: later(RESPONSE_DUE, 1) })).slaStatus).toBe('breached')
  const atResolutionDue = evaluateSla(aTicket({ now: RESOLUTION_DUE }))
  const afterResolutionDue = evaluateSla(aTicket({ now: later(RESOLUTION_DUE, 1) }))
  expect(atResolutionDue.resolutionStatus).toBe('pending')
  expect(afterResolutionDue.resolutionStatus).toBe('breached')
})

test('an answer is in time when it comes at the due instant, and not just after it', () => {
  const now = new Date('2026-02-01T00:00:00Z')
  const inTime = evaluateSla(aTicket({ now, firstResponseAt: RESPONSE_DUE }))
  const late = evaluateSla(aTicket({ now, firstResponseAt: later(RESPONSE_DUE, 1) }))
  expect(inTime).toMatchObject({ responseStatus: 'met', slaStatus: 'met', firstResponseTime: 30 })
  expect(late).toMatchObject({ responseStatus: 'breached', firstResponseTime: 30 })
})

test('a close is in time when it comes at the due instant, and not just after it', () => {
  const now = new Date('2026-02-01T00:00:00Z')
  const inTime = evaluateSla(aTicket({ now, closedAt: RESOLUTION_DUE }))
  const late = evaluateSla(aTicket({ now, closedAt: later(RESOLUTION_DUE, 1) }))
  expect(inTime).toMatchObject({ resolutionStatus: 'met', resolutionTime: 240 })
  expect(late).toMatchObject({ resolutionStatus: 'breached', resolutionTime: 240 })
})

test('an answer and a close take no time when they come before the clock has started', () => {
  const saturday = new Date('2026-01-10T11:00:00Z')
  const sunday = new Date('2026-01-11T11:00:00Z')
  const sla = evaluateSla(
    aTicket({ createdAt: saturday, firstResponseAt: sunday, closedAt: sunday, now: sunday }),
  )
  expect(sla).toMatchObject({
    firstResponseTime: 0,
    resolutionTime: 0,
    responseStatus: 'met',
    resolutionStatus: 'met',
  })
})

test('an answer took no time when it is older than the ticket', () => {
  const sla = evaluateSla(aTicket({ firstResponseAt: later(FRIDAY_AT_1650, -3_600_000) }))
  expect(sla).toMatchObject({ firstResponseTime: 0, responseStatus: 'met' })
})

test('the response stays pending until it is due when a ticket is closed without an answer', () => {
  const closedAt = later(FRIDAY_AT_1650, 60_000)
  const before = evaluateSla(aTicket({ closedAt, now: RESPONSE_DUE }))
  const after = evaluateSla(aTicket({ closedAt, now: later(RESPONSE_DUE, 1) }))
  expect(before).toMatchObject({ responseStatus: 'pending', firstResponseTime: null })
  expect(after).toMatchObject({ responseStatus: 'breached', firstResponseTime: null })
})

test('the status is that of the resolution when the ticket is closed, and that of the response before', () => {
  const answeredLate = later(RESPONSE_DUE, 60_000)
  const open = evaluateSla(aTicket({ firstResponseAt: answeredLate, now: answeredLate }))
  const closed = evaluateSla(
    aTicket({ firstResponseAt: answeredLate, closedAt: RESOLUTION_DUE, now: RESOLUTION_DUE }),
  )
  expect(open).toMatchObject({ slaStatus: 'breached', resolutionStatus: 'pending' })
  expect(closed).toMatchObject({ slaStatus: 'met', responseStatus: 'breached' })
})

test('the statuses for known due instants equal those of the full evaluation', () => {
  const ticket = aTicket({
    firstResponseAt: RESPONSE_DUE,
    closedAt: later(RESOLUTION_DUE, 1),
    now: new Date('2026-02-01T00:00:00Z'),
  })
  const statuses = slaStatuses({
    responseDueAt: RESPONSE_DUE,
    resolutionDueAt: RESOLUTION_DUE,
    firstResponseAt: ticket.firstResponseAt,
    closedAt: ticket.closedAt,
    now: ticket.now,
  })
  expect(statuses).toEqual({
    slaStatus: 'breached',
    responseStatus: 'met',
    resolutionStatus: 'breached',
  })
  expect(evaluateSla(ticket)).toMatchObject(statuses)
})

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']
/** Around a weekend, and around the nights in which the clocks change. */
const WEEKS = ['2026-03-05', '2026-03-26', '2026-10-22', '2026-11-30']

test('slaNearDates leaves the share of the target before the due date, in every zone', () => {
  const instants = WEEKS.flatMap((week) =>
    Array.from({ length: 24 }, (_, n) => new Date(Date.parse(`${week}T00:00Z`) + n * 245 * 60_000)),
  )
  for (const createdAt of instants)
    for (const timeZone of ZONES)
      for (const priority of PRIORITIES)
        for (const nearPercent of [0, 7, 20, 50]) {
          const due = slaDueDates(createdAt, priority, timeZone)
          const near = slaNearDates(due, { priority, timeZone, nearPercent })
          const { firstResponseMinutes, resolutionMinutes } = slaTargets(priority)
          expect([
            businessMsBetween(near.responseNearAt, due.responseDueAt, timeZone),
            businessMsBetween(near.resolutionNearAt, due.resolutionDueAt, timeZone),
          ]).toEqual(
            [firstResponseMinutes, resolutionMinutes].map((minutes) => minutes * nearPercent * 600),
          )
        }
})
