import type { DeskOrder } from './desk-ranges.ts'
import type { WantedTickets } from './wanted-tickets.ts'

/** A statement of platform/db/functions/desk-walk.sql that finds a page; `none` finds nothing. */
export type DeskWay =
  | 'none'
  | 'plain'
  | Filter
  | 'age_and_category'
  | 'narrow'
  | 'narrow_aged'
  | 'narrow_of_sets'
  | 'older'
  | 'older_of_sets'
  | 'narrow_of_customer'
  | 'narrow_of_customer_of_sets'
  | 'owned'
  | 'owned_of_sets'
  | 'of_sets'
  | 'told'
  | 'narrow_told'
  | 'told_of_sets'
  | 'asleep'
  | 'few_due'
  | 'few_of_age'

type Filter = 'rank' | 'owner' | 'customer' | 'due' | 'age' | 'category'

/**
 * What may be so few by itself that to read and sort them all costs less than to walk past the others. `to_tell`: near
 * and broken promises that staff were not told of yet.
 */
export type FewBy = 'category' | 'due' | 'age' | 'to_tell'

/** What was changed longer than this after it was raised is in an index of its own. */
const LATE_DAYS = 3

/** Returns of what it is to be known whether there are few, before a way is chosen. */
export function fewToAskFor(wanted: WantedTickets, order: DeskOrder): FewBy[] {
  if (wanted.isSnoozed || wanted.customerId !== undefined) return []
  const filters = filtersOf(wanted)
  const asked: FewBy[] = []
  if (filters.includes('category')) asked.push('category')
  // In their own order they are one behind the other already.
  if (filters.includes('due') && order.key !== 'due_order') asked.push('due')
  if (filters.includes('age') && order.key !== 'created_at') asked.push('age')
  if (isTold(wanted, order)) asked.push('to_tell')
  return asked
}

/** Chooses how a page is found. */
export function chooseWay(
  wanted: WantedTickets,
  order: DeskOrder,
  few: ReadonlySet<FewBy>,
): DeskWay {
  const filters = filtersOf(wanted)
  const only = filters.length === 1 ? filters[0] : undefined
  const isOfCategory = filters.includes('category')
  if (wanted.isSnoozed) return 'asleep'
  if (filters.includes('customer')) {
    if (only) return only
    return isOfCategory ? 'narrow_of_customer_of_sets' : 'narrow_of_customer'
  }
  if (isOwned(wanted, order)) return isOfCategory ? 'owned_of_sets' : 'owned'
  if (few.has('category')) return 'of_sets'
  if (few.has('due') && !isOfCategory) return 'few_due'
  if (isTold(wanted, order) && few.has('to_tell')) {
    if (only) return 'told'
    return isOfCategory ? 'told_of_sets' : 'narrow_told'
  }
  if (few.has('age') && !isOfCategory) return 'few_of_age'
  if (isOlder(wanted, order)) return isOfCategory ? 'older_of_sets' : 'older'
  if (filters.length === 0) return 'plain'
  if (only) return only
  if (isOfCategory && filters.includes('age') && filters.length === 2) return 'age_and_category'
  if (isOfCategory) return 'narrow_of_sets'
  return filters.includes('age') ? 'narrow_aged' : 'narrow'
}

/** Returns which filters narrow a list. */
function filtersOf(wanted: WantedTickets): Filter[] {
  const { priorityRank, isUnassigned, assigneeId, customerId, due, minDays, maxDays, category } =
    wanted
  const filters: Filter[] = []
  if (priorityRank !== undefined) filters.push('rank')
  if (isUnassigned || assigneeId !== undefined) filters.push('owner')
  if (customerId !== undefined) filters.push('customer')
  if (due !== undefined) filters.push('due')
  if (minDays !== undefined || maxDays !== undefined) filters.push('age')
  if (category !== undefined) filters.push('category')
  return filters
}

/** Tells whether the tickets of the wanted assignee have an index in this order: nobody has one by what is due. */
function isOwned({ isUnassigned, assigneeId }: WantedTickets, order: DeskOrder): boolean {
  return assigneeId !== undefined || (isUnassigned === true && order.key === 'due_order')
}

/** Tells whether staff were told of nearly all that is wanted, and of hardly anything else. */
function isTold({ due }: WantedTickets, order: DeskOrder): boolean {
  return (due === 'near' || due === 'breached') && order.key !== 'due_order'
}

/** Tells whether a list is better begun where the last of its age can have been changed, but for what was changed late. */
function isOlder({ minDays = 0 }: WantedTickets, order: DeskOrder): boolean {
  return order.name === 'desk_last_changed' && minDays > LATE_DAYS
}
