import {
  type Calendar,
  type DayInterval,
  type Holiday,
  intervalProblem,
  standardCalendar,
  timeOfDay,
  WEEKDAYS,
} from '#shared/sla/calendar.ts'
import { SLA_TARGETS } from '#shared/sla/sla.ts'
import type { PauseCause, PausedClocks, PriorityTargets, ServiceTerms } from '#shared/sla/terms.ts'
import {
  MAX_CONTRACT_NAME,
  MAX_CONTRACT_TEXT,
  MAX_TARGET_MINUTES,
} from '#shared/service-contracts/values.ts'
import { PRIORITIES, type Priority } from '#shared/tickets/values.ts'
import * as words from '#words/service-contracts.ts'
import type { AnyProblems } from '#web/ui/form/problems.ts'
import type { useStoredForm } from '#web/ui/form/use-stored-form.ts'

/** The most urgent first, as in the form. */
export const FORM_PRIORITIES: Priority[] = PRIORITIES.toReversed()

/** Times as they were typed. */
export type TargetValues = { response: string; resolution: string }

/** The terms as the form has them. Lists by weekday and by priority are in the order of the form. */
export type TermsValues = {
  calendarName: string
  timeZone: string
  hours: DayInterval[][]
  holidays: Holiday[]
  targets: TargetValues[]
  categoryTargets: { category: string; targets: TargetValues[] }[]
  causes: PauseCause[]
  clocks: PausedClocks
  escalations: { percent: string; to: string }[]
  text: string
}

const TERMS_FIELDS = [
  'calendarName',
  'timeZone',
  'hours',
  'holidays',
  'targets',
  'categoryTargets',
  'causes',
  'clocks',
  'escalations',
  'text',
] as const

/** All that a version of a contract or a template is made of. */
export type ContractValues = TermsValues & {
  /** The name that a template has. */
  name: string
  validFrom: string
  /** Id of the template that a version follows; empty for own terms. */
  templateId: string
  /** The reason that a correction gives. */
  reason: string
}

export const CONTRACT_FIELDS = [
  'name',
  'validFrom',
  'templateId',
  'reason',
  ...TERMS_FIELDS,
] as const

export type TermsForm = ReturnType<typeof useStoredForm<ContractValues>>

const ANY_TARGETS: TargetValues = { response: '', resolution: '' }

/** The shape of the values, each list with one element. */
export const EXAMPLE_CONTRACT: ContractValues = {
  name: '',
  validFrom: '',
  templateId: '',
  reason: '',
  calendarName: '',
  timeZone: '',
  hours: [[{ from: '', to: '' }]],
  holidays: [{ date: '', name: '', intervals: [{ from: '', to: '' }], counts: true }],
  targets: [ANY_TARGETS],
  categoryTargets: [{ category: '', targets: [ANY_TARGETS] }],
  causes: ['pending'],
  clocks: 'both',
  escalations: [{ percent: '', to: '' }],
  text: '',
}

export const WHOLE_DAY: DayInterval = { from: '00:00', to: '24:00' }

const { other: _other, ...STANDARD_TARGETS } = SLA_TARGETS

/** The hours and targets of the specification, without pauses: what counts without a contract. */
export function standardTerms(timeZone: string): ServiceTerms {
  return {
    calendar: { ...standardCalendar(timeZone), name: words.calendarDefault },
    targets: STANDARD_TARGETS,
    categoryTargets: [],
    pauses: { causes: [], clocks: 'both' },
    escalations: [],
    text: '',
  }
}

export const STARTING_POINTS = ['standard', 'extended', 'always'] as const
export type StartingPoint = (typeof STARTING_POINTS)[number]

/** Terms to begin with where an installation has no template yet. */
export function startingTerms(point: StartingPoint, timeZone: string): ServiceTerms {
  const standard = standardTerms(timeZone)
  if (point === 'standard') return standard
  const isAlways = point === 'always'
  const [weekday, saturday, sunday] = isAlways
    ? [[WHOLE_DAY], [WHOLE_DAY], [WHOLE_DAY]]
    : [[{ from: '07:00', to: '19:00' }], [{ from: '09:00', to: '13:00' }], []]
  const hours: Calendar['hours'] = {
    Mon: weekday,
    Tue: weekday,
    Wed: weekday,
    Thu: weekday,
    Fri: weekday,
    Sat: saturday,
    Sun: sunday,
  }
  return {
    ...standard,
    calendar: { ...standard.calendar, hours },
    targets: isAlways
      ? {
          High: { firstResponseMinutes: 15, resolutionMinutes: 240 },
          Medium: { firstResponseMinutes: 60, resolutionMinutes: 480 },
          Low: { firstResponseMinutes: 240, resolutionMinutes: 1440 },
        }
      : STANDARD_TARGETS,
    pauses: { causes: ['waiting', 'maintenance'], clocks: 'both' },
  }
}

