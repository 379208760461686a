import { useQuery } from '@tanstack/react-query'

import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Card } from '#web/kit/parts/card.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'

import styles from './account-page.module.css'
import { accountQueries } from './account-queries.ts'
import { MailCard } from './mail-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export function AccountPage() {
  const account = useQuery(accountQueries.own())
  useDocumentTitle('Your account')

  return (
    <div className={styles.page}>
      <PageHeader title="Your account">
        How you sign in, where you are signed in now, and what you are sent by mail.
      </PageHeader>
      <div className={styles.cards}>
        {account.data ? (
          <SecondFactorCard account={account.data} />
        ) : (
          <Card title="Two-step sign-in">
            {account.isPending ? (
              <Loading label="Loading your account">
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
                message="Failed to load your account"
                busy={account.isFetching}
                onRetry={() => void account.refetch()}
              />
            )}
          </Card>
        )}
        <PasswordCard />
        <SessionsCard />
        <MailCard />
      </div>
    </div>
  )
}
