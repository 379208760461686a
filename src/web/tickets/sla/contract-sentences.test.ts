import { expect, test } from 'vitest'

import { standardCalendar } from '#shared/sla/calendar.ts'
import { SLA_TARGETS } from '#shared/sla/sla.ts'

import {
  contractSentences,
  type ReadableTerms,
  type SentenceKey,
  sentenceOf,
} from './contract-sentences.ts'

const CALENDAR = standardCalendar('Europe/Berlin')
const { other: _, ...TARGETS } = SLA_TARGETS
const TERMS: ReadableTerms = {
  calendar: CALENDAR,
  targets: TARGETS,
  categoryTargets: [],
  pauses: { causes: [], clocks: 'both' },
  text: '',
}
const SATURDAYS: ReadableTerms = {
  ...TERMS,
  calendar: {
    ...CALENDAR,
    hours: { ...CALENDAR.hours, Sat: [{ from: '09:00', to: '13:00' }] },
    holidays: [
      { date: '2026-12-31', name: 'Silvester', intervals: [], counts: false },
      { date: '2026-12-26', name: 'Zweiter Weihnachtstag', intervals: [], counts: true },
      { date: '2026-12-25', name: 'Erster Weihnachtstag', intervals: [], counts: true },
      { date: '2026-01-01', name: 'Neujahr', intervals: [], counts: true },
    ],
  },
}

const nameOf = (id: string) => (id === 'LIFTS' ? 'Elevators' : id)

function read(terms: ReadableTerms, key: SentenceKey) {
  return sentenceOf(key, terms, nameOf)
}

function withHours(hours: Partial<ReadableTerms['calendar']['hours']>) {
  const calendar = { ...CALENDAR, hours: { ...CALENDAR.hours, ...hours } }
  return { ...TERMS, calendar }
}

test('a contract reads as sentences when it is that of the specification', () => {
  const { hours, holidays, targets, pauses } = contractSentences(TERMS, { today: '2026-11-28' })
  expect([...hours, ...holidays, ...targets, ...pauses].map((key) => read(TERMS, key))).toEqual([
    'Support is open Monday to Friday, 9:00 AM to 5:00 PM (Berlin time).',
    'Support is open on holidays, too.',
    'High priority: first response within 30 minutes, resolution within 4 hours.',
    'Medium priority: first response within 1 hour, resolution within 10 hours.',
    'Low priority: first response within 1 hour, resolution within 35 hours.',
    'Only support hours count toward these times.',
    'The clocks never pause.',
  ])
})

test('hours name days one by one, in runs and as every day when they are the same', () => {
  expect(read(SATURDAYS, 'hours')).toBe(
    'Support is open Monday to Friday, 9:00 AM to 5:00 PM, and Saturday, 9:00 AM to 1:00 PM (Berlin time).',
  )
  const split = [
    { from: '08:00', to: '12:00' },
    { from: '13:30', to: '24:00' },
  ]
  expect(read(withHours({ Tue: split, Thu: split, Fri: [] }), 'hours')).toBe(
    'Support is open Monday and Wednesday, 9:00 AM to 5:00 PM, and Tuesday and Thursday, 8:00 AM to 12:00 PM and 1:30 PM to midnight (Berlin time).',
  )
  const whole = [{ from: '00:00', to: '24:00' }]
  const always = { Mon: whole, Tue: whole, Wed: whole, Thu: whole, Fri: whole }
  const roundTheClock = withHours({ ...always, Sat: whole, Sun: whole })
  expect(read(roundTheClock, 'hours')).toBe(
    'Support is open every day, around the clock (Berlin time).',
  )
  expect(contractSentences(roundTheClock, { today: '2026-11-28' }).targets).not.toContain(
    'business-time',
  )
})

test('holidays are those that count from today on, the next one first, when some are off or past', () => {
  const { holidays } = contractSentences(SATURDAYS, { today: '2026-11-28' })
  expect(holidays.map((key) => read(SATURDAYS, key))).toEqual([
    'Support is closed on holidays.',
    'Friday, December 25, 2026: Erster Weihnachtstag',
    'Saturday, December 26, 2026: Zweiter Weihnachtstag',
  ])
  expect(read(SATURDAYS, 'holiday.2026-01-01')).toBe('Thursday, January 1, 2026: Neujahr')
  expect(read(SATURDAYS, 'holiday.2026-01-02')).toBeNull()
})

test('a holiday names its hours when it is a half day', () => {
  const half = { date: '2026-12-24', name: 'Heiligabend', counts: true }
  const holidays = [{ ...half, intervals: [{ from: '09:00', to: '12:00' }] }]
  const terms = { ...TERMS, calendar: { ...CALENDAR, holidays } }
  expect(read(terms, 'holidays')).toContain('except during the hours listed')
  expect(read(terms, 'holiday.2026-12-24')).toBe(
    'Thursday, December 24, 2026: Heiligabend (support is open 9:00 AM to 12:00 PM)',
  )
})

test('targets of a category have sentences of their own when it has targets', () => {
  const High = { firstResponseMinutes: 15, resolutionMinutes: 90 }
  const categoryTargets = [{ category: 'LIFTS', targets: { ...TERMS.targets, High } }]
  const terms = { ...TERMS, categoryTargets }
  const { targets } = contractSentences(terms, { today: '2026-11-28' })
  expect(targets).toContain('shortest-target')
  expect(read(terms, 'target.High.LIFTS')).toBe(
    'Elevators, High priority: first response within 15 minutes, resolution within 1 hour and 30 minutes.',
  )
  expect(read(terms, 'target.High.DOORS')).toBeNull()
})

test('each cause of a pause is a sentence, in their usual order, when there are several', () => {
  const pauses = { causes: ['maintenance' as const, 'pending' as const], clocks: 'both' as const }
  const terms = { ...TERMS, pauses }
  const keys = contractSentences(terms, { today: '2026-11-28' }).pauses
  expect(keys).toEqual(['pause.pending', 'pause.maintenance'])
  expect(read(terms, 'pause.pending')).toBe('Both clocks pause while the ticket is Pending.')
  const slower = { ...terms, pauses: { ...pauses, clocks: 'resolution' as const } }
  expect(read(slower, 'pause.maintenance')).toBe(
    'The resolution clock pauses during maintenance windows.',
  )
})
