import { businessMinutesBetween, endOfBusinessTime, nextBusinessTime } from './business-time.ts'
import { BUSINESS_HOURS } from './calendar.ts'
import { evaluateSla, slaTargets, type Sla, type SlaStatus, type SlaTargets } from './sla.ts'

/** Facts that the receipt needs of a ticket's append-only events. */
export type SlaEvent = {
  /** As in the events of a ticket; most of them decide nothing. */
  type: string
  at: Date
  byAgent: boolean
  /** With `created`, and with an `edited` that changed it. */
  priority?: string
  /** With `reopened`: the closings of before still count. */
  verdictStands?: true
}

export const SLA_MARKS = [
  'created',
  'priority_changed',
  'due',
  'answered',
  'closed',
  'reopened',
] as const
export type SlaMark = (typeof SLA_MARKS)[number]

/**
 * Until it is due, a clock has a `running` line for each business day and an `out_of_hours` line
 * for each night or weekend. Afterwards one `overdue` line holds all that follows, up to the next
 * mark, so that a ticket that stays open for years has no more lines than one that is just late.
 */
export const SLA_STRETCHES = ['out_of_hours', 'running', 'overdue'] as const
export type SlaStretch = (typeof SLA_STRETCHES)[number]

/** The minutes of all lines add up to the clock's total. In a mark, `from` equals `to`. */
export type SlaLine = {
  kind: SlaMark | SlaStretch
  from: Date
  to: Date
  minutes: number
  totalMinutes: number
}

/**
 * The target less the total, in one of the two. Breached by 0 minutes is possible: seconds late,
 * or due at 17:00 and answered that night.
 */
export type SlaVerdict = { status: SlaStatus; earlyMinutes: number; lateMinutes: number }

export type SlaClock = {
  targetMinutes: number
  dueAt: Date
  /** Null while the clock is running. */
  endedAt: Date | null
  totalMinutes: number
  lines: SlaLine[]
  verdict: SlaVerdict
}

/** An event that decides a figure. Of each type there is at most one; of the priority, the latest. */
export type SlaReceiptEvent = {
  type: Exclude<SlaMark, 'due'>
  at: Date
  priority: string | null
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
}

type ClockInput = {
  createdAt: Date
  dueAt: Date
  endedAt: Date | null
  status: SlaStatus
  targetMinutes: number
  marks: { type: SlaMark; at: Date }[]
  timeZone: string
  now: Date
}

function stretchFrom(from: Date, limit: Date, clock: ClockInput): { kind: SlaStretch; to: Date } {
  const opensAt = nextBusinessTime(from, clock.timeZone)
  if (opensAt >= limit) return { kind: 'out_of_hours', to: limit }
  if (from >= clock.dueAt) return { kind: 'overdue', to: limit }
  if (opensAt > from) return { kind: 'out_of_hours', to: opensAt }
  const closesAt = endOfBusinessTime(from, clock.timeZone)
  return { kind: 'running', to: closesAt < limit ? closesAt : limit }
}

function clockLines(clock: ClockInput, until: Date): SlaLine[] {
  const { createdAt, timeZone } = clock
  const totalAt = (at: Date) => businessMinutesBetween(createdAt, at, timeZone)
  const lines: SlaLine[] = []
  // Totals are rounded, and a line is the difference of two totals: so the lines add up.
  const addLine = (kind: SlaLine['kind'], from: Date, to: Date) => {
    const totalMinutes = totalAt(to)
    lines.push({ kind, from, to, minutes: totalMinutes - totalAt(from), totalMinutes })
  }

  let at = createdAt
  const runUntil = (limit: Date) => {
    while (at < limit) {
      const { kind, to } = stretchFrom(at, limit, clock)
      addLine(kind, at, to)
      at = to
    }
  }

  addLine('created', createdAt, createdAt)
  const due = { type: 'due' as const, at: clock.dueAt }
  const marks = [due, ...clock.marks]
    .filter((mark) => mark.at <= until)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const mark of marks) {
    runUntil(mark.at)
    addLine(mark.type, mark.at, mark.at)
  }
  runUntil(until)
  // A clock that has ended stays as it was; the line says so.
  for (const { type, at: later } of clock.marks)
    if (type === 'reopened' && later > until)
      lines.push({ kind: type, from: later, to: later, minutes: 0, totalMinutes: totalAt(until) })
  return lines
}