export function toTermsValues(terms: ServiceTerms): TermsValues {
  const { calendar, targets, categoryTargets, pauses, escalations, text } = terms
  return {
    calendarName: calendar.name,
    timeZone: calendar.timeZone,
    hours: WEEKDAYS.map((day) => calendar.hours[day]),
    holidays: calendar.holidays,
    targets: toTargetValues(targets),
    categoryTargets: categoryTargets.map((one) => ({
      category: one.category,
      targets: toTargetValues(one.targets),
    })),
    causes: pauses.causes,
    clocks: pauses.clocks,
    escalations: escalations.map(({ percent, to }) => ({ percent: String(percent), to })),
    text,
  }
}

export function toTargetValues(targets: PriorityTargets): TargetValues[] {
  return FORM_PRIORITIES.map((priority) => ({
    response: spanInput(targets[priority].firstResponseMinutes),
    resolution: spanInput(targets[priority].resolutionMinutes),
  }))
}

/** Returns the terms of a form in which nothing is wrong. */
export function toTerms(values: TermsValues): ServiceTerms {
  const { hours } = tidyHours(values.hours)
  const dayMinutes = longestDay(hours)
  const minutes = (typed: string) => parseSpan(typed, dayMinutes) ?? 0
  const targetsOf = (list: TargetValues[]): PriorityTargets => {
    const of = (priority: Priority) => {
      const { response, resolution } = list[FORM_PRIORITIES.indexOf(priority)] ?? ANY_TARGETS
      return { firstResponseMinutes: minutes(response), resolutionMinutes: minutes(resolution) }
    }
    return { High: of('High'), Medium: of('Medium'), Low: of('Low') }
  }
  const [Mon = [], Tue = [], Wed = [], Thu = [], Fri = [], Sat = [], Sun = []] = hours
  return {
    calendar: {
      name: values.calendarName.trim(),
      timeZone: values.timeZone,
      hours: { Mon, Tue, Wed, Thu, Fri, Sat, Sun },
      holidays: values.holidays,
    },
    targets: targetsOf(values.targets),
    categoryTargets: values.categoryTargets.map(({ category, targets }) => ({
      category,
      targets: targetsOf(targets),
    })),
    pauses: { causes: values.causes, clocks: values.clocks },
    escalations: values.escalations.map(({ percent, to }) => ({ percent: Number(percent), to })),
    text: values.text.trim(),
  }
}

/** Returns the problems of the terms, by field. */
export function checkTerms(values: TermsValues): AnyProblems {
  const problems: AnyProblems = {}
  const { hours } = tidyHours(values.hours)
  if (values.calendarName.trim() === '') problems.calendarName = words.calendarNameRequired
  else if (values.calendarName.length > MAX_CONTRACT_NAME) problems.calendarName = words.nameTooLong
  if (values.timeZone === '') problems.timeZone = words.zoneUnknown
  for (const [index, intervals] of hours.entries()) {
    if (!intervals.every(isWhole)) problems[`hours.${index}.day`] = words.timeMissing
    else if (intervalProblem(intervals) !== null)
      problems[`hours.${index}.day`] = words.intervalsWrong
  }
  if (hours.every((intervals) => intervals.length === 0)) problems.hours = words.noHours
  const dayMinutes = longestDay(hours)
  const checkTargets = (targets: TargetValues[], place: (index: number) => string) => {
    for (const [index, { response, resolution }] of targets.entries()) {
      for (const [name, typed] of Object.entries({ response, resolution })) {
        const minutes = parseSpan(typed, dayMinutes)
        if (minutes === null || minutes < 1 || minutes > MAX_TARGET_MINUTES)
          problems[`${place(index)}.${name}`] = words.spanWrong
      }
    }
  }
  checkTargets(values.targets, (index) => `targets.${index}`)
  for (const [index, { category, targets }] of values.categoryTargets.entries()) {
    if (category === '') problems[`categoryTargets.${index}.category`] = words.categoryMissing
    else if (values.categoryTargets.findIndex((one) => one.category === category) < index)
      problems[`categoryTargets.${index}.category`] = words.categoryTwice
    checkTargets(targets, (at) => `categoryTargets.${index}.${at}`)
  }
  for (const [index, { percent }] of values.escalations.entries()) {
    if (!/^\d{1,3}$/.test(percent.trim()) || Number(percent) < 1 || Number(percent) > 100)
      problems[`escalations.${index}.percent`] = words.percentWrong
  }
  if (values.text.length > MAX_CONTRACT_TEXT) problems.text = words.textTooLong
  return problems
}

