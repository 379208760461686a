import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import * as words from '#words/alert-rules.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { alertQueries } from './alert-queries.ts'
import styles from './alert-rule-page.module.css'
import { RuleForm } from './rule-form.tsx'

export function NewAlertRulePage() {
  useDocumentTitle(words.newTitle)

  return (
    <div className={styles.page}>
      <PageHeader title={words.newTitle} actions={<BackLink />} />
      <RuleForm stored={undefined} />
    </div>
  )
}

export function AlertRulePage() {
  const { ruleId = '' } = useParams()
  const rule = useQuery(alertQueries.one(ruleId))
  const title = rule.data?.name ?? words.rule
  useDocumentTitle(title)

  return (
    <div className={styles.page}>
      <PageHeader title={<bdi>{title}</bdi>} actions={<BackLink />} />
      {rule.isPending && (
        <Loading label={words.oneLoading}>
          <Card>
            <div className={styles.skeleton}>
              <SkeletonText width="most" />
              <SkeletonText width="half" />
              <SkeletonText width="most" />
            </div>
          </Card>
        </Loading>
      )}
      {rule.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.oneLoadFailed}
            busy={rule.isFetching}
            onRetry={() => void rule.refetch()}
          />
        </Card>
      )}
      {rule.data && <RuleForm key={rule.data.version} stored={rule.data} />}
    </div>
  )
}

function BackLink() {
  return <Link to={adminPaths.alertRules}>{words.back}</Link>
}
