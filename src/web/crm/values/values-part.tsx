import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'

import * as words from '#words/crm.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'

import styles from '#web/crm/crm-page.module.css'
import { crmQueries } from '#web/crm/crm-queries.ts'
import { ValuesForm } from './values-form.tsx'

/** What the CRM's values are here. */
export function ValuesPart() {
  const values = useQuery(crmQueries.values())

  return (
    <div className={styles.narrow}>
      {values.isPending && (
        <Loading label={words.valuesLoading}>
          <Card>
            <div className={styles.skeleton}>
              <SkeletonText width="half" />
              <SkeletonText width="most" />
              <SkeletonText width="half" />
            </div>
          </Card>
        </Loading>
      )}
      {values.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.valuesLoadFailed}
            busy={values.isFetching}
            onRetry={() => void values.refetch()}
          />
        </Card>
      )}
      {values.data?.readAt === null && (
        <Card flush>
          <EmptyState
            title={words.noValues}
            icon={<ListChecks aria-hidden="true" />}
            action={
              <Link to={adminPaths.crm} className={buttonClass('primary')}>
                {words.toConnection}
              </Link>
            }
          >
            {words.noValuesText}
          </EmptyState>
        </Card>
      )}
      {values.data && values.data.readAt !== null && <ValuesForm stored={values.data} />}
    </div>
  )
}