/** Fields of the form by the beginning of the name that the server gives them. */
const SERVER_FIELDS: [RegExp, (found: RegExpExecArray) => string][] = [
  [
    /calendar\.hours\.(\w{3})/,
    ([, day]) => `hours.${WEEKDAYS.findIndex((one) => one === day)}.day`,
  ],
  [/calendar\.hours/, () => 'hours'],
  [/calendar\.holidays/, () => 'holidays'],
  [/calendar\.name/, () => 'calendarName'],
  [/calendar\.timeZone/, () => 'timeZone'],
  [/(?:^|\.)(validFrom|reason|name|text)$/, ([, name = '']) => name],
]

/** Puts what the server said of a part of the terms at its field in the form. */
export function toFormProblems(fields: AnyProblems): AnyProblems {
  const problems: AnyProblems = {}
  for (const [place, problem] of Object.entries(fields)) {
    for (const [pattern, nameOf] of SERVER_FIELDS) {
      const found = pattern.exec(place)
      if (!found) continue
      problems[nameOf(found)] = problem
      break
    }
  }
  return problems
}

/**
 * Puts the intervals of each day in order, and moves what lasts beyond midnight to the next day: 22:00 to
 * 02:00 of a day are its 22:00 to 24:00 and 00:00 to 02:00 of the day after. `split` has the days of these.
 */
export function tidyHours(hours: DayInterval[][]): { hours: DayInterval[][]; split: number[] } {
  const isNight = (one: DayInterval) => isWhole(one) && timeOfDay(one.to) < timeOfDay(one.from)
  const split = hours.flatMap((intervals, day) => (intervals.some(isNight) ? [day] : []))
  const days = hours.map((intervals) =>
    inOrder(intervals.map((one) => (isNight(one) ? { from: one.from, to: '24:00' } : one))),
  )
  for (const day of split) {
    const next = (day + 1) % days.length
    const mornings = (hours[day] ?? []).filter(isNight).map(({ to }) => ({ from: '00:00', to }))
    days[next] = union([...mornings, ...(days[next] ?? [])])
  }
  return { hours: days, split }
}

function isWhole({ from, to }: DayInterval): boolean {
  return from !== '' && to !== ''
}

/** Unfinished ones come last. */
function inOrder(intervals: DayInterval[]): DayInterval[] {
  return intervals.toSorted(
    (one, other) =>
      Number(isWhole(other)) - Number(isWhole(one)) || one.from.localeCompare(other.from),
  )
}

/** Those that meet or overlap as one. */
function union(intervals: DayInterval[]): DayInterval[] {
  const joined: DayInterval[] = []
  for (const one of inOrder(intervals)) {
    const last = joined.at(-1)
    const meets = last && isWhole(one) && timeOfDay(one.from) <= timeOfDay(last.to)
    if (!meets) joined.push({ ...one })
    else if (timeOfDay(last.to) < timeOfDay(one.to)) last.to = one.to
  }
  return joined
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Business minutes of the longest weekday: what a day of a target means. */
export function longestDay(hours: DayInterval[][]): number {
  const minutesOf = (intervals: DayInterval[]) =>
    intervals
      .filter(isWhole)
      .reduce((sum, { from, to }) => sum + (timeOfDay(to) - timeOfDay(from)) / MINUTE_MS, 0)
  const longest = Math.max(...hours.map(minutesOf))
  return longest > 0 ? longest : DAY_MINUTES
}

/** Units as people write them, in the languages of the interface. */
const UNITS = {
  day: /^(?:d|days?|t|tage?n?)$/,
  hour: /^(?:h|hrs?|hours?|std|stunden?)$/,
  minute: /^(?:m|mins?|minutes?|minuten?)$/,
}

/**
 * Reads business time: `4 h`, `30 min`, `1d 2h`, `1.5 h`, `1:30`. A day is `dayMinutes` long. Returns null
 * for what is none, such as a number without a unit.
 */
export function parseSpan(typed: string, dayMinutes: number): number | null {
  const text = typed.trim().toLowerCase()
  const clock = /^(\d{1,4}):([0-5]\d)$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*([a-z]+)\.?\s*/g)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return null
  let sum = 0
  for (const [, count = '', unit = ''] of parts) {
    const factor = UNITS.day.test(unit)
      ? dayMinutes
      : UNITS.hour.test(unit)
        ? 60
        : UNITS.minute.test(unit)
          ? 1
          : null
    if (factor === null) return null
    sum += Number(count.replace(',', '.')) * factor
  }
  return Math.round(sum)
}

/** `4h 30m`, as a field shows it. */
export function spanInput(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [
    ...(hours > 0 ? [words.typedHours(hours)] : []),
    ...(rest > 0 || hours === 0 ? [words.typedMinutes(rest)] : []),
  ].join(' ')
}

/** The same time in its usual form, which a field shows once it is left. */
export function tidySpan(typed: string, hours: DayInterval[][]): string {
  const minutes = parseSpan(typed, longestDay(tidyHours(hours).hours))
  return minutes === null ? typed : spanInput(minutes)
}

/** The last day of a version is the one before the next begins. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10)
}

/** The first day of the month after a day. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
