import { type ClockRun, dueInstant, elapsedMinutes, instantOf } from './clock.ts'
import { type MaintenanceSpan, type Pause, pausesOf, stopsUntil } from './pauses.ts'
import { slaTargets } from './sla.ts'
import { type ServiceTerms, termTargets } from './terms.ts'

/** Facts that the clocks need of a ticket's append-only events. */
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

/** An event that decides a figure. Without a contract there is at most one of each type; of the priority, the latest. */
export type SlaReceiptEvent = {
  type: Exclude<SlaMark, 'due' | 'corrected'>
  at: Date
  priority: string | null
  /** With a contract: as they were chosen then. */
  categories?: string[]
}

export type Mark = { type: SlaMark; at: Date; reason?: string }

/** A clock of a ticket as it was counted. */
export type CountedClock = ClockRun & {
  dueAt: Date | null
  endedAt: Date | null
  pauses: Pause[]
  marks: Mark[]
  /** The terms that count, under a contract. */
  terms?: ServiceTerms
}

function meaningsOf(event: SlaEvent): SlaReceiptEvent['type'][] {
  const { type } = event
  if (type === 'created' || type === 'closed' || type === 'reopened') return [type]
  if (event.type === 'replied' && event.byAgent) return ['answered']
  if (event.type !== 'edited') return []
  return [
    ...(event.priority === undefined ? [] : ['priority_changed' as const]),
    ...(event.categories === undefined ? [] : ['categories_changed' as const]),
  ]
}

type Known = Omit<SlaReceiptEvent, 'categories'> & { categories: string[] | undefined }

/** Leaves out closings that were taken back: they decide nothing and end no pause. */
function withoutUndone(events: SlaEvent[]): SlaEvent[] {
  let standing: SlaEvent[] = []
  for (const event of events) {
    if (event.type === 'reopened' && !event.verdictStands) {
      const undone = standing.findLast(({ type }) => type === 'closed')
      standing = standing.filter((earlier) => earlier !== undone)
    } else standing.push(event)
  }
  return standing
}

function decidingEvents(events: SlaEvent[]) {
  const known = events.flatMap((event) => {
    const { at, priority = null, categories } = event
    return meaningsOf(event).map((type): Known => ({ type, at, priority, categories }))
  })
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
export type ClockName = 'response' | 'resolution'

const TARGET_OF = { response: 'firstResponseMinutes', resolution: 'resolutionMinutes' } as const

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

export function toMark({ type, at }: { type: SlaMark; at: Date }): Mark {
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

/** Counts both clocks, with the events that decide. */
export function countBoth(all: SlaEvent[], { timeZone, now, contract }: SlaOptions) {
  const events = withoutUndone(all)
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

export function toStored(clock: CountedClock, now: Date): StoredClock {
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
