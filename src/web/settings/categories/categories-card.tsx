import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import * as words from '#words/settings.ts'
import { categoryName } from '#words/tickets.ts'
import { type Language, LANGUAGES } from '#shared/languages.ts'
import type { AdminCategory } from '#shared/settings/contract.ts'
import { categoryEndpoints } from '#shared/settings/endpoints.ts'
import { MAX_CATEGORY_NAME_LENGTH } from '#shared/settings/values.ts'
import {
  CATEGORY_CONFIDENTIALITIES,
  type CategoryConfidentiality,
  categoryLabel,
} from '#shared/tickets/values.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { settingsQueries } from '#web/settings/settings-queries.ts'
import { Select } from '#web/ui/controls/text-input.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { NamedList } from '#web/ui/list/named-list.tsx'
import { useNamedList } from '#web/ui/list/use-named-list.ts'

import styles from './categories-card.module.css'

const TEXTS = {
  label: words.categoriesTitle,
  newName: words.newCategory,
  add: words.addCategory,
  giveName: words.giveCategoryName,
  maxNameLength: MAX_CATEGORY_NAME_LENGTH,
}

/** The language is that of the installation. */
export function CategoriesCard({ language }: { language: Language | null }) {
  const categories = useQuery(settingsQueries.categories())

  return (
    <Card>
      {categories.isPending && <CategoriesSkeleton />}
      {categories.isLoadingError && (
        <LoadFailure
          message={words.categoriesLoadFailed}
          busy={categories.isFetching}
          onRetry={() => void categories.refetch()}
        />
      )}
      {categories.data && <CategoryList categories={categories.data} language={language} />}
    </Card>
  )
}

function CategoriesSkeleton() {
  return (
    <Loading label={words.loadingCategories}>
      <div className={styles.skeleton}>
        <SkeletonText width="half" />
        <SkeletonText width="short" />
        <SkeletonText width="half" />
        <SkeletonText width="short" />
      </div>
    </Loading>
  )
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
  const choiceOf = ({ id, name }: { id: string; name: string }) => (
    <ConfidentialSelect
      categoryId={id}
      name={name}
      value={categories.find((category) => category.id === id)?.confidential ?? 'no'}
    />
  )
  return (
    <NamedList
      list={list}
      acts={acts}
      texts={{ ...TEXTS, ownLanguage: language ?? LANGUAGES[0] }}
      choiceOf={choiceOf}
    />
  )
}

type ConfidentialSelectProps = { categoryId: string; name: string; value: CategoryConfidentiality }

/** Says whether new tickets of a category are confidential. Stored when it is chosen. */
function ConfidentialSelect({ categoryId, name, value }: ConfidentialSelectProps) {
  const queryClient = useQueryClient()
  const { queryKey } = settingsQueries.categories()
  const choose = useMutation({
    mutationFn: (confidential: CategoryConfidentiality) =>
      call(categoryEndpoints.updateCategory, { params: { categoryId }, body: { confidential } }),
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: ['tickets', 'categories'] })
      await queryClient.invalidateQueries({ queryKey })
    },
  })

  return (
    <Select
      className={styles.confidential}
      aria-label={words.confidentialOf(name)}
      value={choose.isPending ? choose.variables : value}
      onChange={({ target }) => {
        const chosen = CATEGORY_CONFIDENTIALITIES.find((known) => known === target.value)
        if (chosen) choose.mutate(chosen)
      }}
    >
      {CATEGORY_CONFIDENTIALITIES.map((known) => (
        <option key={known} value={known}>
          {words.categoryConfidentialities[known]}
        </option>
      ))}
    </Select>
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
