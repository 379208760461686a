import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { Card } from '#web/kit/parts/card.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'

import styles from './categories-card.module.css'
import { settingsQueries } from './settings-queries.ts'

// Comes while the server is asked what there is to list.
const CategoryList = lazy(async () => ({
  default: (await import('./category-list.tsx')).CategoryList,
}))

export function CategoriesCard() {
  const categories = useQuery(settingsQueries.categories())

  return (
    <Card title="Categories">
      <p className={styles.lead}>
        What a ticket can be about, in the order of the form; the first is chosen beforehand. A
        retired category is not offered any more and stays on the tickets that have it. Each change
        is saved at once.
      </p>
      {categories.isPending && <CategoriesSkeleton />}
      {categories.isLoadingError && (
        <LoadFailure
          message="Failed to load the categories"
          busy={categories.isFetching}
          onRetry={() => void categories.refetch()}
        />
      )}
      {categories.data && (
        <Suspense fallback={<CategoriesSkeleton />}>
          <CategoryList categories={categories.data} />
        </Suspense>
      )}
    </Card>
  )
}

function CategoriesSkeleton() {
  return (
    <Loading label="Loading the categories">
      <div className={styles.skeleton}>
        <SkeletonText width="half" />
        <SkeletonText width="short" />
        <SkeletonText width="half" />
        <SkeletonText width="short" />
      </div>
    </Loading>
  )
}
