import { type Calendar, type DayInterval, WEEKDAYS, type Weekday } from '#shared/sla/calendar.ts'
import type { SlaTargets } from '#shared/sla/sla.ts'
import { PAUSE_CAUSES, type PauseCause, type ServiceTerms, termTargets } from '#shared/sla/terms.ts'
import { PRIORITIES, type Priority } from '#shared/tickets/values.ts'
import { locale, sentenceList } from '#words/language.ts'
import * as words from '#words/tickets.ts'

import { formatWallTime, knownZone, weekdayName, zoneName } from './business-times.ts'

/**
 * Names a sentence of a contract: as the id that a link leads to on its page, and in a receipt, whose
 * lines cite it. The last part of a target is a category, the last one of a holiday its date.
 */
export type SentenceKey =
  | 'hours'
  | 'holidays'
  | `holiday.${string}`
  | `target.${Priority}`
  | `target.${Priority}.${string}`
  | 'business-time'
  | 'shortest-target'
  | 'pause.never'
  | `pause.${PauseCause}`

/** All of the terms but what is for staff alone. */
export type ReadableTerms = Omit<ServiceTerms, 'escalations'>

/** Returns the name of a category, or its id when it is not known. */
export type CategoryName = (id: string) => string

/** The sentences of a contract, in the order in which they are read. Their text is `sentenceOf`. */
export function contractSentences(terms: ReadableTerms, { today }: { today: string }) {
  return {
    hours: ['hours'],
    holidays: [
      'holidays',
      ...nextHolidays(terms.calendar, today).map(({ date }) => `holiday.${date}` as const),
    ],
    targets: [
      ...byUrgency.map((priority) => `target.${priority}` as const),
      ...terms.categoryTargets.flatMap(({ category }) =>
        byUrgency.map((priority) => `target.${priority}.${category}` as const),
      ),
      ...(terms.categoryTargets.length > 0 ? ['shortest-target' as const] : []),
      ...(isAlwaysOpen(terms.calendar) ? [] : ['business-time' as const]),
    ],
    pauses: pauseKeys(terms),
  } satisfies Record<string, SentenceKey[]>
}

/** The most urgent first. */
const byUrgency = PRIORITIES.toReversed()

