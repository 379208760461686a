import {
  DESK_AGES,
  DESK_VIEWS,
  type DeskAge,
  type DeskSort,
  type DeskView,
  DUE_STATES,
  type DueState,
} from '#shared/desk/values.ts'
import { readWeekFigure } from '#shared/desk/week-figure.ts'
import {
  PRIORITIES,
  type Priority,
  type SortDirection,
  TICKET_STATUSES,
  type TicketStatus,
} from '#shared/tickets/values.ts'
import { toSearchText } from '#web/lib/format/search-text.ts'
import { readId } from '#web/lib/navigation/read-id.ts'

type Counted = {
  /** Count of the view, as far as its tickets were counted; undefined until then. */
  total: number | undefined
  shown: number
  /** There are more than are shown. */
  hasMore: boolean
}

/** Above this the server does not count. */
export const COUNTED_UP_TO = 1000

/** How many tickets of the view the filters hide, or null where that cannot be said for certain. */
export function countHidden({ total, shown, hasMore }: Counted): number | null {
  if (total === undefined || total >= COUNTED_UP_TO || hasMore) return null
  return Math.max(0, total - shown)
}

/** The orders on offer, as they are called in the address. */
export const DESK_ORDERS = ['due', 'priority', 'newest', 'oldest', 'updated', 'untouched'] as const
export type DeskOrder = (typeof DESK_ORDERS)[number]

const SORTS: Record<DeskOrder, { sort: DeskSort; direction: SortDirection }> = {
  due: { sort: 'due', direction: 'asc' },
  priority: { sort: 'priority', direction: 'desc' },
  newest: { sort: 'createdAt', direction: 'desc' },
  oldest: { sort: 'createdAt', direction: 'asc' },
  updated: { sort: 'updatedAt', direction: 'desc' },
  untouched: { sort: 'updatedAt', direction: 'asc' },
}

const MAX_CATEGORY_LENGTH = 100

/** Filters that hide tickets of a view. */
export type Narrowing = {
  q: string
  status: TicketStatus | null
  priority: Priority | null
  due: DueState | null
  customerId: string | null
  /** An agent's id, `me` or `none`. */
  assignee: string | null
  category: string | null
  age: DeskAge | null
  /** The tickets of a number of the team, such as `created.2026-01-05`. */
  figure: string | null
}

export type DeskFilters = {
  view: DeskView
  order: DeskOrder
  /** The saved view that was opened. What is chosen since may differ from it. */
  saved: string | null
} & Narrowing

export const NO_NARROWING: Narrowing = {
  q: '',
  status: null,
  priority: null,
  due: null,
  customerId: null,
  assignee: null,
  category: null,
  age: null,
  figure: null,
}

/** Filters that a view sets already: a choice of them could only contradict. */
const DECIDED: Record<DeskView, (keyof Narrowing)[]> = {
  mine: ['assignee'],
  unassigned: ['assignee'],
  open: ['status'],
  pending: ['status'],
  snoozed: [],
  closed: ['status', 'due'],
  all: [],
}

export function isOffered(view: DeskView, name: keyof Narrowing): boolean {
  return !DECIDED[view].includes(name)
}

/** Closed tickets are not due any more. */
export function ordersOf(view: DeskView): DeskOrder[] {
  return DESK_ORDERS.filter((order) => view !== 'closed' || order !== 'due')
}

/** Finds the order by its name; that of the view when it has no name, or none is given. */
export function orderOf(
  view: DeskView,
  wanted?: { sort: DeskSort; direction: SortDirection },
): DeskOrder {
  const found = ordersOf(view).find((order) => {
    const { sort, direction } = SORTS[order]
    // Deadlines are never sorted from the latest on.
    return sort === wanted?.sort && (sort === 'due' || direction === wanted.direction)
  })
  return found ?? defaultOrder(view)
}

function defaultOrder(view: DeskView): DeskOrder {
  return view === 'closed' ? 'updated' : 'due'
}

/** Reads the filters from an address. A value that cannot be is dropped, never sent on. */
export function parseDeskFilters(params: URLSearchParams): DeskFilters {
  const view = known(DESK_VIEWS, params.get('view')) ?? 'open'
  const narrowing = {
    q: toSearchText(params.get('q') ?? ''),
    status: known(TICKET_STATUSES, params.get('status')),
    priority: known(PRIORITIES, params.get('priority')),
    due: known(DUE_STATES, params.get('due')),
    customerId: readId(params.get('customer')),
    assignee: known(['me', 'none'], params.get('assignee')) ?? readId(params.get('assignee')),
    category: toSearchText(params.get('category') ?? '').slice(0, MAX_CATEGORY_LENGTH) || null,
    age: known(DESK_AGES, params.get('age')),
    figure: knownFigure(params.get('figure')),
  }
  const order = known(ordersOf(view), params.get('sort')) ?? defaultOrder(view)
  const saved = readId(params.get('saved'))
  return { view, order, saved, ...withoutDecided(view, narrowing) }
}

/** Defaults are left out, so that the plain queue has the plain address. */
export function serializeDeskFilters(filters: DeskFilters): URLSearchParams {
  const { view, order } = filters
  const { q, status, priority, due, customerId, assignee, category, age, figure } = withoutDecided(
    view,
    filters,
  )
  const isDefault = order === defaultOrder(view) || !ordersOf(view).includes(order)
  const values = {
    view: view === 'open' ? null : view,
    q,
    status,
    priority,
    due,
    customer: customerId,
    assignee,
    category,
    age,
    figure,
    sort: isDefault ? null : order,
    saved: filters.saved,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value)
  return params
}

/**
 * Another view keeps what was searched for and chosen, unless it decides that itself. What a saved
 * view has chosen is left with it.
 */
export function withView({ saved, ...filters }: DeskFilters, view: DeskView): DeskFilters {
  if (saved !== null)
    return { view, order: defaultOrder(view), saved: null, ...NO_NARROWING, q: filters.q }
  const isDefault = filters.order === defaultOrder(filters.view)
  const order =
    isDefault || !ordersOf(view).includes(filters.order) ? defaultOrder(view) : filters.order
  return { ...withoutDecided(view, filters), view, order, saved: null }
}

/** The choices that hide tickets now, in the order in which they are shown. */
export function activeChoices(filters: DeskFilters): (keyof Narrowing)[] {
  const names = [
    'q',
    'status',
    'priority',
    'due',
    'customerId',
    'assignee',
    'category',
    'age',
    'figure',
  ] as const
  return names.filter((name) => filters[name])
}

/** As the server is asked. */
export function deskQuery({ view, order, ...narrowing }: Omit<DeskFilters, 'saved'>) {
  const { q, status, priority, due, customerId, assignee, category, age, figure } = narrowing
  return {
    view,
    ...SORTS[order],
    q,
    status: status ?? undefined,
    priority: priority ?? undefined,
    due: due ?? undefined,
    customerId: customerId ?? undefined,
    assignee: assignee ?? undefined,
    category: category ?? undefined,
    age: age ?? undefined,
    figure: figure ?? undefined,
  }
}

function knownFigure(given: string | null): string | null {
  return given !== null && readWeekFigure(given) ? given : null
}

function withoutDecided<Filters extends Narrowing>(view: DeskView, filters: Filters): Filters {
  return { ...filters, ...Object.fromEntries(DECIDED[view].map((name) => [name, null])) }
}

function known<Value extends string>(values: readonly Value[], given: string | null) {
  return values.find((value) => value.toLowerCase() === given?.toLowerCase()) ?? null
}
