import {
  LIST_SCOPES,
  type ListScope,
  MONTH,
  PRIORITIES,
  type Priority,
  SLA_STATUSES,
  type SlaStatus,
  SORT_DIRECTIONS,
  type SortDirection,
  TICKET_STATUSES,
  type TicketStatus,
} from '#shared/tickets/values.ts'
import { type Address, withSearch } from '#web/lib/navigation/address.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toSearchText } from '#web/lib/format/search-text.ts'

/** Sort keys of the list; the server knows one more, which only the poll asks for. */
export const LIST_SORTS = ['createdAt', 'priority'] as const
export type ListSort = (typeof LIST_SORTS)[number]

export type TicketListFilters = {
  scope: ListScope
  /** The id of a person; never with one's own tickets. */
  requester: string | null
  status: TicketStatus | null
  priority: Priority | null
  /** `YYYY-MM`, in which they were created. */
  month: string | null
  /** Verdicts of the service level. */
  response: SlaStatus | null
  resolution: SlaStatus | null
  q: string
  sort: ListSort
  direction: SortDirection
}

/** Takes only what was chosen: another choice, made a moment ago, may not be rendered yet. */
export type ChooseFilters = (changes: Partial<TicketListFilters>) => void

export const DEFAULT_FILTERS: TicketListFilters = {
  scope: 'mine',
  requester: null,
  status: null,
  priority: null,
  month: null,
  response: null,
  resolution: null,
  q: '',
  sort: 'createdAt',
  direction: 'desc',
}

const FILTER_VALUES = {
  scope: LIST_SCOPES,
  status: TICKET_STATUSES,
  priority: PRIORITIES,
  response: SLA_STATUSES,
  resolution: SLA_STATUSES,
  sort: LIST_SORTS,
  direction: SORT_DIRECTIONS,
} as const

/** Filters that hide tickets, in the order of the address. */
const NARROWING = ['requester', 'status', 'priority', 'month', 'response', 'resolution'] as const

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A scope as the server is asked: it lists one's own tickets without. */
export function unlessMine(scope: ListScope): ListScope | undefined {
  return scope === 'mine' ? undefined : scope
}

function known<Value extends string>(values: readonly Value[], given: string | null): Value | null {
  if (given === null) return null
  return values.find((value) => value.toLowerCase() === given.toLowerCase()) ?? null
}

/** Reads the filters from an address. A value that is not known is dropped, never sent on. */
export function parseTicketListFilters(params: URLSearchParams): TicketListFilters {
  const scope = known(LIST_SCOPES, params.get('scope')) ?? DEFAULT_FILTERS.scope
  const requester = params.get('requester')
  return {
    scope,
    requester: scope !== 'mine' && UUID.test(requester ?? '') ? requester : null,
    status: known(TICKET_STATUSES, params.get('status')),
    priority: known(PRIORITIES, params.get('priority')),
    month: MONTH.exec(params.get('month') ?? '')?.[0] ?? null,
    response: known(SLA_STATUSES, params.get('response')),
    resolution: known(SLA_STATUSES, params.get('resolution')),
    q: toSearchText(params.get('q') ?? ''),
    sort: known(LIST_SORTS, params.get('sort')) ?? DEFAULT_FILTERS.sort,
    direction: known(SORT_DIRECTIONS, params.get('direction')) ?? DEFAULT_FILTERS.direction,
  }
}

/** The address without what is not known in it, or null when all of it is. */
export function withoutUnknownFilters(params: URLSearchParams): URLSearchParams | null {
  const unknown = Object.entries(FILTER_VALUES).filter(([name, values]) => {
    const given = params.get(name)
    return given !== null && known<string>(values, given) === null
  })
  if (unknown.length === 0) return null
  const kept = new URLSearchParams(params)
  for (const [name] of unknown) kept.delete(name)
  return kept
}

/** Defaults are left out, so that the plain list has the plain address. */
export function serializeTicketListFilters(filters: TicketListFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.scope !== DEFAULT_FILTERS.scope) params.set('scope', filters.scope)
  for (const name of NARROWING) if (filters[name]) params.set(name, filters[name])
  if (filters.q) params.set('q', filters.q)
  if (filters.sort !== DEFAULT_FILTERS.sort) params.set('sort', filters.sort)
  if (filters.direction !== DEFAULT_FILTERS.direction) params.set('direction', filters.direction)
  return params
}

/** The list with these filters. */
export function ticketsAddress(filters: Partial<TicketListFilters>): Address {
  return withSearch(paths.tickets, serializeTicketListFilters({ ...DEFAULT_FILTERS, ...filters }))
}

/** How many choices of the Filters panel hide tickets; sorting hides none. */
export function countActiveFilters(filters: TicketListFilters): number {
  return NARROWING.filter((name) => filters[name] !== null).length
}

export function isNarrowed(filters: TicketListFilters): boolean {
  return countActiveFilters(filters) > 0 || filters.q !== ''
}

/** Shows all tickets again, in the order that was chosen. */
export function withoutNarrowing(filters: TicketListFilters): TicketListFilters {
  const { scope, sort, direction } = filters
  return { ...DEFAULT_FILTERS, scope, sort, direction }
}

/** The column that sorts already turns around; another one starts with the newest or the highest. */
export function toggleSort(filters: TicketListFilters, sort: ListSort): TicketListFilters {
  const isTurned = filters.sort === sort && filters.direction === 'desc'
  return { ...filters, sort, direction: isTurned ? 'asc' : 'desc' }
}