/** Returns the holidays that count from a day on, `YYYY-MM-DD`, the next one first. */
export function nextHolidays({ holidays }: Calendar, today: string) {
  return holidays
    .filter(({ date, counts }) => counts && date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

function pauseKeys({ pauses }: ReadableTerms): SentenceKey[] {
  const causes = PAUSE_CAUSES.filter((cause) => pauses.causes.includes(cause))
  return causes.length === 0 ? ['pause.never'] : causes.map((cause) => `pause.${cause}` as const)
}

/** Returns the text of a sentence; null for one that is not in these terms. */
export function sentenceOf(
  key: SentenceKey,
  terms: ReadableTerms,
  categoryName: CategoryName,
): string | null {
  const [kind, of = '', category] = key.split('.')
  if (kind === 'hours') return hoursSentence(terms.calendar)
  if (kind === 'holidays') return holidaysSentence(terms.calendar)
  if (kind === 'holiday') return holidaySentence(terms.calendar, of)
  if (kind === 'target') return targetSentence(terms, { of, category, categoryName })
  if (kind === 'business-time') return words.inBusinessTime
  if (kind === 'shortest-target') return words.shortestCounts
  const cause = PAUSE_CAUSES.find((known) => known === of)
  return cause ? words.contractPauses[cause][terms.pauses.clocks] : words.neverPauses
}

function hoursSentence(calendar: Calendar): string {
  return words.contractHours(
    words.joinHours(
      groupsOfDays(calendar.hours).map(({ days, intervals }) =>
        words.hoursOfDays(daysText(days), intervalsText(intervals)),
      ),
    ),
    zoneName(knownZone(calendar.timeZone)),
  )
}

/** Days with the same hours, those of the first day first; days without any are left out. */
function groupsOfDays(hours: Calendar['hours']): { days: Weekday[]; intervals: DayInterval[] }[] {
  const groups = new Map<string, Weekday[]>()
  for (const day of WEEKDAYS) {
    if (hours[day].length === 0) continue
    const same = JSON.stringify(hours[day].map(({ from, to }) => [from, to]))
    groups.set(same, [...(groups.get(same) ?? []), day])
  }
  return [...groups.values()].map((days) => ({ days, intervals: hours[days[0] ?? 'Mon'] }))
}

/** `Monday to Friday`, `Monday and Thursday`, `every day` */
export function daysText(days: Weekday[]): string {
  if (days.length === WEEKDAYS.length) return words.everyDay
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const before = WEEKDAYS[WEEKDAYS.indexOf(day) - 1]
    if (run && run.at(-1) === before) run.push(day)
    else runs.push([day])
  }
  return sentenceList(
    runs.flatMap((run) => {
      const names = run.map((day) => weekdayName(day, 'long'))
      return run.length < 3 ? names : words.dayRun(names[0] ?? '', names.at(-1) ?? '')
    }),
  )
}

/** `8:00 AM to 12:00 PM and 1:00 PM to midnight` */
export function intervalsText(intervals: DayInterval[]): string {
  return sentenceList(
    intervals.map(({ from, to }) =>
      from === '00:00' && to === '24:00'
        ? words.aroundTheClock
        : words.interval(
            from === '00:00' ? words.startOfDay : formatWallTime(from),
            to === '24:00' ? words.endOfDay : formatWallTime(to),
          ),
    ),
  )
}

function isAlwaysOpen({ hours, holidays }: Calendar): boolean {
  const isWhole = (intervals: DayInterval[]) =>
    intervals.length === 1 && intervals[0]?.from === '00:00' && intervals[0].to === '24:00'
  return WEEKDAYS.every((day) => isWhole(hours[day])) && !holidays.some(({ counts }) => counts)
}

function holidaysSentence({ holidays }: Calendar): string {
  const counted = holidays.filter(({ counts }) => counts)
  if (counted.length === 0) return words.noHolidays
  const isShorter = counted.some(({ intervals }) => intervals.length > 0)
  return isShorter ? words.shorterOnHolidays : words.closedOnHolidays
}

function holidaySentence({ holidays }: Calendar, date: string): string | null {
  const holiday = holidays.find((known) => known.date === date)
  if (!holiday) return null
  const { name, intervals } = holiday
  const day = new Date(date).toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' })
  return intervals.length === 0
    ? words.holidayIs(day, name)
    : words.holidayWithHours(day, name, intervalsText(intervals))
}

export type ClockName = 'response' | 'resolution'
const TARGET_OF = { response: 'firstResponseMinutes', resolution: 'resolutionMinutes' } as const

type Targeted = { name: ClockName; priority: Priority; categories: string[] }

/** The sentences of the target that counts for a clock: of several categories, that of the shortest. */
export function targetKeys(
  terms: ReadableTerms,
  { name, priority, categories }: Targeted,
): SentenceKey[] {
  const targetOf = (ids: string[]) =>
    termTargets(terms, { priority, categories: ids })[TARGET_OF[name]]
  const shortest = categories.find((id) => targetOf([id]) === targetOf(categories))
  const own = terms.categoryTargets.map(({ category }) => category)
  const isChosen = categories.length > 1 && categories.some((id) => own.includes(id))
  return [
    shortest && own.includes(shortest) ? `target.${priority}.${shortest}` : `target.${priority}`,
    ...(isChosen ? ['shortest-target' as const] : []),
  ]
}

type TargetOf = { of: string; category: string | undefined; categoryName: CategoryName }

function targetSentence(terms: ReadableTerms, { of, category, categoryName }: TargetOf) {
  const priority = PRIORITIES.find((known) => known === of)
  const targets =
    category === undefined
      ? terms.targets
      : terms.categoryTargets.find((known) => known.category === category)?.targets
  if (!priority || !targets) return null
  const told = { priority: words.priorities[priority], ...targetTexts(targets[priority]) }
  return category === undefined
    ? words.contractTarget(told)
    : words.categoryTarget(categoryName(category), told)
}

function targetTexts({ firstResponseMinutes, resolutionMinutes }: SlaTargets) {
  return { response: spanText(firstResponseMinutes), resolution: spanText(resolutionMinutes) }
}

/** `30 minutes`, `4 hours`, `1 hour and 30 minutes` */
export function spanText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return sentenceList([
    ...(hours > 0 ? [words.hourCount(hours)] : []),
    ...(rest > 0 || hours === 0 ? [words.minuteCount(rest)] : []),
  ])
}
