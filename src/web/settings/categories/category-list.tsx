import { type Language, LANGUAGES } from '#shared/languages.ts'
import { categoryEndpoints } from '#shared/settings/endpoints.ts'
import { categoryLabel } from '#shared/tickets/values.ts'
import type { AdminCategory } from '#shared/settings/contract.ts'
import { MAX_CATEGORY_NAME_LENGTH } from '#shared/settings/values.ts'
import * as words from '#words/settings.ts'
import { categoryName } from '#words/tickets.ts'
import { call } from '#web/lib/http/call.ts'
import { settingsQueries } from '#web/settings/settings-queries.ts'
import { NamedList } from '#web/ui/list/named-list.tsx'
import { useNamedList } from '#web/ui/list/use-named-list.ts'

const TEXTS = {
  label: words.categoriesTitle,
  newName: words.newCategory,
  add: words.addCategory,
  giveName: words.giveCategoryName,
  maxNameLength: MAX_CATEGORY_NAME_LENGTH,
}

type CategoryListProps = {
  categories: AdminCategory[]
  /** Language of the installation. */
  language: Language | null
}

export function CategoryList({ categories, language }: CategoryListProps) {
  const acts = useCategories()
  const list = categories.map((category) => ({
    id: category.id,
    name: categoryLabel(category, categoryName),
    ...(category.names && { names: category.names }),
    isRetired: category.retired,
  }))
  return (
    <NamedList
      list={list}
      acts={acts}
      texts={{ ...TEXTS, ownLanguage: language ?? LANGUAGES[0] }}
    />
  )
}

function useCategories() {
  return useNamedList({
    queryKey: settingsQueries.categories().queryKey,
    // The pages of tickets keep their own.
    alsoShown: [['tickets', 'categories']],
    add: (name) => call(categoryEndpoints.addCategory, { body: { name } }),
    change: (categoryId, { isRetired, ...names }) =>
      call(categoryEndpoints.updateCategory, {
        params: { categoryId },
        body: { ...names, retired: isRetired },
      }),
    order: (ids) => call(categoryEndpoints.orderCategories, { body: { ids } }),
  })
}
