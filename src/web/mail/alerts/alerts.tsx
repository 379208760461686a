import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useParams } from 'react-router'

import * as words from '#words/alert-rules.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { alertQueries } from './alert-queries.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleList } from './rule-list.tsx'
import { TryCard } from './try-card.tsx'
import alertRulePageStyles from './alert-rule-page.module.css'
import styles from './alert-rules-page.module.css'

function NewAlertRulePage() {
  useDocumentTitle(words.newTitle)

  return (
    <div className={alertRulePageStyles.page}>
      <PageHeader title={words.newTitle} above={ABOVE} />
      <RuleForm stored={undefined} />
    </div>
  )
}

function AlertRulePage() {
  const { ruleId = '' } = useParams()
  const rule = useQuery(alertQueries.one(ruleId))
  const title = rule.data?.name ?? words.rule
  useDocumentTitle(title)

  return (
    <div className={alertRulePageStyles.page}>
      <PageHeader title={<bdi>{title}</bdi>} above={ABOVE} />
      {rule.isPending && (
        <Loading label={words.oneLoading}>
          <Card>
            <div className={alertRulePageStyles.skeleton}>
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

const ABOVE = { to: adminPaths.alertRules, text: words.back }

/** The rules for alerts in their order, and what they would make of a mail. */
function AlertRulesPage() {
  const rules = useQuery(alertQueries.all())
  useDocumentTitle(words.title)
  const add = (
    <Link to={adminPaths.newAlertRule} className={buttonClass('primary')}>
      {words.add}
    </Link>
  )

  return (
    <>
      <PageHeader title={words.title} actions={rules.data?.length ? add : null}>
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

/** All of it comes in one file: the name of each file costs something on every page, also on those of customers. */
export const alertPages = { AlertRulesPage, NewAlertRulePage, AlertRulePage }
