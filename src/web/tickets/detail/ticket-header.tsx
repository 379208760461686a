import { ArrowLeft, CircleCheck, RefreshCw } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useLocation } from 'react-router'

import type { Ticket } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { listSearchIn } from '#web/tickets/navigation-state.ts'
import { Queued } from '#web/tickets/display/queued.tsx'
import {
  ConfidentialBadge,
  PriorityBadge,
  StatusBadge,
} from '#web/tickets/display/ticket-badges.tsx'
import { useColleague } from './audience-card.tsx'
import styles from './ticket-header.module.css'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'

type TicketHeaderProps = {
  ticket: Ticket | undefined
  heading: RefObject<HTMLHeadingElement | null>
  refetch: () => Promise<{ isError: boolean }>
  onClose: () => void
}

/** The heading is the same element before and after loading, because it may have the focus. */
export function TicketHeader({ ticket, heading, refetch, onClose }: TicketHeaderProps) {
  const { state } = useLocation()
  const isOnline = useOnline()
  const shown = useShownSubject()
  const [isRefreshing, setIsRefreshing] = useState(false)

  async function refresh() {
    setIsRefreshing(true)
    const { isError } = await refetch()
    setIsRefreshing(false)
    if (isError) toast.error(words.ticketRefreshFailed)
    else toast.success(words.ticketRefreshed)
  }

  return (
    <header className={styles.header}>
      <Link
        to={withSearch(paths.tickets, listSearchIn(state))}
        className={styles.back}
        data-print="hide"
      >
        <ArrowLeft aria-hidden="true" />
        {words.backToList}
      </Link>
      <div className={styles.top}>
        <div className={styles.what}>
          <h1 ref={heading} tabIndex={-1} className={styles.subject} dir="auto">
            {ticket ? shown(ticket.subject) : <LoadingSubject />}
          </h1>
          <div className={styles.meta}>{ticket ? <Meta ticket={ticket} /> : <LoadingMeta />}</div>
          {ticket && <Queued />}
        </div>
        {ticket && (
          <div className={styles.actions} data-print="hide">
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              busy={isRefreshing}
              disabled={!isOnline}
              onClick={() => void refresh()}
            >
              {words.refreshTicket}
            </Button>
            {ticket.status !== 'Closed' && !ticket.isReadOnly && (
              <Button
                icon={<CircleCheck aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={onClose}
              >
                {words.closeTicket}
              </Button>
            )}
          </div>
        )}
      </div>
    </header>
  )
}

function Meta({ ticket }: { ticket: Ticket }) {
  const { raisedBy } = ticket
  const colleague = useColleague(ticket)
  const number = words.numbered(ticket.number)
  return (
    <>
      <StatusBadge status={ticket.status} />
      <PriorityBadge priority={ticket.priority} />
      <ConfidentialBadge ticket={ticket} />
      <span className={styles.id}>
        <span>{number}</span>
        <CopyButton value={number} name={words.ticketNumber} />
      </span>
      <span className={styles.created}>
        <span className={styles.label}>{words.created}</span>
        <TimeText at={ticket.createdAt} format={formatAge} />
        {colleague !== undefined && (
          <span>
            <Rich>{words.createdBy(<bdi key="colleague">{colleague}</bdi>)}</Rich>
          </span>
        )}
        {raisedBy !== undefined && !ticket.isOfColleague && (
          <span>
            <Rich>{words.forYou(<bdi key="agent">{raisedBy}</bdi>)}</Rich>
          </span>
        )}
      </span>
    </>
  )
}

function LoadingSubject() {
  return (
    <>
      <VisuallyHidden>{words.loadingTicket}</VisuallyHidden>
      <SkeletonText width="most" />
      <span className={styles.secondLine}>
        <SkeletonText width="half" />
      </span>
    </>
  )
}

function LoadingMeta() {
  return (
    <>
      <Skeleton className={styles.badgeSkeleton} />
      <Skeleton className={styles.badgeSkeleton} />
      <Skeleton className={styles.idSkeleton} />
      <Skeleton className={styles.timeSkeleton} />
    </>
  )
}
