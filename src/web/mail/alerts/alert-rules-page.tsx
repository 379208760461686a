import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'

import * as words from '#words/alert-rules.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { alertQueries } from './alert-queries.ts'
import styles from './alert-rules-page.module.css'
import { RuleList } from './rule-list.tsx'
import { TryCard } from './try-card.tsx'

/** The rules for alerts in their order, and what they would make of a mail. */
export function AlertRulesPage() {
  const rules = useQuery(alertQueries.all())
  useDocumentTitle(words.title)
  const toMailboxes = (
    <Link to={adminPaths.mailboxes} className={buttonClass()}>
      {words.mailboxes}
    </Link>
  )
  const add = (
    <Link to={adminPaths.newAlertRule} className={buttonClass('primary')}>
      {words.add}
    </Link>
  )

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            {toMailboxes}
            {rules.data?.length ? add : null}
          </>
        }
      >
        {words.lead}
      </PageHeader>
      <div className={styles.page}>
        {rules.isPending && (
          <Loading label={words.loading}>
            <Card>
              <div className={styles.skeleton}>
                <SkeletonText width="most" />
                <SkeletonText width="half" />
              </div>
            </Card>
          </Loading>
        )}
        {rules.isLoadingError && (
          <Card flush>
            <LoadFailure
              message={words.loadFailed}
              busy={rules.isFetching}
              onRetry={() => void rules.refetch()}
            />
          </Card>
        )}
        {rules.data && (
          <Card flush>
            {rules.data.length === 0 ? (
              <EmptyState title={words.none} icon={<BellRing aria-hidden="true" />} action={add}>
                {words.noneText}
              </EmptyState>
            ) : (
              <RuleList rules={rules.data} />
            )}
          </Card>
        )}
        {rules.data && rules.data.length > 0 && <TryCard draft={null} />}
      </div>
    </>
  )
}
