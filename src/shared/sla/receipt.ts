import { endOfBusinessTime, nextBusinessTime, wallTimeAt } from './business-time.ts'
import { BUSINESS_HOURS, type Calendar } from './calendar.ts'
import { type ClockRun, dueInstant, elapsedMinutes, instantOf } from './clock.ts'
import { type MaintenanceSpan, type Pause, pausesOf, stopsUntil } from './pauses.ts'
import {
  clockStatus,
  type Sla,
  slaStatuses,
  type SlaStatus,
  slaTargets,
  type SlaTargets,
} from './sla.ts'
import { type CustomerTerms, type ServiceTerms, termsOfCustomer, termTargets } from './terms.ts'

/** Facts that the receipt needs of a ticket's append-only events. */
export type SlaEvent = {
  /** As in the events of a ticket; most of them decide nothing. */
  type: string
  at: Date
  byAgent: boolean
  /** The name of the author. */
  by?: string | null | undefined
  /** With `created`, and with an `edited` that changed it. */
  priority?: string | undefined
  /** With `created`, and with an `edited` that changed them. */
  categories?: string[] | undefined
  /** With `status_changed`: the new status. */
  to?: string | undefined
  /** With an agent's `replied`: sent as "Waiting for the customer". */
  waits?: true | undefined
  /** With `reopened`: the closings of before still count. */
  verdictStands?: true | undefined
}

/** A version of a contract, with which a ticket was raised. */
export type ContractFacts = {
  versionId: string
  /** `YYYY-MM-DD` */
  validFrom: string
  /** The oldest first: the first content, then corrections. */
  revisions: { terms: ServiceTerms; at: Date; reason: string | null }[]
  /** Maintenance windows as they count, past and planned ones. */
  windows: MaintenanceSpan[]
}

export const SLA_MARKS = [
  'created',
  'priority_changed',
  'categories_changed',
  'corrected',
  'due',
  'answered',
  'closed',
  'reopened',
] as const
export type SlaMark = (typeof SLA_MARKS)[number]

/**
 * Until it is due, a clock has a `running` line for each business day and an `out_of_hours` line
 * for each night or weekend. Afterwards one `overdue` line holds all that follows, up to the next
 * mark or pause, so that a ticket that stays open for years has no more lines than one that is just late.
 */
export const SLA_STRETCHES = ['out_of_hours', 'running', 'overdue', 'paused'] as const
export type SlaStretch = (typeof SLA_STRETCHES)[number]

/** The minutes of all lines add up to the clock's total. In a mark, `from` equals `to`. */
export type SlaLine = {
  kind: SlaMark | SlaStretch
  from: Date
  to: Date
  minutes: number
  totalMinutes: number
  /** With `out_of_hours`: holidays for which no work was done. */
  holidays?: string[]
  /** With `paused`: each cause, from when to when. */
  causes?: Pause[]
  /** With `corrected`. */
  reason?: string
}

/**
 * The target less the total, in one of the two. Breached by 0 minutes is possible: seconds late,
 * or due at 17:00 and answered that night.
 */
export type SlaVerdict = { status: SlaStatus; earlyMinutes: number; lateMinutes: number }

export type SlaClock = {
  targetMinutes: number
  /** Null while the clock is paused. */
  dueAt: Date | null
  /** Null while the clock is running. */
  endedAt: Date | null
  totalMinutes: number
  lines: SlaLine[]
  verdict: SlaVerdict
  /** The terms that count for it where a later correction does not. */
  formerTerms?: CustomerTerms
}

/** An event that decides a figure. Without a contract there is at most one of each type; of the priority, the latest. */
export type SlaReceiptEvent = {
  type: Exclude<SlaMark, 'due' | 'corrected'>
  at: Date
  priority: string | null
  /** With a contract: as they were chosen then. */
  categories?: string[]
}

export type SlaReceipt = {
  calculatedAt: Date
  timeZone: string
  businessHours: typeof BUSINESS_HOURS
  priority: string
  targets: SlaTargets
  events: SlaReceiptEvent[]
  sla: Sla
  response: SlaClock
  resolution: SlaClock
  /** The version that counts, with its latest terms. */
  contract?: { versionId: string; validFrom: string; terms: CustomerTerms }
}

type Mark = { type: SlaMark; at: Date; reason?: string }

type ClockInput = ClockRun & {
  dueAt: Date | null
  endedAt: Date | null
  pauses: Pause[]
  marks: Mark[]
  now: Date
  terms?: ServiceTerms
}

