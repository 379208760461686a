import { useQuery } from '@tanstack/react-query'

import * as words from '#words/settings.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

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
  useDocumentTitle(words.usageTitle)

  return (
    <div className={styles.page}>
      <PageHeader title={words.usageTitle}>{words.usageLead}</PageHeader>
      <UsageCards />
      {limits.isPending && (
        <Card title={words.limits}>
          <Loading label={words.loadingLimits}>
            <SkeletonText width="most" />
            <SkeletonText width="half" />
          </Loading>
        </Card>
      )}
      {limits.isLoadingError && (
        <Card title={words.limits}>
          <LoadFailure
            message={words.limitsFailed}
            busy={limits.isFetching}
            onRetry={() => void limits.refetch()}
          />
        </Card>
      )}
      {limits.data && <LimitsForm stored={limits.data} />}
    </div>
  )
}
