import { useQuery } from '@tanstack/react-query'

import { categoryLabel } from '#shared/tickets/values.ts'
import { list } from '#words/language.ts'
import * as words from '#words/tickets.ts'

import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

/** Returns the names of categories that tickets carry: the key in words until the names are there. */
export function useCategoryName(): (categoryId: string) => string {
  const { data } = useQuery(ticketQueries.knownCategories())
  const names = new Map(
    data?.map((category) => [category.id, categoryLabel(category, words.categoryName)]),
  )
  return (categoryId) => names.get(categoryId) ?? words.categoryName(categoryId)
}

/** `Network Issue, Hardware`; `General` when a ticket has no category. */
export function categoryText(names: string[]): string {
  return names.length === 0 ? words.noCategory : list(names)
}
