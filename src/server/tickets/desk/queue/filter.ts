import type { DeskTicketQuery } from '#shared/desk/contract.ts'
import { AGE_DAYS, type DeskView, type DueState } from '#shared/desk/values.ts'
import { PRIORITIES, type TicketStatus } from '#shared/tickets/values.ts'

import type { FigureTickets } from '#server/tickets/desk/reports/figure-tickets.ts'

/** Owns the tickets that no agent is assigned to. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Selects tickets of the queue. An absent field narrows nothing. */
export type QueueFilter = FigureTickets & {
  statuses: readonly TicketStatus[]
  isSnoozed?: boolean
  /** 1 for Low to 3 for High. */
  priorityRank?: number
  customerId?: string
  /** The id of an agent, or the nil id for unassigned tickets. */
  ownerId?: string
  category?: string
  due?: DueState
  /** Days of 24 hours since the ticket was raised: at least, and fewer than. */
  minDays?: number
  maxDays?: number
  /** Results of a search. */
  found?: { customerIds: string[]; ticketIds: string[] }
  /** Terms that too many tickets have to list them here. */
  search?: { terms: string[]; number: number | null }
}

type Narrowing = Pick<
  DeskTicketQuery,
  'view' | 'status' | 'priority' | 'customerId' | 'assignee' | 'category' | 'due' | 'age'
>

const NOT_CLOSED = ['Open', 'Pending'] as const

/** The statuses that a view shows without a filter. */
const STATUSES: Record<DeskView, readonly TicketStatus[]> = {
  mine: NOT_CLOSED,
  unassigned: NOT_CLOSED,
  open: ['Open'],
  pending: ['Pending'],
  snoozed: NOT_CLOSED,
  closed: ['Closed'],
  all: ['Open', 'Pending', 'Closed'],
}

/** Joins view and filters. Returns undefined where they exclude each other, such as `mine` and another agent. */
export function queueFilter(query: Narrowing, viewerId: string): QueueFilter | undefined {
  const { view, status, priority, customerId, category, due, age } = query
  const owners = [ownerOfView(view, viewerId), ownerOfAssignee(query.assignee, viewerId)]
  const [ownerId, other = ownerId] = owners.filter((owner) => owner !== undefined)
  const shown = narrowStatuses(view, status)
  // Nothing of a closed ticket is due.
  const statuses = due ? shown.filter((one) => one !== 'Closed') : shown
  if (ownerId !== other || statuses.length === 0) return undefined
  const days = age && AGE_DAYS[age]
  return {
    statuses,
    ...(view !== 'all' && view !== 'closed' && { isSnoozed: view === 'snoozed' }),
    ...(ownerId !== undefined && { ownerId }),
    ...(priority && { priorityRank: PRIORITIES.indexOf(priority) + 1 }),
    ...(customerId && { customerId }),
    ...(category && { category }),
    ...(due && { due }),
    ...(days && days.from > 0 && { minDays: days.from }),
    ...(days && days.before !== null && { maxDays: days.before }),
  }
}

/**
 * The views of an agent's tickets and of unassigned ones can be narrowed to any status, closed ones
 * among them.
 */
function narrowStatuses(view: DeskView, status: TicketStatus | undefined) {
  if (status === undefined) return STATUSES[view]
  if (view === 'mine' || view === 'unassigned') return [status]
  return STATUSES[view].filter((shown) => shown === status)
}

function ownerOfView(view: DeskView, viewerId: string): string | undefined {
  if (view === 'mine') return viewerId
  return view === 'unassigned' ? NOBODY : undefined
}

function ownerOfAssignee(
  assignee: DeskTicketQuery['assignee'],
  viewerId: string,
): string | undefined {
  if (assignee === 'me') return viewerId
  return assignee === 'none' ? NOBODY : assignee
}
