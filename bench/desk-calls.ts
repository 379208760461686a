import { DESK_AGES, DESK_VIEWS, type DeskView, DUE_STATES } from '#shared/desk/values.ts'
import { PRIORITIES, TICKET_STATUSES } from '#shared/tickets/values.ts'
import {
  deskQuery,
  isOffered,
  type Narrowing,
  NO_NARROWING,
  ordersOf,
} from '#web/desk/filters/desk-filters.ts'

import type { BenchData } from './seed-bench.ts'
import type { DeskData } from './seed-desk.ts'

// The lists that the queue of the desk offers, as its page asks for them.

type Choice = Partial<Narrowing>

const FILTERS = ['status', 'priority', 'due', 'age', 'customerId', 'assignee', 'category'] as const
/**
 * Views in which filters are tried one by one and in pairs: an agent's first list, and the one with
 * the most to read.
 */
const TRIED: readonly DeskView[] = ['open', 'all']

/** Returns the path of each list: every view, every filter and the pairs of filters, each in every order. */
export function deskLists(data: BenchData & DeskData): string[] {
  const filters = filtersOf(data)
  const singles = filters.flatMap(({ every }) => every)
  const pairs = filters.flatMap(({ usual }, n) =>
    filters.slice(n + 1).map((other) => ({ ...usual, ...other.usual })),
  )
  return DESK_VIEWS.flatMap((view) => {
    const tried = TRIED.includes(view) ? [...singles, ...pairs] : filters.map(({ usual }) => usual)
    const offered = tried.filter((choice) => isOfferedWhole(view, choice))
    return [{}, ...offered].flatMap((choice) => listsOf(view, choice))
  })
}

function filtersOf(data: BenchData & DeskData): { every: Choice[]; usual: Choice }[] {
  return [
    filter('status', TICKET_STATUSES, 'Open'),
    filter('priority', PRIORITIES, 'High'),
    filter('due', DUE_STATES, 'breached'),
    filter('age', DESK_AGES, '7d_30d'),
    filter(
      'customerId',
      [data.ordinary.customerId, data.busy.customerId],
      data.ordinary.customerId,
    ),
    filter('assignee', [data.agent.id, 'me', 'none'], data.agent.id),
    filter('category', Object.values(data.categories), data.categories.common),
  ]
}

function filter<Name extends keyof Narrowing>(
  name: Name,
  values: readonly Narrowing[Name][],
  usual: Narrowing[Name],
) {
  const choose = (value: Narrowing[Name]): Choice => ({ [name]: value })
  return { every: values.map(choose), usual: choose(usual) }
}

function isOfferedWhole(view: DeskView, choice: Choice): boolean {
  return FILTERS.every((name) => choice[name] === undefined || isOffered(view, name))
}

function listsOf(view: DeskView, choice: Choice): string[] {
  return ordersOf(view).map((order) => {
    const asked = deskQuery({ view, order, ...NO_NARROWING, ...choice })
    const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []))
    return `/api/desk/tickets?${new URLSearchParams(given).toString()}`
  })
}
