import type { DeskNumbers, WeekNumbers } from '#shared/desk/reports/contract.ts'
import type { Figure } from '#shared/desk/week-figure.ts'
import * as words from '#words/reports.ts'
import {
  NO_NARROWING,
  type Narrowing,
  serializeDeskFilters,
} from '#web/desk/filters/desk-filters.ts'
import { type Address, withSearch } from '#web/lib/navigation/address.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'

export type Tone = 'open' | 'pending' | 'met' | 'breached' | 'running' | 'plain'
/** A number that leads to its tickets. */
export type NumberPart = { tone: Tone; name: string; count: number; to: Address }
export type NumberRow = { key: string; label: string; parts: NumberPart[] }

type Workload = { open: number; pending: number }

/** The queue with all that the number counts: closed and snoozed tickets among them. */
function queueOf(narrowing: Partial<Narrowing>): Address {
  const filters = { ...NO_NARROWING, ...narrowing, view: 'all', order: 'due', saved: null } as const
  return withSearch(paths.desk, serializeDeskFilters(filters))
}

function workloadParts({ open, pending }: Workload, narrowing: Partial<Narrowing>): NumberPart[] {
  const to = (status: 'Open' | 'Pending') => queueOf({ ...narrowing, status })
  return [
    { tone: 'open', name: words.open, count: open, to: to('Open') },
    { tone: 'pending', name: words.pending, count: pending, to: to('Pending') },
  ]
}

export function ageRows({ ages }: DeskNumbers): NumberRow[] {
  return ages.map(({ age, ...counts }) => ({
    key: age,
    label: words.ages[age],
    parts: workloadParts(counts, { age }),
  }))
}

export function customerRows({ customers }: DeskNumbers): NumberRow[] {
  return customers.map(({ id, name, ...counts }) => ({
    key: id,
    label: name,
    parts: workloadParts(counts, { customerId: id }),
  }))
}

export function agentRows({ agents }: DeskNumbers): NumberRow[] {
  return agents.map(({ id, name, ...counts }) => ({
    key: id ?? 'none',
    label: id === null ? words.nobody : (name ?? words.formerAgent),
    parts: workloadParts(counts, { assignee: id ?? 'none' }),
  }))
}

function weekPart(week: WeekNumbers, figure: Figure, count: number, tone: Tone, name: string) {
  return { tone, name, count, to: queueOf({ figure: `${figure}.${week.week}` }) }
}

/** Counts kept and broken promises of the tickets that were raised in a week. */
export function promiseRows({ weeks }: DeskNumbers, clock: 'response' | 'resolution'): NumberRow[] {
  return weeks.map((week) => {
    const { met, breached, running } = week[clock]
    return {
      key: week.week,
      label: formatCalendarDay(week.week),
      parts: [
        weekPart(week, `${clock}_met`, met, 'met', words.met),
        weekPart(week, `${clock}_breached`, breached, 'breached', words.breached),
        weekPart(week, `${clock}_running`, running, 'running', words.running),
      ],
    }
  })
}

export function backlogRows({ weeks }: DeskNumbers): NumberRow[] {
  return weeks.map((week) => ({
    key: week.week,
    label: formatCalendarDay(week.week),
    parts: [weekPart(week, 'backlog', week.backlog, 'plain', words.backlog)],
  }))
}

/** Counts tickets that came and went, next to those that were left. */
export function flowRows({ weeks }: DeskNumbers): NumberRow[] {
  return weeks.map((week) => ({
    key: week.week,
    label: formatCalendarDay(week.week),
    parts: [
      weekPart(week, 'created', week.created, 'open', words.created),
      weekPart(week, 'closed', week.closed, 'running', words.closed),
      weekPart(week, 'backlog', week.backlog, 'plain', words.backlog),
    ],
  }))
}
