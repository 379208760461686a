import { endOfBusinessTime, nextBusinessTime, wallTimeAt } from './business-time.ts'
import { BUSINESS_HOURS, type Calendar } from './calendar.ts'
import { elapsedMinutes } from './clock.ts'
import {
  countBoth,
  type CountedClock,
  type Mark,
  type SlaEvent,
  type SlaMark,
  type SlaOptions,
  type SlaReceiptEvent,
  toMark,
  toStored,
} from './count-clocks.ts'
import type { Pause } from './pauses.ts'
import type { SlaStatus } from '#shared/tickets/values.ts'
import { clockStatus, type Sla, slaStatuses, type SlaTargets } from './sla.ts'
import { type CustomerTerms, termsOfCustomer } from './terms.ts'

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

type ShownClock = CountedClock & { now: Date }

function stretchFrom(from: Date, limit: Date, clock: ShownClock): { kind: SlaStretch; to: Date } {
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

function clockLines(clock: ShownClock, until: Date): SlaLine[] {
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

function clockReceipt(clock: ShownClock): SlaClock {
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
