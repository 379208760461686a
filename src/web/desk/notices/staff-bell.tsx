import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMatch } from 'react-router'

import * as words from '#words/desk.ts'
import * as healthWords from '#words/operations.ts'
import type { Notice } from '#shared/desk/notices/contract.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { formatDayAndTime, formatShortAge } from '#web/lib/format/format-time.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { type Address, withHash, withSearch } from '#web/lib/navigation/address.ts'
import { failurePath } from '#web/lib/navigation/failure-path.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths, patterns } from '#web/lib/navigation/paths.ts'
import { useFocusWhen, useWhen } from '#web/lib/use-when.ts'
import { deskChannel, type DeskEvent } from '#web/notifications/feed/desk-channel.ts'
import { NotificationBell } from '#web/notifications/panel/notification-bell.tsx'
import { commentAnchor } from '#web/tickets/navigation-state.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { personName } from '#web/tickets/display/person-name.tsx'

import { type Group, groupNotices, isOfMany } from './group-notices.ts'
import { noticeQuery, useClearNotices, useOlderNotices, useReadNotices } from './notice-queries.ts'
import styles from './staff-bell.module.css'

/** The bell of agents and administrators: what they are told of at the desk, above their own tickets. */
export function StaffBell() {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const { data } = useQuery(noticeQuery)
  const read = useReadNotices()
  const ticketId = useMatch(patterns.deskTicket)?.params.ticketId
  const isNews = data?.notices.some(({ isRead, ticket }) => !isRead && ticket?.id === ticketId)

  useWhen(viewer.id, () => watchDesk(queryClient, viewer.id))
  // Opening a ticket, from any page, marks its notices as read.
  useWhen(isNews && ticketId, () => {
    if (ticketId && !document.hidden) read.mutate({ ticketId })
  })

  return (
    <NotificationBell
      ownTitle={words.ownTickets}
      unreadBeside={data?.unread ?? 0}
      Above={NoticePanel}
    />
  )
}

/** Applies the server's news for staff, in any of the tabs that it reached. As long as the page is open. */
function watchDesk(queryClient: QueryClient, userId: string) {
  deskChannel(userId).addEventListener('message', ({ data }: MessageEvent<DeskEvent>) => {
    // A hidden page asks when it is looked at again.
    const refetchType = document.hidden ? 'none' : 'active'
    if (data.type === 'notice')
      void queryClient.invalidateQueries({ queryKey: noticeQuery.queryKey, refetchType })
  })
}

