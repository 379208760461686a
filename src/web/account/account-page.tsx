import { useQuery } from '@tanstack/react-query'

import * as words from '#words/account.ts'
import * as languageWords from '#words/language.ts'
import { LateOwnLanguage } from '#web/access/language/late-language-select.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import styles from './account-page.module.css'
import { accountQueries } from './account-queries.ts'
import { MailCard } from './mail-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export function AccountPage() {
  const account = useQuery(accountQueries.own())
  useDocumentTitle(words.title)

  return (
    <div className={styles.page}>
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      <div className={styles.cards}>
        {account.data ? (
          <SecondFactorCard account={account.data} />
        ) : (
          <Card title={words.twoSteps}>
            {account.isPending ? (
              <Loading label={words.loading}>
                <div className={styles.skeleton}>
                  <SkeletonText width="half" />
                  <SkeletonText width="most" />
                  <SkeletonText width="half" />
                  <SkeletonText width="most" />
                  <SkeletonText width="half" />
                </div>
              </Loading>
            ) : (
              <LoadFailure
                message={words.loadFailed}
                busy={account.isFetching}
                onRetry={() => void account.refetch()}
              />
            )}
          </Card>
        )}
        <PasswordCard />
        <SessionsCard />
        <MailCard />
        <Card title={languageWords.languageLabel}>
          <div className={styles.choice}>
            <LateOwnLanguage hasHint />
          </div>
        </Card>
      </div>
    </div>
  )
}
