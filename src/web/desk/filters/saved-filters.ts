import type { ViewFilters } from '#shared/desk/queue/contract.ts'

import { type DeskFilters, deskQuery, NO_NARROWING, orderOf } from './desk-filters.ts'

/** The queue as a saved view has it. */
export function openedView({ id, filters }: { id: string; filters: ViewFilters }): DeskFilters {
  const { view, sort, direction, ...chosen } = filters
  return {
    ...NO_NARROWING,
    ...withoutUndefined(chosen),
    view,
    order: orderOf(view, { sort, direction }),
    saved: id,
  }
}

/** Returns the filters to save: all but a number of one week. */
export function filtersToSave(filters: DeskFilters): ViewFilters {
  const { figure: _, ...query } = deskQuery(filters)
  return query
}

/** Returns whether the queue shows something else than the view would. */
export function isChanged(filters: DeskFilters, view: { filters: ViewFilters }): boolean {
  const saved = filtersToSave(openedView({ id: '', filters: view.filters }))
  return JSON.stringify(filtersToSave(filters)) !== JSON.stringify(saved)
}

/** Returns whether there is anything to save that no view of the desk has already. */
export function isWorthSaving(filters: DeskFilters): boolean {
  const { view } = filters
  const plain = { id: '', filters: filtersToSave({ ...NO_NARROWING, ...plainOrder(view) }) }
  return isChanged(filters, plain)
}

function plainOrder(view: DeskFilters['view']) {
  return { view, order: orderOf(view), saved: null }
}

function withoutUndefined<Values extends object>(values: Values) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  // Object.fromEntries() forgets the keys.
  return Object.fromEntries(given) as { [Name in keyof Values]?: Exclude<Values[Name], undefined> }
}
