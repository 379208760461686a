import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'

import * as words from '#words/mailboxes.ts'
import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import { daysUntil, isReadProvider, SECRET_WARNING_DAYS } from '#shared/mail/boxes/values.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { NowText, TimeText } from '#web/ui/display/time-text.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { mailboxQueries } from './mailbox-queries.ts'
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

/** One mailbox: where it is, and how reading it goes. */
function MailboxRow({ mailbox }: { mailbox: Mailbox }) {
  const { id, name, address, provider, isSender, lastError, secretEndsOn } = mailbox

  return (
    <li className={styles.row}>
      <div>
        <Link to={adminPaths.mailbox(id)} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span>
          <bdi>{address}</bdi>
        </span>
        <span className={styles.more}>{words.providers[provider]}</span>
      </div>
      <div>
        <span className={styles.badges}>
          <StateBadge mailbox={mailbox} />
          {isSender && <Badge tone="neutral">{words.sender}</Badge>}
        </span>
        <StateText mailbox={mailbox} />
        {mailbox.unreachableSince !== null && lastError !== null && (
          <span className={styles.trouble}>{lastError}</span>
        )}
        {secretEndsOn !== null && (
          <NowText
            format={(now) => {
              const days = daysUntil(secretEndsOn, now)
              return days > SECRET_WARNING_DAYS ? '' : words.secretEnds(days)
            }}
          />
        )}
      </div>
    </li>
  )
}

function StateBadge({ mailbox }: { mailbox: Mailbox }) {
  if (!mailbox.isOn) return <Badge tone="closed">{words.isOff}</Badge>
  if (mailbox.unreachableSince !== null) return <Badge tone="breached">{words.problem}</Badge>
  return <Badge tone="met">{words.reads}</Badge>
}

function StateText({ mailbox }: { mailbox: Mailbox }) {
  const { isOn, readAt, unreachableSince, provider } = mailbox
  const isRead = isReadProvider(provider)
  if (isOn && unreachableSince !== null) {
    return (
      <span className={styles.trouble}>
        {words.unreachableSince} <TimeText at={unreachableSince} format={formatAge} />
      </span>
    )
  }
  if (readAt === null) {
    return <span className={styles.more}>{isRead ? words.waitsForFirst : words.waitsForPost}</span>
  }
  return (
    <span className={styles.more}>
      {isRead ? words.readAt : words.postedAt} <TimeText at={readAt} format={formatAge} />
    </span>
  )
}