function clockReceipt(clock: ClockInput): SlaClock {
  const { createdAt, dueAt, endedAt, status, targetMinutes, timeZone, now } = clock
  const until = endedAt ?? now
  const totalMinutes = businessMinutesBetween(createdAt, until, timeZone)
  return {
    targetMinutes,
    dueAt,
    endedAt,
    totalMinutes,
    lines: clockLines(clock, until),
    verdict: {
      status,
      earlyMinutes: Math.max(targetMinutes - totalMinutes, 0),
      lateMinutes: Math.max(totalMinutes - targetMinutes, 0),
    },
  }
}

function meaningOf(event: SlaEvent): SlaReceiptEvent['type'] | null {
  if (event.type === 'created' || event.type === 'closed') return event.type
  if (event.type === 'reopened' && event.verdictStands) return event.type
  if (event.type === 'replied' && event.byAgent) return 'answered'
  return event.type === 'edited' && event.priority !== undefined ? 'priority_changed' : null
}

function decidingEvents(events: SlaEvent[]) {
  let known: SlaReceiptEvent[] = []
  for (const event of events) {
    const type = meaningOf(event)
    if (type) known.push({ type, at: event.at, priority: event.priority ?? null })
    // A closing that was taken back decides nothing.
    else if (event.type === 'reopened') {
      const undone = known.findLast((earlier) => earlier.type === 'closed')
      known = known.filter((earlier) => earlier !== undone)
    }
  }
  const created = known.find((event) => event.type === 'created')
  if (!created) throw new Error('The events of a ticket begin with created')
  return {
    created,
    priorityChange: known.findLast((event) => event.type === 'priority_changed'),
    closed: known.find((event) => event.type === 'closed'),
    reopened: known.findLast((event) => event.type === 'reopened'),
    isOpen:
      known.findLast(({ type }) => type === 'closed' || type === 'reopened')?.type !== 'closed',
    answered: known.find((event) => event.type === 'answered'),
  }
}

/**
 * How the service level of a ticket came about, from its events (oldest first). Every figure can
 * be worked out again from the receipt alone.
 */
export function slaReceipt(
  events: SlaEvent[],
  options: { timeZone: string; now: Date },
): SlaReceipt {
  const { timeZone, now } = options
  const { created, priorityChange, closed, reopened, answered, isOpen } = decidingEvents(events)
  const createdAt = created.at
  const firstResponseAt = answered?.at ?? null
  const resolvedAt = closed?.at ?? null
  const closedAt = isOpen ? null : resolvedAt
  const priority = (priorityChange ?? created).priority ?? ''
  const targets = slaTargets(priority)
  const sla = evaluateSla({
    createdAt,
    priority,
    timeZone,
    firstResponseAt,
    closedAt,
    resolvedAt,
    now,
  })
  const changes = [priorityChange, closed, reopened, answered].filter(
    (event) => event !== undefined,
  )

  return {
    calculatedAt: now,
    timeZone,
    businessHours: BUSINESS_HOURS,
    priority,
    targets,
    events: [created, ...changes].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    sla,
    response: clockReceipt({
      createdAt,
      dueAt: sla.responseDueAt,
      endedAt: firstResponseAt,
      status: sla.responseStatus,
      targetMinutes: targets.firstResponseMinutes,
      // The close is marked, because one might expect that it stops this clock: it does not.
      marks: changes,
      timeZone,
      now,
    }),
    resolution: clockReceipt({
      createdAt,
      dueAt: sla.resolutionDueAt,
      endedAt: resolvedAt,
      status: sla.resolutionStatus,
      targetMinutes: targets.resolutionMinutes,
      marks: changes.filter((event) => event.type !== 'answered'),
      timeZone,
      now,
    }),
  }
}
