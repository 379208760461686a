import { expect, test } from 'vitest'

import { TermsInput } from '#shared/service-contracts/input.ts'

import {
  checkTerms,
  dayBefore,
  longestDay,
  nextMonth,
  parseSpan,
  spanInput,
  STARTING_POINTS,
  standardTerms,
  startingTerms,
  tidyHours,
  toFormProblems,
  toTerms,
  toTermsValues,
} from './terms-form-model.ts'

const HOURS = toTermsValues(standardTerms('Europe/Berlin')).hours
const EIGHT_HOURS = 480

test.each([
  ['30 min', 30],
  ['4 h', 240],
  ['4h 30m', 270],
  ['1d 2h', 600],
  ['2 days', 960],
  ['1.5 h', 90],
  ['1,5 Std.', 90],
  ['1 Tag 2 Std. 5 Min.', 605],
  ['1:30', 90],
])('parseSpan reads %j as %i minutes when a day has eight hours', (typed, minutes) => {
  expect(parseSpan(typed, EIGHT_HOURS)).toBe(minutes)
})

test.each(['', '4', 'soon', '4 h soon', '4 weeks', '-4 h'])(
  'parseSpan reads none when %j is typed',
  (typed) => expect(parseSpan(typed, EIGHT_HOURS)).toBeNull(),
)

test('a span is read as it was when a field shows it', () => {
  for (const minutes of [1, 59, 60, 61, 600, 2100, 527_040])
    expect(parseSpan(spanInput(minutes), EIGHT_HOURS)).toBe(minutes)
})

test('a day of a target is as long as the longest weekday when days differ', () => {
  expect(longestDay(HOURS)).toBe(EIGHT_HOURS)
  expect(longestDay(HOURS.with(5, [{ from: '08:00', to: '18:00' }]))).toBe(600)
  expect(longestDay(HOURS.map(() => []))).toBe(1440)
})

test('terms come back as they were when the form changes nothing', () => {
  for (const point of STARTING_POINTS) {
    const terms = startingTerms(point, 'Europe/Berlin')
    expect(checkTerms(toTermsValues(terms))).toEqual({})
    expect(toTerms(toTermsValues(terms))).toEqual(terms)
    expect(TermsInput.safeParse(terms).success).toBe(true)
  }
})

test('an interval beyond midnight is split when it ends before it starts', () => {
  const night = [{ from: '22:00', to: '02:00' }]
  const { hours, split } = tidyHours(HOURS.with(0, night).with(6, night))
  expect(split).toEqual([0, 6])
  expect(hours[0]).toEqual([
    { from: '00:00', to: '02:00' },
    { from: '22:00', to: '24:00' },
  ])
  expect(hours[1]).toEqual([
    { from: '00:00', to: '02:00' },
    { from: '09:00', to: '17:00' },
  ])
  expect(hours[6]).toEqual([{ from: '22:00', to: '24:00' }])
})

test('a morning that reaches into the hours of the next day is one interval with them when it is split', () => {
  const { hours } = tidyHours(HOURS.with(0, [{ from: '20:00', to: '10:00' }]))
  expect(hours[1]).toEqual([{ from: '00:00', to: '17:00' }])
})

test('intervals are put in order when they were typed in another', () => {
  const typed = [
    { from: '13:00', to: '17:00' },
    { from: '08:00', to: '12:00' },
  ]
  expect(tidyHours(HOURS.with(0, typed)).hours[0]).toEqual(typed.toReversed())
})

test('each field has its problem when something is wrong with the terms', () => {
  const values = toTermsValues(standardTerms('Europe/Berlin'))
  const targets = values.targets.with(0, { response: 'soon', resolution: '4 h' })
  const category = { category: '', targets: values.targets }
  const problems = checkTerms({
    ...values,
    calendarName: ' ',
    timeZone: '',
    hours: HOURS.with(2, [{ from: '09:00', to: '' }]),
    targets,
    categoryTargets: [category],
    escalations: [{ percent: '120', to: 'assignee' }],
    text: 'x'.repeat(5001),
  })
  expect(Object.keys(problems)).toEqual([
    'calendarName',
    'timeZone',
    'hours.2.day',
    'targets.0.response',
    'categoryTargets.0.category',
    'escalations.0.percent',
    'text',
  ])
  expect(checkTerms({ ...values, hours: HOURS.map(() => []) })).toEqual({
    hours: 'Add hours on at least one day',
  })
  const twice = { category: 'LIFTS', targets: values.targets }
  expect(Object.keys(checkTerms({ ...values, categoryTargets: [twice, twice] }))).toEqual([
    'categoryTargets.1.category',
  ])
})

test('a problem that the server found stands at its field when the form has it', () => {
  expect(
    toFormProblems({
      'terms.own.calendar.hours.Wed': 'a',
      'terms.own.calendar.holidays': 'b',
      validFrom: 'c',
      'terms.own.pauses.causes': 'd',
    }),
  ).toEqual({ 'hours.2.day': 'a', holidays: 'b', validFrom: 'c' })
})

test('a version begins with the next month when nothing else is chosen', () => {
  expect(nextMonth('2026-12-31')).toBe('2027-01-01')
  expect(nextMonth('2026-01-01')).toBe('2026-02-01')
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
})
