import type { DeskNumbers, PeriodNumbers, WeekNumbers } from '#shared/desk/reports/contract.ts'
import { DEFAULT_PERIOD, type Period, PERIODS } from '#shared/desk/reports/values.ts'
import type { Figure } from '#shared/desk/week-figure.ts'
import { number, percent } from '#words/language.ts'
import * as words from '#words/reports.ts'
import {
  NO_NARROWING,
  type Narrowing,
  serializeDeskFilters,
} from '#web/desk/filters/desk-filters.ts'
import { formatCalendarDay, formatMinutes } from '#web/lib/format/format-time.ts'
import { metPercent } from '#web/lib/format/met-percent.ts'
import { type Address, withSearch } from '#web/lib/navigation/address.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { readId } from '#web/lib/navigation/read-id.ts'
import type { Tone } from '#web/ui/display/chart.tsx'

export type ReportFilters = {
  weeks: Period
  customerId: string | null
  /** An agent's id, or `none`. */
  assignee: string | null
}

/** Reads the filters from an address. A value that cannot be is dropped, never sent on. */
export function parseReportFilters(params: URLSearchParams): ReportFilters {
  const agent = params.get('agent')
  return {
    weeks: PERIODS.find((weeks) => weeks === params.get('weeks')) ?? DEFAULT_PERIOD,
    customerId: readId(params.get('customer')),
    assignee: agent === 'none' ? agent : readId(agent),
  }
}

export function serializeReportFilters({ weeks, customerId, assignee }: ReportFilters) {
  const values = {
    weeks: weeks === DEFAULT_PERIOD ? null : weeks,
    customer: customerId,
    agent: assignee,
  }
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** As the server is asked. */
export function reportQuery({ weeks, customerId, assignee }: ReportFilters) {
  return { weeks, customerId: customerId ?? undefined, assignee: assignee ?? undefined }
}

/** A number that leads to its tickets. */
export type NumberPart = { tone: Tone; name: string; count: number; to: Address }
export type NumberRow = { key: string; label: string; parts: NumberPart[] }

type Scope = Pick<ReportFilters, 'customerId' | 'assignee'>
type Workload = { open: number; pending: number }

/** The queue with all that the number counts: closed and snoozed tickets among them. */
function queueOf({ customerId, assignee }: Scope, narrowing: Partial<Narrowing>): Address {
  const shown = { view: 'all', order: 'due', saved: null } as const
  const filters = { ...NO_NARROWING, customerId, assignee, ...narrowing, ...shown }
  return withSearch(paths.desk, serializeDeskFilters(filters))
}

function workloadParts(
  { open, pending }: Workload,
  scope: Scope,
  narrowing: Partial<Narrowing>,
): NumberPart[] {
  const to = (status: 'Open' | 'Pending') => queueOf(scope, { ...narrowing, status })
  return [
    { tone: 'open', name: words.open, count: open, to: to('Open') },
    { tone: 'pending', name: words.pending, count: pending, to: to('Pending') },
  ]
}

export function ageRows({ ages }: DeskNumbers, scope: Scope): NumberRow[] {
  return ages.map(({ age, ...counts }) => ({
    key: age,
    label: words.ages[age],
    parts: workloadParts(counts, scope, { age }),
  }))
}

export function customerRows({ customers }: DeskNumbers, scope: Scope): NumberRow[] {
  return customers.map(({ id, name, ...counts }) => ({
    key: id,
    label: name,
    parts: workloadParts(counts, scope, { customerId: id }),
  }))
}

export function agentRows({ agents }: DeskNumbers, scope: Scope): NumberRow[] {
  return agents.map(({ id, name, ...counts }) => ({
    key: id ?? 'none',
    label: id === null ? words.nobody : (name ?? words.formerAgent),
    parts: workloadParts(counts, scope, { assignee: id ?? 'none' }),
  }))
}

type WeekPart = { figure: Figure; tone: Tone; name: string; count: (week: WeekNumbers) => number }

const FLOW: WeekPart[] = [
  { figure: 'created', tone: 'open', name: words.created, count: ({ created }) => created },
  { figure: 'closed', tone: 'running', name: words.closed, count: ({ closed }) => closed },
]
const BACKLOG: WeekPart[] = [
  { figure: 'backlog', tone: 'plain', name: words.backlog, count: ({ backlog }) => backlog },
]

const VERDICTS = { met: words.met, breached: words.breached, running: words.running }

/** Counts kept and broken promises of the tickets that were raised in a week. */
function verdicts(clock: 'response' | 'resolution'): WeekPart[] {
  return (['met', 'breached', 'running'] as const).map((verdict) => ({
    figure: `${clock}_${verdict}`,
    tone: verdict,
    name: VERDICTS[verdict],
    count: (week) => week[clock][verdict],
  }))
}

const WEEK_CHARTS = {
  flow: FLOW,
  backlog: BACKLOG,
  response: verdicts('response'),
  resolution: verdicts('resolution'),
}

/** The oldest first, as time runs. */
export function weekRows(
  { weeks }: DeskNumbers,
  scope: Scope,
  of: keyof typeof WEEK_CHARTS,
): NumberRow[] {
  return weeks.toReversed().map((week) => ({
    key: week.week,
    label: formatCalendarDay(week.week),
    parts: WEEK_CHARTS[of].map(({ figure, tone, name, count }) => ({
      tone,
      name,
      count: count(week),
      to: queueOf(scope, { figure: `${figure}.${week.week}` }),
    })),
  }))
}

type KeyFigure = {
  name: string
  value: string
  /** Against the period before; null where that has nothing to compare with. */
  change: string | null
  isBetter?: boolean
}

/** The numbers at the head: more of the first and of the last are worse. */
export function keyFigures({ period: { present, before } }: DeskNumbers): KeyFigure[] {
  return [
    compare(words.backlog, (of) => of.backlog, number, number, -1),
    compare(words.responseMet, (of) => metPercent(of.response), share, words.points, 1),
    compare(words.resolutionMet, (of) => metPercent(of.resolution), share, words.points, 1),
    compare(
      words.medianResponse,
      (of) => of.medianResponseMinutes,
      formatMinutes,
      formatMinutes,
      -1,
    ),
  ]

  function compare(
    name: string,
    read: (of: PeriodNumbers) => number | null,
    format: (value: number) => string,
    formatChange: (value: number) => string,
    better: 1 | -1,
  ): KeyFigure {
    const [value, earlier] = [read(present), read(before)]
    if (value === null) return { name, value: words.noValue, change: null }
    if (earlier === null) return { name, value: format(value), change: null }
    const change = value - earlier
    return {
      name,
      value: format(value),
      change: words.change(Math.sign(change), formatChange(Math.abs(change))),
      ...(change !== 0 && { isBetter: Math.sign(change) === better }),
    }
  }
}

function share(value: number): string {
  return percent(value / 100)
}
