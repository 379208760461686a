import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'

import * as words from '#words/mailboxes.ts'
import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import { daysUntil, isReadProvider, SECRET_WARNING_DAYS } from '#shared/mail/boxes/values.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Breakable } from '#web/ui/display/breakable.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { NowText, TimeText } from '#web/ui/display/time-text.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { MailboxActions } from './mailbox-actions.tsx'
import { mailboxQueries } from './mailbox-queries.ts'
import styles from './mailboxes-page.module.css'

/** The mailboxes that mail comes in by, and how each is doing. */
export function MailboxesPage() {
  const mailboxes = useQuery(mailboxQueries.all())
  useDocumentTitle(words.title)
  const add = (
    <Link to={adminPaths.newMailbox} className={buttonClass('primary')}>
      {words.add}
    </Link>
  )

  return (
    <>
      <PageHeader title={words.title} actions={mailboxes.data?.length ? add : null}>
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
            <DataTable {...TABLE}>
              {mailboxes.data.map((mailbox) => (
                <MailboxRow key={mailbox.id} mailbox={mailbox} />
              ))}
            </DataTable>
          )}
        </Card>
      )}
    </>
  )
}

const TABLE = {
  caption: words.title,
  columns: [
    words.mailbox,
    words.provider,
    words.reads,
    words.sender,
    words.lastChecked,
    words.actions,
  ],
  className: styles.table,
}

/** One mailbox: where it is, and how reading it goes. */
function MailboxRow({ mailbox }: { mailbox: Mailbox }) {
  const { id, name, address, provider, isSender, lastError, secretEndsOn } = mailbox
  const { isOn, readAt, unreachableSince } = mailbox
  const isFailing = isOn && unreachableSince !== null

  return (
    <tr>
      <th scope="row">
        <Link to={adminPaths.mailbox(id)}>
          <bdi>{name}</bdi>
        </Link>
        <bdi className={styles.more}>
          <Breakable text={address} />
        </bdi>
      </th>
      <td data-label={words.provider}>{words.providers[provider]}</td>
      <td data-label={words.reads}>
        {isFailing ? (
          <>
            <Badge tone="breached">{words.problem}</Badge>
            <span className={styles.trouble}>
              {words.unreachableSince} <TimeText at={unreachableSince} format={formatAge} />
            </span>
            <span className={styles.trouble}>{lastError}</span>
          </>
        ) : isOn ? (
          words.isOn
        ) : (
          <Badge tone="closed">{words.isOff}</Badge>
        )}
        {secretEndsOn !== null && (
          <span className={styles.trouble}>
            <NowText
              format={(now) => {
                const days = daysUntil(secretEndsOn, now)
                return days > SECRET_WARNING_DAYS ? '' : words.secretEnds(days)
              }}
            />
          </span>
        )}
      </td>
      <td data-label={words.sender}>{isSender ? words.isOn : words.isOff}</td>
      <td data-label={words.lastChecked}>
        {readAt !== null ? (
          <TimeText at={readAt} format={formatAge} />
        ) : isReadProvider(provider) ? (
          words.waitsForFirst
        ) : (
          words.waitsForPost
        )}
      </td>
      <td className={styles.actions} data-print="hide">
        <MailboxActions mailbox={mailbox} />
      </td>
    </tr>
  )
}