/** Notices of an agent by ticket, the newest first. */
function NoticePanel({ onLeave }: { onLeave: () => void }) {
  const query = useQuery(noticeQuery)
  const older = useOlderNotices(query.data)
  const read = useReadNotices()
  const clear = useClearNotices()
  const heading = useRef<HTMLHeadingElement>(null)
  const { unread = 0, notices = [], hasMore = false } = query.data ?? {}
  const [newest] = notices
  const groups = groupNotices(notices)
  const [shownBefore, setShownBefore] = useState(0)
  const list = useRef<HTMLUListElement>(null)

  /** The pressed button goes away; without this the focus would fall out of the styles. */
  function markRead(which: Parameters<typeof read.mutate>[0]) {
    read.mutate(which)
    heading.current?.focus()
  }

  /** The first ticket of the older ones takes the focus: the button may be gone then. */
  useFocusWhen(
    older.isSuccess && older.submittedAt,
    () => list.current?.children[shownBefore]?.querySelector('a') ?? heading.current,
  )

  function showMore() {
    setShownBefore(groups.length)
    older.mutate()
  }

  return (
    <section aria-labelledby="desk-notices">
      <div className={styles.head}>
        <h2 ref={heading} id="desk-notices" tabIndex={-1} className={styles.title}>
          {words.atDesk}
        </h2>
        {unread > 0 && newest && (
          <button
            type="button"
            className={styles.small}
            onClick={() => markRead({ upTo: newest.id })}
          >
            {words.markAllRead}
          </button>
        )}
      </div>
      {query.isLoadingError && (
        <LoadFailure
          message={words.noticesLoadFailed}
          detail={errorMessage(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && notices.length === 0 && (
        <EmptyState title={words.noNotices}>{words.noNoticesText}</EmptyState>
      )}
      <ul ref={list} className={styles.list}>
        {groups.map((group) => (
          <NoticeGroup
            key={group[0].id}
            group={group}
            onOpen={onLeave}
            onMarkRead={() => markRead(whichOf(group[0]))}
          />
        ))}
      </ul>
      {newest && (
        <div className={styles.foot}>
          {hasMore && (
            <Button
              variant="ghost"
              busy={older.isPending}
              busyLabel={words.loadingOlder}
              onClick={showMore}
            >
              {words.showMore}
            </Button>
          )}
          <button
            type="button"
            className={styles.small}
            onClick={() => {
              clear.mutate(newest.id)
              heading.current?.focus()
            }}
          >
            {words.clearNotices}
          </button>
        </div>
      )}
    </section>
  )
}

/** A ticket is read as a whole, also what is not shown of it. */
function whichOf(notice: Notice): Parameters<ReturnType<typeof useReadNotices>['mutate']>[0] {
  return notice.ticket && !isOfMany(notice)
    ? { ticketId: notice.ticket.id }
    : { noticeIds: [notice.id] }
}

const SHOWN_OF_TICKET = 3

type NoticeGroupProps = { group: Group; onOpen: () => void; onMarkRead: () => void }

/** A ticket with what happened to it, or the tickets of one act. */
export function NoticeGroup({ group, onOpen, onMarkRead }: NoticeGroupProps) {
  const [newest] = group
  const { ticket, tickets = 1 } = newest
  const isMany = isOfMany(newest)
  const isRead = group.every((notice) => notice.isRead)
  const title = isMany ? words.wereAssigned(byOf(newest), tickets) : titleOf(newest)
  const earlier = group.length - SHOWN_OF_TICKET

  function open() {
    // No ticket's page does it.
    if (isMany && !isRead) onMarkRead()
    onOpen()
  }

  return (
    <li className={styles.item} data-unread={!isRead}>
      <div className={styles.text}>
        {!isRead && <VisuallyHidden>{words.unreadNotice} </VisuallyHidden>}
        <Link
          to={isMany ? withSearch(paths.desk, 'view=mine') : pathOf(group)}
          className={styles.message}
          onClick={open}
        >
          <bdi>{title}</bdi>
        </Link>
        {!isMany && ticket && (
          <span className={styles.quiet}>
            {words.atCustomer(String(ticket.number), newest.customer.name)}
          </span>
        )}
        {group.slice(0, SHOWN_OF_TICKET).map((notice) => (
          <span key={notice.id} className={styles.happened} data-unread={!notice.isRead}>
            {!isMany && ticket && <span>{whatHappened(notice)}</span>}
            <TimeText className={styles.quiet} at={notice.at} format={formatShortAge} />
          </span>
        ))}
        {earlier > 0 && <span className={styles.quiet}>{words.earlierNotices(earlier)}</span>}
      </div>
      {!isRead && (
        <button
          type="button"
          className={styles.small}
          aria-label={words.markReadOf(title)}
          onClick={onMarkRead}
        >
          {words.markRead}
        </button>
      )}
    </li>
  )
}

function titleOf({ ticket, customer, failure, kind, addresses, closesAt, at }: Notice): string {
  if (ticket) return withoutOrganization(ticket.subject, customer.name)
  if (kind === 'door_opened')
    return words.doorOpened(customer.name, formatDayAndTime(new Date(closesAt ?? at)))
  if (kind === 'door_closed') return words.doorClosed(customer.name)
  if (addresses) return words.externalEnded(customer.name, addresses)
  return failure ? healthWords.failureTitles[failure.kind](failure.name ?? '', failure.step) : ''
}

/** Leads to the first comment of a group that is unread. */
function pathOf(group: Group): Address {
  const [{ ticket, failure, addresses, closesAt, customer }] = group
  const { commentId } = group.findLast((notice) => notice.commentId && !notice.isRead) ?? group[0]
  if (ticket)
    return withHash(paths.deskTicket(ticket.id), commentId ? commentAnchor(commentId) : '')
  if (addresses) return adminPaths.customerPeople(customer.id)
  if (closesAt !== undefined) return withSearch(adminPaths.signOn(customer.id), 'tab=emergency')
  return failure ? failurePath(failure.kind, failure.subjectId) : paths.desk
}

function byOf({ by }: Notice): string {
  return by ?? words.aColleague
}

/** Stays true after later changes of the ticket. */
function whatHappened(notice: Notice): string {
  if (notice.kind === 'assigned') return words.wasAssigned(byOf(notice))
  if (notice.kind === 'mentioned') return words.wasMentioned(byOf(notice))
  if (notice.kind === 'customer_replied')
    return words.customerReplied(
      notice.by === null ? words.theCustomer : personName({ ...notice, name: notice.by }),
    )
  if (notice.kind === 'reply_dropped') return words.replyDropped[notice.reason ?? 'customer_wrote']
  if (notice.kind === 'answer_held') return words.answerHeld
  if (notice.kind === 'mail_bounced') return words.mailBounced
  if (notice.kind === 'woken') return words.snoozeOver
  const { clock = 'response', dueAt = notice.at, percent } = notice
  const moment = formatDayAndTime(new Date(dueAt))
  if (Date.parse(dueAt) < Date.parse(notice.at)) return words.ticketOverdue[clock](moment)
  return percent ? words.sharePassed[clock](percent, moment) : words.ticketDueSoon[clock](moment)
}
