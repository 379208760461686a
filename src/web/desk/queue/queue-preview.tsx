import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useLocation } from 'react-router'

import * as words from '#words/desk.ts'
import * as ticketWords from '#words/desk-ticket.ts'
import type { DeskTicketItem } from '#shared/desk/contract.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { deskTicketQuery } from '#web/desk/ticket-query.ts'
import { DeskConversation, PinnedNote } from '#web/desk/ticket/desk-conversation.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { PriorityBadge, StatusBadge } from '#web/tickets/display/ticket-badges.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import styles from './queue-preview.module.css'

type QueuePreviewProps = { ticket: DeskTicketItem; onClose: () => void }

/** Shows the ticket of a row next to the queue, which keeps the focus. */
export function QueuePreview({ ticket, onClose }: QueuePreviewProps) {
  const { id, number, subject, status, priority, requester, customer } = ticket
  const { search } = useLocation()
  const query = useQuery(deskTicketQuery(id))

  return (
    <aside
      ref={showAboveThePage}
      popover="manual"
      className={styles.preview}
      aria-label={words.previewOf(String(number))}
    >
      <header className={styles.head}>
        <h2 dir="auto">{withoutOrganization(subject, customer.name)}</h2>
        <IconButton label={words.closePreview} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
        <p className={styles.meta}>
          <span>{words.numbered(String(number))}</span>
          <StatusBadge status={status} />
          <PriorityBadge priority={priority} />
          <span>
            <Rich>
              {ticketWords.raisedBy(
                <bdi key="requester">{requester.name}</bdi>,
                <bdi key="customer">{customer.name}</bdi>,
              )}
            </Rich>
          </span>
        </p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <section key={id} className={styles.body} tabIndex={0} aria-label={subject}>
        {query.isPending && (
          <Loading label={ticketWords.loading}>
            <SkeletonText width="short" />
            <SkeletonText width="most" />
            <SkeletonText width="half" />
          </Loading>
        )}
        {query.isLoadingError && (
          <LoadFailure
            message={ticketWords.loadFailed}
            detail={errorMessage(query.error)}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && (
          <>
            <PinnedNote note={query.data.customer.brief.note} />
            <div ref={showLastWords}>
              <DeskConversation ticket={query.data} />
            </div>
          </>
        )}
      </section>
      <Link
        to={paths.deskTicket(id)}
        state={{ listSearch: search }}
        className={buttonClass('plain')}
      >
        {words.openPreviewed}
      </Link>
    </aside>
  )
}

function showAboveThePage(preview: HTMLElement | null) {
  preview?.showPopover()
}

/** Scrolls to the newest message, unless that comes first anyway. */
function showLastWords(thread: HTMLElement | null) {
  if (thread?.querySelector('[data-order="oldest"]')) thread.scrollIntoView({ block: 'end' })
}