function stretchFrom(from: Date, limit: Date, clock: ClockInput): { kind: SlaStretch; to: Date } {
  const { hours, stops, dueAt } = clock
  const stop = stops.find(({ to }) => to === null || to > from)
  if (stop && stop.from <= from)
    return { kind: 'paused', to: stop.to && stop.to < limit ? stop.to : limit }
  const until = stop && stop.from < limit ? stop.from : limit
  const opensAt = nextBusinessTime(from, hours)
  if (opensAt >= until) return { kind: 'out_of_hours', to: until }
  if (dueAt && from >= dueAt) return { kind: 'overdue', to: until }
  if (opensAt > from) return { kind: 'out_of_hours', to: opensAt }
  return { kind: 'running', to: endOfBusinessTime(from, hours, until) }
}

const DAY_MS = 86_400_000

/** Names the holidays of a calendar that shorten the days of a stretch. */
function holidaysIn({ holidays, timeZone }: Calendar, from: Date, to: Date): string[] {
  const first = wallTimeAt(from, timeZone)
  const last = wallTimeAt(to, timeZone)
  return holidays.flatMap(({ counts, date, name }) => {
    const midnight = Date.parse(date)
    return counts && midnight < last && midnight + DAY_MS > first ? [name] : []
  })
}

function clockLines(clock: ClockInput, until: Date): SlaLine[] {
  const { createdAt, hours, pauses } = clock
  const totalAt = (at: Date) => elapsedMinutes(clock, at)
  const lines: SlaLine[] = []
  // Totals are rounded, and a line is the difference of two totals: so the lines add up.
  const addLine = (kind: SlaLine['kind'], from: Date, to: Date, more: Partial<SlaLine> = {}) => {
    const totalMinutes = totalAt(to)
    lines.push({ kind, from, to, minutes: totalMinutes - totalAt(from), totalMinutes, ...more })
  }

  const moreOf = (kind: SlaStretch, from: Date, to: Date): Partial<SlaLine> => {
    if (kind === 'paused')
      return {
        causes: pauses.filter((pause) => pause.from < to && (pause.to === null || pause.to > from)),
      }
    const holidays =
      kind === 'out_of_hours' && typeof hours !== 'string' ? holidaysIn(hours, from, to) : []
    return holidays.length > 0 ? { holidays } : {}
  }

  let at = createdAt
  const runUntil = (limit: Date) => {
    while (at < limit) {
      const { kind, to } = stretchFrom(at, limit, clock)
      addLine(kind, at, to, moreOf(kind, at, to))
      at = to
    }
  }

  addLine('created', createdAt, createdAt)
  const due: Mark[] = clock.dueAt ? [{ type: 'due', at: clock.dueAt }] : []
  const marks = [...due, ...clock.marks]
    .filter((mark) => mark.at <= until)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { type, at: marked, ...more } of marks) {
    runUntil(marked)
    addLine(type, marked, marked, more)
  }
  runUntil(until)
  // A clock that has ended stays as it was; the line says so.
  for (const { type, at: later } of clock.marks)
    if (type === 'reopened' && later > until)
      lines.push({ kind: type, from: later, to: later, minutes: 0, totalMinutes: totalAt(until) })
  return lines
}

function clockReceipt(clock: ClockInput): SlaClock {
  const { dueAt, endedAt, targetMinutes, now } = clock
  const until = endedAt ?? now
  const totalMinutes = elapsedMinutes(clock, until)
  return {
    targetMinutes,
    dueAt,
    endedAt,
    totalMinutes,
    lines: clockLines(clock, until),
    verdict: {
      status: clockStatus(dueAt, endedAt, now),
      earlyMinutes: Math.max(targetMinutes - totalMinutes, 0),
      lateMinutes: Math.max(totalMinutes - targetMinutes, 0),
    },
  }
}

function meaningsOf(event: SlaEvent): SlaReceiptEvent['type'][] {
  if (event.type === 'created' || event.type === 'closed') return [event.type]
  if (event.type === 'reopened' && event.verdictStands) return [event.type]
  if (event.type === 'replied' && event.byAgent) return ['answered']
  if (event.type !== 'edited') return []
  return [
    ...(event.priority === undefined ? [] : ['priority_changed' as const]),
    ...(event.categories === undefined ? [] : ['categories_changed' as const]),
  ]
}

type Known = Omit<SlaReceiptEvent, 'categories'> & { categories: string[] | undefined }

