import type { DeskTicketQuery } from '#shared/desk/contract.ts'
import { AGE_DAYS, type DeskAge, type DeskView, type DueState } from '#shared/desk/values.ts'
import { PRIORITIES, type TicketStatus } from '#shared/tickets/values.ts'

import type { FigureTickets } from '#server/tickets/desk/numbers/figure-tickets.ts'

/** Which tickets a list has, as platform/db/functions/desk-queue.sql reads it. */
export type WantedTickets = FigureTickets & {
  statuses: readonly TicketStatus[]
  priorityRank?: number
  customerId?: string
  assigneeId?: string
  isUnassigned?: true
  isSnoozed?: boolean
  category?: string
  due?: DueState
  /** How many days ago it was raised: from so many on, and before so many. */
  minDays?: number
  maxDays?: number
  /** What a search has found: the ids of tickets, with those of their customers beside them. */
  ids?: string[]
  customers?: string[]
  /** Terms to look for in each ticket, where too many have them. */
  terms?: string[]
  number?: number | null
}

type Narrowing = Pick<
  DeskTicketQuery,
  'view' | 'status' | 'priority' | 'customerId' | 'assignee' | 'category' | 'due' | 'age'
>

const NOT_CLOSED = ['Open', 'Pending'] as const

/** What a view shows without a filter. */
const STATUSES: Record<DeskView, readonly TicketStatus[]> = {
  mine: NOT_CLOSED,
  unassigned: NOT_CLOSED,
  open: ['Open'],
  pending: ['Pending'],
  snoozed: NOT_CLOSED,
  closed: ['Closed'],
  all: ['Open', 'Pending', 'Closed'],
}

/** Joins view and filters. Returns undefined where they exclude each other, such as `mine` and another's. */
export function wantedTickets(query: Narrowing, viewerId: string): WantedTickets | undefined {
  const { view, status, priority, customerId, category, due, age } = query
  const assignees = [assigneeOfView(view, viewerId), assigneeOfFilter(query.assignee, viewerId)]
  const [assignee, other = assignee] = assignees.filter((wanted) => wanted !== undefined)
  const shown = narrowStatuses(view, status)
  // Nothing of a closed ticket is due.
  const statuses = due ? shown.filter((one) => one !== 'Closed') : shown
  if (assignee !== other || statuses.length === 0) return undefined
  return {
    statuses,
    ...(view !== 'all' && view !== 'closed' && { isSnoozed: view === 'snoozed' }),
    ...(assignee === null && { isUnassigned: true as const }),
    ...(assignee && { assigneeId: assignee }),
    ...(priority && { priorityRank: PRIORITIES.indexOf(priority) + 1 }),
    ...(customerId && { customerId }),
    ...(category && { category }),
    ...(due && { due }),
    ...(age && daysOf(age)),
  }
}

function daysOf(age: DeskAge): Pick<WantedTickets, 'minDays' | 'maxDays'> {
  const { from, before } = AGE_DAYS[age]
  return { ...(from > 0 && { minDays: from }), ...(before !== null && { maxDays: before }) }
}

/** Whose tickets a view of people has may be asked with any status, closed ones among them. */
function narrowStatuses(view: DeskView, status: TicketStatus | undefined) {
  if (status === undefined) return STATUSES[view]
  if (view === 'mine' || view === 'unassigned') return [status]
  return STATUSES[view].filter((shown) => shown === status)
}

/** Null: nobody. Undefined: whoever it is. */
function assigneeOfView(view: DeskView, viewerId: string): string | null | undefined {
  if (view === 'mine') return viewerId
  return view === 'unassigned' ? null : undefined
}

function assigneeOfFilter(
  assignee: DeskTicketQuery['assignee'],
  viewerId: string,
): string | null | undefined {
  if (assignee === 'me') return viewerId
  return assignee === 'none' ? null : assignee
}
