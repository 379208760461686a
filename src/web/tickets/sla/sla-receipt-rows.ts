import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import type { CustomerTerms } from '#shared/sla/terms.ts'
import { PRIORITIES } from '#shared/tickets/values.ts'
import { list } from '#words/language.ts'
import * as words from '#words/tickets.ts'
import {
  dayIn,
  formatZoneTime,
  isElsewhere,
  WALL_CLOCK,
  WEEKDAY_AND_CLOCK,
  zoneTime,
} from './business-times.ts'
import {
  type CategoryName,
  type ClockName,
  type SentenceKey,
  sentenceOf,
  targetKeys,
} from './contract-sentences.ts'

type Clock = TicketSlaReceipt[ClockName]
type Line = Clock['lines'][number]

/** A sentence of the contract from which a row follows. */
export type Citation = { key: SentenceKey; text: string }

export type ReceiptRow = {
  kind: Line['kind']
  from: string
  day: string
  /** The row above is of another day. */
  isNewDay: boolean
  /** `9:30 AM` */
  time: string
  /** End of a period: `5:00 PM`, or `Mon 9:00 AM` on another day. */
  until: string | null
  /** The same on this device, where it shows another time; the weekday where that is another, too. */
  device: { time: string; until: string | null } | null
  what: string
  /** With a pause: each of its causes, since when, and by whom. */
  causes: string[]
  /** Empty without a contract. */
  citations: Citation[]
  /** Null in a mark, which takes no time. */
  minutes: number | null
  totalMinutes: number
}

const DAY_MS = 24 * 60 * 60_000
/** `Mon, Nov 23, 2026` */
const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

type ReceiptOptions = { name: ClockName; categoryName: CategoryName }

/** The lines of a clock as they are read, in the customer's time zone. */
export function receiptRows(
  receipt: TicketSlaReceipt,
  { name, categoryName }: ReceiptOptions,
): ReceiptRow[] {
  const { events, timeZone, contract } = receipt
  const clock = receipt[name]
  const terms = contract && (clock.formerTerms ?? contract.terms)
  let dayAbove = ''
  return clock.lines.map((line, index) => {
    const day = zoneTime(line.from, timeZone, DAY)
    const row: ReceiptRow = {
      kind: line.kind,
      from: line.from,
      day,
      isNewDay: day !== dayAbove,
      time: zoneTime(line.from, timeZone, WALL_CLOCK),
      until: isMark(line) ? null : endOf(line, timeZone),
      device: onDevice(line, timeZone),
      what: wordsFor(line, clock, { index, events, categoryName }),
      causes: (line.causes ?? []).map((cause) => causeText(cause, line, timeZone)),
      citations: terms ? citationsOf(line, { receipt, name, terms, index, categoryName }) : [],
      minutes: isMark(line) ? null : line.minutes,
      totalMinutes: line.totalMinutes,
    }
    dayAbove = day
    return row
  })
}

const STRETCHES: readonly Line['kind'][] = ['running', 'out_of_hours', 'overdue', 'paused']

function isMark({ kind }: Line): boolean {
  return !STRETCHES.includes(kind)
}

function onDevice(line: Line, timeZone: string): ReceiptRow['device'] {
  const { from, to } = line
  if (!isElsewhere(isMark(line) ? [from] : [from, to], timeZone)) return null
  const isOtherDay = zoneTime(from, undefined, DAY) !== zoneTime(from, timeZone, DAY)
  return {
    time: zoneTime(from, undefined, isOtherDay ? WEEKDAY_AND_CLOCK : WALL_CLOCK),
    until: isMark(line) ? null : endOf(line, undefined),
  }
}

function endOf({ from, to }: Pick<Line, 'from' | 'to'>, timeZone: string | undefined): string {
  if (zoneTime(to, timeZone, DAY) === zoneTime(from, timeZone, DAY))
    return zoneTime(to, timeZone, WALL_CLOCK)
  // A weekday alone is enough as long as it can only be the coming one.
  const isWithinAWeek = Date.parse(to) - Date.parse(from) < 6 * DAY_MS
  return isWithinAWeek ? zoneTime(to, timeZone, WEEKDAY_AND_CLOCK) : formatZoneTime(to, timeZone)
}

type Told = { index: number; events: TicketSlaReceipt['events']; categoryName: CategoryName }

function wordsFor(
  { kind, from, holidays, reason }: Line,
  { lines, endedAt }: Clock,
  { index, events, categoryName }: Told,
): string {
  if (kind === 'created' && lines[index + 1]?.kind === 'out_of_hours') return words.raisedOutOfHours
  if (kind === 'running' && lines.findIndex((line) => line.kind === 'running') === index) {
    return lines[index - 1]?.kind === 'out_of_hours'
      ? words.receiptLines.created
      : words.receiptLines.running
  }
  // Closing is no answer.
  if (kind === 'closed' && endedAt !== from) return words.closedRunsOn
  if (kind === 'reopened' && endedAt !== null && endedAt < from) return words.reopenedStays
  if (kind === 'out_of_hours' && holidays) return words.outOfHoursOn(list(holidays))
  if (kind === 'corrected' && reason) return words.correctedBecause(reason)
  const change = events.find((event) => event.type === kind && event.at === from)
  if (kind === 'priority_changed' && change?.priority)
    return words.priorityChangedTo(priorityName(change.priority))
  if (kind === 'categories_changed' && change?.categories)
    return words.categoriesChangedTo(list(change.categories.map(categoryName)))
  return words.receiptLines[kind]
}

