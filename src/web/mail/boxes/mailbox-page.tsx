import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import * as words from '#words/mailboxes.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { MailboxForm } from './mailbox-form.tsx'
import { mailboxQueries } from './mailbox-queries.ts'
import styles from './mailbox-page.module.css'

export function NewMailboxPage() {
  useDocumentTitle(words.newTitle)

  return (
    <div className={styles.page}>
      <PageHeader title={words.newTitle} actions={<BackLink />} />
      <MailboxForm stored={undefined} />
    </div>
  )
}

export function MailboxPage() {
  const { mailboxId = '' } = useParams()
  const mailbox = useQuery(mailboxQueries.one(mailboxId))
  const title = mailbox.data?.name ?? words.mailbox
  useDocumentTitle(title)

  return (
    <div className={styles.page}>
      <PageHeader title={<bdi>{title}</bdi>} actions={<BackLink />}>
        {mailbox.data?.address}
      </PageHeader>
      {mailbox.isPending && (
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
      {mailbox.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.oneLoadFailed}
            busy={mailbox.isFetching}
            onRetry={() => void mailbox.refetch()}
          />
        </Card>
      )}
      {mailbox.data && <MailboxForm key={mailbox.data.version} stored={mailbox.data} />}
    </div>
  )
}

function BackLink() {
  return <Link to={adminPaths.mailboxes}>{words.back}</Link>
}
