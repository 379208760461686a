import { categoryLabel } from '#shared/tickets/values.ts'
import type { AdminCategory } from '#shared/categories/contract.ts'
import { MAX_CATEGORY_NAME_LENGTH, SETTINGS_MESSAGES } from '#shared/settings/values.ts'
import * as words from '#words/tickets.ts'
import { NamedList } from '#web/kit/named-list/named-list.tsx'

import { useCategories } from './use-categories.ts'

const TEXTS = {
  label: 'Categories',
  newName: 'New category',
  add: 'Add category',
  giveName: SETTINGS_MESSAGES.categoryName,
  maxNameLength: MAX_CATEGORY_NAME_LENGTH,
}

export function CategoryList({ categories }: { categories: AdminCategory[] }) {
  const acts = useCategories()
  const list = categories.map((category) => ({
    id: category.id,
    name: categoryLabel(category, words.categoryName),
    isRetired: category.retired,
  }))
  return <NamedList list={list} acts={acts} texts={TEXTS} />
}