type Cause = NonNullable<Line['causes']>[number]

/** `Waiting for the customer, since Mon 9:30 AM, set by Sofia` */
function causeText({ cause, from, to, by, name }: Cause, line: Line, timeZone: string): string {
  const isSameDay = zoneTime(from, timeZone, DAY) === zoneTime(line.from, timeZone, DAY)
  const begins = isSameDay ? zoneTime(from, timeZone, WALL_CLOCK) : formatZoneTime(from, timeZone)
  return [
    name ? words.maintenanceNamed(name) : words.pauseCauses[cause],
    to === null ? words.pausedSince(begins) : words.interval(begins, endOf({ from, to }, timeZone)),
    ...(by === null ? [] : [words.pausedBy(by)]),
  ].join(', ')
}

type Cited = ReceiptOptions & { receipt: TicketSlaReceipt; terms: CustomerTerms; index: number }

function citationsOf(line: Line, { receipt, name, terms, index, categoryName }: Cited) {
  return CITES[line.kind](line, { receipt, name, terms, index, categoryName }).flatMap(
    (key): Citation[] => {
      const text = sentenceOf(key, terms, categoryName)
      return text === null ? [] : [{ key, text }]
    },
  )
}

type Cites = (line: Line, cited: Cited) => SentenceKey[]

const citeTarget: Cites = ({ from }, cited) => targetKeysAt(from, cited)
/** An event that ended the clock is measured against the target; any other follows from no sentence. */
const citeTargetAtEnd: Cites = ({ from }, cited) =>
  cited.receipt[cited.name].endedAt === from ? targetKeysAt(from, cited) : []
const citeTargetOfClock: Cites = (_, cited) => {
  const { receipt, name } = cited
  return targetKeysAt(receipt[name].endedAt ?? receipt.calculatedAt, cited)
}

const CITES: Record<Line['kind'], Cites> = {
  created: (line, cited) => {
    const next = cited.receipt[cited.name].lines[cited.index + 1]
    return hoursKeys(next?.kind === 'out_of_hours' ? next : line, cited)
  },
  running: hoursKeys,
  out_of_hours: hoursKeys,
  paused: ({ causes }) => [...new Set(causes?.map(({ cause }) => `pause.${cause}` as const))],
  priority_changed: citeTarget,
  categories_changed: citeTarget,
  answered: citeTargetAtEnd,
  closed: citeTargetAtEnd,
  due: citeTargetOfClock,
  overdue: citeTargetOfClock,
  corrected: () => [],
  reopened: () => [],
}

/** The hours, and the holidays of a stretch in which no work was done. */
function hoursKeys(
  { from, to, holidays = [] }: Line,
  { terms: { calendar } }: Cited,
): SentenceKey[] {
  const [first, last] = [from, to].map((at) => dayIn(calendar.timeZone, new Date(at)))
  const dates = calendar.holidays
    .filter(
      ({ counts, date, name }) =>
        counts && holidays.includes(name) && date >= first! && date <= last!,
    )
    .map(({ date }) => `holiday.${date}` as const)
  return ['hours' as const, ...dates]
}

/** Sentences of the target that counts at an instant. */
function targetKeysAt(at: string, { receipt, name, terms }: Cited): SentenceKey[] {
  const told = receipt.events.filter((event) => event.at <= at)
  const written = told.findLast((event) => event.priority !== null)?.priority ?? receipt.priority
  const priority = PRIORITIES.find((known) => known === written) ?? 'Medium'
  const categories = told.findLast((event) => event.categories)?.categories ?? []
  return targetKeys(terms, { name, priority, categories })
}

/** Returns the name of a priority; an unknown one as it is. */
export function priorityName(priority: string): string {
  const known = PRIORITIES.find((name) => name === priority)
  return known ? words.priorities[known] : priority
}

const SHOWN_AT_EACH_END = 4
/** Fewer than these are not worth a button. */
const LEAST_FOLDED = 3

/** A long receipt shows how it began and how it ended; `middle` is empty in a short one. */
export function foldMiddle(rows: ReceiptRow[]) {
  const end = rows.length - SHOWN_AT_EACH_END
  if (end - SHOWN_AT_EACH_END < LEAST_FOLDED) return { first: rows, middle: [], last: [] }
  return {
    first: rows.slice(0, SHOWN_AT_EACH_END),
    middle: rows.slice(SHOWN_AT_EACH_END, end),
    last: rows.slice(end),
  }
}

export function sumMinutes(rows: Pick<ReceiptRow, 'minutes'>[]): number {
  return rows.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
}
