import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'

import * as words from '#words/mailboxes.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { mailboxQueries } from './mailbox-queries.ts'
import { MailboxRow } from './mailbox-row.tsx'
import styles from './mailboxes-page.module.css'

/** The mailboxes that mail comes in by, and how each is doing. */
export function MailboxesPage() {
  const mailboxes = useQuery(mailboxQueries.all())
  useDocumentTitle(words.title)
  const sent = (
    <Link to={adminPaths.sentMail} className={buttonClass()}>
      {words.sentMail}
    </Link>
  )
  const alerts = (
    <Link to={adminPaths.alertRules} className={buttonClass()}>
      {words.alerts}
    </Link>
  )
  const add = (
    <Link to={adminPaths.newMailbox} className={buttonClass('primary')}>
      {words.add}
    </Link>
  )

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            {alerts}
            {sent}
            {mailboxes.data?.length ? add : null}
          </>
        }
      >
        {words.lead}
      </PageHeader>
      {mailboxes.isPending && (
        <Loading label={words.loading}>
          <Card>
            <div className={styles.skeleton}>
              <SkeletonText width="most" />
              <SkeletonText width="half" />
            </div>
          </Card>
        </Loading>
      )}
      {mailboxes.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.loadFailed}
            busy={mailboxes.isFetching}
            onRetry={() => void mailboxes.refetch()}
          />
        </Card>
      )}
      {mailboxes.data && (
        <Card flush>
          {mailboxes.data.length === 0 ? (
            <EmptyState title={words.none} icon={<Mail aria-hidden="true" />} action={add}>
              {words.noneText}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {mailboxes.data.map((mailbox) => (
                <MailboxRow key={mailbox.id} mailbox={mailbox} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  )
}
