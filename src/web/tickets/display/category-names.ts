import { useQuery } from '@tanstack/react-query'

import type { Category } from '#shared/settings/contract.ts'
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

type Rule = { id: string; confidential: NonNullable<Category['confidential']> }

/** Returns the category whose rule decides whether a ticket is confidential: one that allows nothing else comes first. */
export function categoryRule(chosen: string[], categories: Category[]): Rule | undefined {
  const rules = categories.flatMap(({ id, confidential }) =>
    confidential && chosen.includes(id) ? [{ id, confidential }] : [],
  )
  return rules.find(({ confidential }) => confidential === 'always') ?? rules[0]
}

export function ruleText({ id, confidential }: Rule, nameOf: (id: string) => string): string {
  const texts = { always: words.alwaysConfidential, proposed: words.usuallyConfidential }
  return texts[confidential](nameOf(id))
}

/** `Network Issue, Hardware`; `General` when a ticket has no category. */
export function categoryText(names: string[]): string {
  return names.length === 0 ? words.noCategory : list(names)
}