function decidingEvents(events: SlaEvent[]) {
  let known: Known[] = []
  for (const event of events) {
    const types = meaningsOf(event)
    const { at, priority = null, categories } = event
    known.push(...types.map((type) => ({ type, at, priority, categories })))
    // A closing that was taken back decides nothing.
    if (event.type === 'reopened' && types.length === 0) {
      const undone = known.findLast((earlier) => earlier.type === 'closed')
      known = known.filter((earlier) => earlier !== undone)
    }
  }
  const created = known.find((event) => event.type === 'created')
  if (!created) throw new Error('The events of a ticket begin with created')
  const closed = known.find((event) => event.type === 'closed')
  const isOpen =
    known.findLast(({ type }) => type === 'closed' || type === 'reopened')?.type !== 'closed'
  return {
    created,
    changes: known.filter(
      ({ type }) => type === 'priority_changed' || type === 'categories_changed',
    ),
    priorityChange: known.findLast((event) => event.type === 'priority_changed'),
    closed,
    reopened: known.findLast((event) => event.type === 'reopened'),
    answered: known.find((event) => event.type === 'answered'),
    closedAt: isOpen ? null : (closed?.at ?? null),
  }
}

type Deciding = ReturnType<typeof decidingEvents>
type ClockName = 'response' | 'resolution'

const TARGET_OF = { response: 'firstResponseMinutes', resolution: 'resolutionMinutes' } as const

type CountedClock = Omit<ClockInput, 'now'>

/** By the specification the latest priority counts, also for a clock that has ended. */
function countPlainClock(
  name: ClockName,
  { created, priorityChange }: Deciding,
  { timeZone, endedAt }: { timeZone: string; endedAt: Date | null },
): CountedClock {
  const { priority } = priorityChange ?? created
  const targetMinutes = slaTargets(priority ?? '')[TARGET_OF[name]]
  const run = { createdAt: created.at, hours: timeZone, targetMinutes, stops: [] }
  const marks = priorityChange ? [priorityChange] : []
  return { ...run, dueAt: dueInstant(run), endedAt, pauses: [], marks: marks.map(toMark) }
}

function toMark({ type, at }: { type: SlaMark; at: Date }): Mark {
  return { type, at }
}

/**
 * Under a contract a change of the priority, of the categories, or of the contract itself counts from
 * the raise time on, unless the clock has ended by then. A correction changes no verdict either that
 * was reached while the clock ran.
 */
function countContractClock(
  name: ClockName,
  { created, changes }: Deciding,
  facts: { events: SlaEvent[]; contract: ContractFacts; endedAt: Date | null; now: Date },
): CountedClock {
  const { events, contract, endedAt, now } = facts
  const { revisions, windows } = contract
  const createdAt = created.at
  const first = revisions.findLastIndex(({ at }, index) => index === 0 || at <= createdAt)
  let { terms } = revisions[first]!
  let priority = created.priority ?? ''
  let categories = created.categories ?? []

  const count = (until: Date, isEnded: boolean) => {
    const isPaused = name === 'resolution' || terms.pauses.clocks === 'both'
    const causes = isPaused ? terms.pauses.causes : []
    const pauses = pausesOf(
      events.filter(({ at }) => at <= until),
      { causes, windows },
    )
    const targets = termTargets(terms, { priority, categories })
    const run: ClockRun = {
      createdAt,
      hours: terms.calendar,
      targetMinutes: targets[TARGET_OF[name]],
      stops: stopsUntil(pauses, { createdAt, until, isEnded }),
    }
    // A clock that stood still as it ended is due when the rest would have passed from then on.
    const dueAt = dueInstant(run)
    return { run, pauses, dueAt }
  }

  const corrections = revisions
    .slice(first + 1)
    .map((revision) => ({ ...revision, type: 'corrected' as const }))
  const marks: Mark[] = []
  const inOrder = [...changes, ...corrections].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const change of inOrder) {
    const { at } = change
    if (at < createdAt || at > now || (endedAt && endedAt <= at)) continue
    if (change.type === 'corrected') {
      const { dueAt } = count(at, false)
      if (dueAt && dueAt < at) continue
      terms = change.terms
      marks.push({ type: 'corrected', at, reason: change.reason ?? '' })
    } else {
      priority = change.priority ?? priority
      categories = change.categories ?? categories
      marks.push(toMark(change))
    }
  }
  const { run, pauses, dueAt } = count(endedAt ?? now, endedAt !== null)
  return { ...run, dueAt, endedAt, pauses, marks, terms }
}

