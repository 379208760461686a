import type { DeskSort } from '#shared/desk/values.ts'
import type { SortDirection } from '#shared/tickets/values.ts'

import type { DeskPlace } from './desk-cursor.ts'
import type { WantedTickets } from './wanted-tickets.ts'

// Every filter of the queue is a range of a column of desk_tickets, from its first to its last value where nothing is
// wanted of it: so one statement, planned once, serves every value. platform/db/functions/desk-walk.sql reads them.

/** Stands for whoever asks, in a list that is read together with the session. */
export const VIEWER = 'viewer'

const DAY_MS = 24 * 3_600_000
/** Nothing is near for longer than over a long weekend. */
const NEAR_AT_MOST = 5 * DAY_MS
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'
const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** What is closed is ordered after all that is due, from here on. */
const FIRST_CLOSED = 400_000_000_000_000
/** What is High comes first, then Medium, each by what is due. */
const EACH_PRIORITY = 1_000_000_000_000_000

/** A moment, or null where there is none: at the beginning or at the end. */
type Edge = Date | null

/** The columns of the type desk_wants. */
export type DeskRanges = {
  /** Open asleep, open, pending, pending asleep, closed. */
  states: [number, number]
  /** The id of an agent, VIEWER, or the lowest of all ids for nobody; undefined for anybody. */
  owner: string | undefined
  customerId: string | undefined
  /** From 1, Low, to 3. */
  ranks: [number, number]
  /** When its promise ends, in milliseconds: from, and before. */
  due: [number, number]
  /** Since when a promise is near: from, and before. */
  near: [Edge, Edge]
  /** After, and until. */
  raised: [Edge, Edge]
  category: string | undefined
}

/** What ranges can say; a statement is planned for anything else. */
const NARROWED = new Set<keyof WantedTickets>([
  'statuses',
  'isSnoozed',
  'isUnassigned',
  'assigneeId',
  'priorityRank',
  'category',
  'due',
  'minDays',
  'maxDays',
  'customerId',
])

/** Returns the ranges of a list; undefined for what no range can say, such as what a search has found. */
export function deskRanges(wanted: WantedTickets, now: Date): DeskRanges | undefined {
  const states = statesOf(wanted)
  if (!states || Object.keys(wanted).some((name) => !NARROWED.has(name as keyof WantedTickets)))
    return undefined
  const { isUnassigned, assigneeId, priorityRank, minDays, maxDays, customerId, category } = wanted
  const raisedAfter = daysBefore(now, maxDays)
  const { due, near } = dueOf(wanted, now)
  return {
    states,
    owner: isUnassigned ? LOWEST_ID : assigneeId,
    customerId,
    ranks: priorityRank === undefined ? [1, 3] : [priorityRank, priorityRank],
    // Nothing is due before it was raised.
    due: [Math.max(due[0], raisedAfter?.getTime() ?? -1), due[1]],
    near,
    raised: [raisedAfter, daysBefore(now, minDays)],
    category,
  }
}

function statesOf({ statuses, isSnoozed }: WantedTickets): [number, number] | undefined {
  const isOpen = statuses.includes('Open')
  const isPending = statuses.includes('Pending')
  const isClosed = statuses.includes('Closed')
  const isAwake = isSnoozed === false
  // What of these sleeps lies between them.
  if (isClosed && (isOpen || isPending) && (isAwake || !isPending)) return undefined
  const first = isOpen ? (isAwake ? 2 : 1) : isPending ? 3 : 5
  const last = isClosed ? 5 : isPending ? (isAwake ? 3 : 4) : 2
  return [first, last]
}

function daysBefore(now: Date, days: number | undefined): Edge {
  return days === undefined ? null : new Date(now.getTime() - days * DAY_MS)
}

function dueOf({ due }: WantedTickets, now: Date): Pick<DeskRanges, 'due' | 'near'> {
  const at = now.getTime()
  if (due === 'breached') return { due: [-1, at], near: [null, null] }
  if (due === 'near') return { due: [at, at + NEAR_AT_MOST], near: [null, now] }
  if (due === 'on_track') return { due: [at, FIRST_CLOSED], near: [now, null] }
  return { due: [-1, FIRST_CLOSED], near: [null, null] }
}

/** Writes the ranges as the database reads a row of desk_wants. */
export function toDeskWants(ranges: DeskRanges): string {
  const { states, ranks, due, near, raised, customerId, category } = ranges
  const values = [
    ...states,
    ...ownersOf(ranges),
    customerId ?? LOWEST_ID,
    customerId ?? HIGHEST_ID,
    ...ranks,
    ...due,
    near[0]?.toISOString() ?? '-infinity',
    near[1]?.toISOString() ?? 'infinity',
    raised[0]?.toISOString() ?? '-infinity',
    raised[1]?.toISOString() ?? 'infinity',
    category === undefined ? '' : quoted(category),
    // What is found for the list.
    '',
    '',
  ]
  return `(${values.join(',')})`
}

function ownersOf({ owner }: DeskRanges): [string, string] {
  if (owner === undefined) return [LOWEST_ID, HIGHEST_ID]
  // A null is whoever asks.
  if (owner === VIEWER) return ['', '']
  return [owner, owner]
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

/** An order that the queue offers: the function that answers its pages, and the column that it goes by. */
export type DeskOrder = {
  name: string
  key: 'due_order' | 'priority_order' | 'changed_at' | 'created_at'
  isDown: boolean
}

/** Returns undefined for an order that no list offers: what is least urgent first. */
export function deskOrder(sort: DeskSort, direction: SortDirection): DeskOrder | undefined {
  const isDown = direction === 'desc'
  if (sort === 'due') return { name: 'desk_due', key: 'due_order', isDown: false }
  if (sort === 'updatedAt')
    return { name: isDown ? 'desk_last_changed' : 'desk_first_changed', key: 'changed_at', isDown }
  if (sort === 'createdAt')
    return { name: isDown ? 'desk_newest' : 'desk_oldest', key: 'created_at', isDown }
  // What is urgent has the small numbers.
  return isDown ? { name: 'desk_priority', key: 'priority_order', isDown: false } : undefined
}

/**
 * Returns behind which place a page begins in its order: behind the last one of the page before, or behind all that is
 * before the first one of the ranges, because an index is entered at one edge.
 */
export function startOf(
  { key, isDown }: DeskOrder,
  { due, ranks, raised }: DeskRanges,
  after: DeskPlace | undefined,
): DeskPlace {
  if (key === 'due_order') return later(after, due[0] - 1)
  if (key === 'priority_order') return later(after, (3 - ranks[1]) * EACH_PRIORITY + due[0] - 1)
  // Nothing has changed before it was raised.
  if (!isDown) return latest(after, raised[0])
  return earliest(after, key === 'created_at' ? raised[1] : null)
}

function later(after: DeskPlace | undefined, first: number): DeskPlace {
  return after && Number(after.key) > first ? after : { key: String(first), id: HIGHEST_ID }
}

function latest(after: DeskPlace | undefined, first: Edge): DeskPlace {
  if (after && (!first || new Date(after.key) >= first)) return after
  return { key: first?.toISOString() ?? '-infinity', id: HIGHEST_ID }
}

function earliest(after: DeskPlace | undefined, last: Edge): DeskPlace {
  if (after && (!last || new Date(after.key) <= last)) return after
  return { key: last?.toISOString() ?? 'infinity', id: HIGHEST_ID }
}
