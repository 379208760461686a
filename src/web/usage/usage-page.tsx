import { useQuery } from '@tanstack/react-query'

import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Card } from '#web/kit/parts/card.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'

import { LimitsForm } from './limits-form.tsx'
import { UsageCards } from './usage-cards.tsx'
import styles from './usage-page.module.css'
import { usageQueries } from './usage-queries.ts'

export function UsagePage() {
  // What is edited changes only by whoever edits it; another's change is met when saving.
  const limits = useQuery({
    ...usageQueries.limits(),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  useDocumentTitle('Usage and Limits')

  return (
    <div className={styles.page}>
      <PageHeader title="Usage and Limits">
        Who uses how much of the portal, and how much anyone may use.
      </PageHeader>
      <UsageCards />
      {limits.isPending && (
        <Card title="Limits">
          <Loading label="Loading the limits">
            <SkeletonText width="most" />
            <SkeletonText width="half" />
          </Loading>
        </Card>
      )}
      {limits.isLoadingError && (
        <Card title="Limits">
          <LoadFailure
            message="Failed to load the limits"
            busy={limits.isFetching}
            onRetry={() => void limits.refetch()}
          />
        </Card>
      )}
      {limits.data && <LimitsForm stored={limits.data} />}
    </div>
  )
}