export type SlaOptions = { timeZone: string; now: Date; contract?: ContractFacts | undefined }

function countBoth(events: SlaEvent[], { timeZone, now, contract }: SlaOptions) {
  const deciding = decidingEvents(events)
  const { answered, closed } = deciding
  const count = (name: ClockName, endedAt: Date | null) =>
    contract
      ? countContractClock(name, deciding, { events, contract, endedAt, now })
      : countPlainClock(name, deciding, { timeZone, endedAt })
  return {
    deciding,
    response: count('response', answered?.at ?? null),
    resolution: count('resolution', closed?.at ?? null),
  }
}

/** The figures of a clock that are stored. */
export type StoredClock = {
  targetMinutes: number
  /** Null while the clock is paused. */
  dueAt: Date | null
  /** Whole business minutes, while the clock is paused. */
  leftMinutes: number | null
  endedAt: Date | null
  /** Whole business minutes until the end; null before. */
  totalMinutes: number | null
  /** When a share of the target, in percent, has passed; null while the clock is paused before. */
  instantOf: (percent: number) => Date | null
}

/** Counts both clocks of a ticket, from its events (oldest first). */
export function countClocks(
  events: SlaEvent[],
  options: SlaOptions,
): Record<ClockName, StoredClock> {
  const { response, resolution } = countBoth(events, options)
  return {
    response: toStored(response, options.now),
    resolution: toStored(resolution, options.now),
  }
}

function toStored(clock: CountedClock, now: Date): StoredClock {
  const { targetMinutes, dueAt, endedAt } = clock
  return {
    targetMinutes,
    dueAt,
    endedAt,
    leftMinutes: dueAt ? null : targetMinutes - elapsedMinutes(clock, now),
    totalMinutes: endedAt && elapsedMinutes(clock, endedAt),
    instantOf: (percent) => instantOf(clock, percent),
  }
}

/**
 * How the service level of a ticket came about, from its events (oldest first). Every figure can
 * be worked out again from the receipt alone.
 */
export function slaReceipt(events: SlaEvent[], options: SlaOptions): SlaReceipt {
  const { now, contract } = options
  const { deciding, ...clocks } = countBoth(events, options)
  const { created, changes, priorityChange, closed, reopened, answered, closedAt } = deciding
  const [response, resolution] = [toStored(clocks.response, now), toStored(clocks.resolution, now)]
  const ends = [closed, reopened, answered].filter((event) => event !== undefined)
  const shownChanges = contract ? changes : [priorityChange].filter((event) => event !== undefined)
  const latest = contract?.revisions.at(-1)?.terms
  const marked = (clock: CountedClock, own: Mark[]) => {
    const { terms } = clock
    return {
      ...clockReceipt({ ...clock, now, marks: [...clock.marks, ...own] }),
      ...(terms && terms !== latest && { formerTerms: termsOfCustomer(terms) }),
    }
  }

  return {
    calculatedAt: now,
    timeZone: latest?.calendar.timeZone ?? options.timeZone,
    businessHours: BUSINESS_HOURS,
    priority: (priorityChange ?? created).priority ?? '',
    targets: {
      firstResponseMinutes: response.targetMinutes,
      resolutionMinutes: resolution.targetMinutes,
    },
    events: [created, ...shownChanges, ...ends]
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ type, at, priority, categories }) => ({
        type,
        at,
        priority,
        ...(contract && categories && { categories }),
      })),
    sla: {
      firstResponseTime: response.totalMinutes,
      resolutionTime: resolution.totalMinutes,
      ...slaStatuses({
        responseDueAt: response.dueAt,
        resolutionDueAt: resolution.dueAt,
        firstResponseAt: response.endedAt,
        closedAt,
        resolvedAt: resolution.endedAt,
        now,
      }),
      responseDueAt: response.dueAt,
      resolutionDueAt: resolution.dueAt,
      ...(response.leftMinutes !== null && { responseLeft: response.leftMinutes }),
      ...(resolution.leftMinutes !== null && { resolutionLeft: resolution.leftMinutes }),
    },
    // The close is marked in both, because one might expect that it stops the first clock: it does not.
    response: marked(clocks.response, ends.map(toMark)),
    resolution: marked(
      clocks.resolution,
      ends.filter(({ type }) => type !== 'answered').map(toMark),
    ),
    ...(contract &&
      latest && {
        contract: {
          versionId: contract.versionId,
          validFrom: contract.validFrom,
          terms: termsOfCustomer(latest),
        },
      }),
  }
}
