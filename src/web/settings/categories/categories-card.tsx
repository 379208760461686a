import { useQuery } from '@tanstack/react-query'

import type { Language } from '#shared/languages.ts'
import * as words from '#words/settings.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import styles from './categories-card.module.css'
import { settingsQueries } from '#web/settings/settings-queries.ts'
import { CategoryList } from './category-list.tsx'

/** The language is that of the installation. */
export function CategoriesCard({ language }: { language: Language | null }) {
  const categories = useQuery(settingsQueries.categories())

  return (
    <Card title={words.categoriesTitle}>
      <p className={styles.lead}>{words.categoriesLead}</p>
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
