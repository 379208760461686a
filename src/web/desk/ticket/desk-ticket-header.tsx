import { ChevronDown, ChevronUp, CircleCheck } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import * as deskWords from '#words/desk.ts'
import * as relationWords from '#words/desk-relations.ts'
import * as words from '#words/desk-ticket.ts'
import type { DeskTicket, DeskTicketItem } from '#shared/desk/contract.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { MoreMenu } from '#web/desk/relations/more-menu.tsx'
import { useUnmerge, useWake } from '#web/desk/relations/relations-mutations.ts'
import { ShortcutHelp } from '#web/desk/shortcuts/shortcut-help.tsx'
import { formatAge, formatDayAndTime } from '#web/lib/format/format-time.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { listSearchIn } from '#web/tickets/navigation-state.ts'
import { ConfidentialBadge } from '#web/tickets/display/ticket-badges.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { iconButtonClass } from '#web/ui/controls/icon-button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Breadcrumb } from '#web/ui/layout/page-header.tsx'

import type { ListAround } from './use-list-around.ts'
import styles from './desk-ticket-header.module.css'

const BELOW_BAR = { rootMargin: '-56px 0px 0px', threshold: 1 }

type Known = Omit<DeskTicketItem, 'lastWords' | 'isUnread'> & Partial<Pick<DeskTicket, 'raisedBy'>>

type DeskTicketHeaderProps = {
  /** The ticket, or until it is loaded what the queue knows of it. */
  known: Known | undefined
  ticket: DeskTicket | undefined
  around: ListAround
  /** It could not be loaded: nothing more comes. */
  hasFailed: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

/** The heading is the same element before and after loading, because it may have the focus. */
export function DeskTicketHeader(props: DeskTicketHeaderProps) {
  const { known, ticket, around, hasFailed, heading, onClose } = props
  const { state } = useLocation()
  const isAway = useIsAway(heading)

  const acts = ticket && (
    <div className={styles.acts} data-print="hide">
      {ticket.status !== 'Closed' && (
        <Button
          variant="primary"
          icon={<CircleCheck aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-keyshortcuts="c"
          onClick={onClose}
        >
          {words.close}
        </Button>
      )}
      <MoreMenu ticket={ticket} />
    </div>
  )

  return (
    <>
      {isAway && ticket && (
        <div className={styles.away} data-print="hide" data-bar>
          <div className={styles.line}>
            <span className={styles.number}>{words.ticketNumber(ticket.number)}</span>
            <strong className={styles.short} dir="auto">
              {withoutOrganization(ticket.subject, ticket.customer.name)}
            </strong>
            <bdi className={styles.short}>{ticket.customer.name}</bdi>
            {acts}
          </div>
        </div>
      )}
      <header className={styles.header}>
        <div className={styles.row}>
          <Breadcrumb to={withSearch(paths.desk, listSearchIn(state))} text={words.backToDesk} />
          <div className={styles.around} data-print="hide">
            {around.position}
            <Neighbor to={around.previous} label={deskWords.ticketShortcuts.k} keys="k">
              <ChevronUp aria-hidden="true" />
            </Neighbor>
            <Neighbor to={around.next} label={deskWords.ticketShortcuts.j} keys="j">
              <ChevronDown aria-hidden="true" />
            </Neighbor>
            <ShortcutHelp />
          </div>
        </div>
        <div className={styles.row}>
          <h1 ref={heading} tabIndex={-1} className={styles.subject} dir="auto">
            {known ? (
              withoutOrganization(known.subject, known.customer.name)
            ) : hasFailed ? (
              words.title
            ) : (
              <LoadingSubject />
            )}
          </h1>
          {!isAway && acts}
        </div>
        <div className={styles.meta}>
          {known ? <Meta ticket={known} /> : !hasFailed && <SkeletonText width="half" />}
        </div>
        {ticket?.snoozed && <SnoozedNotice ticket={ticket} />}
        {ticket?.relations.mergedInto && (
          <MergedNotice ticketId={ticket.id} into={ticket.relations.mergedInto} />
        )}
      </header>
    </>
  )
}

/** Says whether the heading has scrolled away in a window that is wide enough for a line in its stead. */
function useIsAway(heading: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      // A busy browser reports several at once.
      const entry = entries.at(-1)
      // The buttons move, and what one of them has opened would close.
      if (!entry || document.querySelector('dialog[open]')) return
      const isAbove =
        entry.intersectionRatio < 1 && entry.boundingClientRect.top < window.innerHeight / 2
      setIsAway(isAbove && matchMedia('(width >= 60rem)').matches)
    }, BELOW_BAR)
    if (heading.current) observer.observe(heading.current)
    return () => observer.disconnect()
  }, [heading])

  return isAway
}

type NeighborProps = { to: string | undefined; label: string; keys: string; children: ReactNode }

/** Leads to the ticket before or after this one in the list. */
function Neighbor({ to, label, keys, children }: NeighborProps) {
  const { state } = useLocation()
  if (!to) return null
  return (
    <Link
      to={paths.deskTicket(to)}
      state={state}
      className={iconButtonClass}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={words.withKeys(label, keys)}
    >
      {children}
    </Link>
  )
}

function Meta({ ticket }: { ticket: Known }) {
  const { number, requester, customer, createdAt, raisedBy } = ticket

  return (
    <>
      <span className={styles.number}>
        {words.ticketNumber(number)}
        <CopyButton value={words.ticketNumber(number)} name={words.numberToCopy} />
      </span>
      <ConfidentialBadge ticket={ticket} />
      <span className={styles.who}>
        <Rich>
          {words.raisedBy(
            <bdi key="requester" className={styles.name}>
              {requester.name}
            </bdi>,
            <bdi key="customer" className={styles.name}>
              {customer.name}
            </bdi>,
          )}
        </Rich>
      </span>
      <span>
        {words.created} <TimeText at={createdAt} format={formatAge} />{' '}
        {raisedBy && <Rich>{words.onBehalf(<bdi key="agent">{raisedBy}</bdi>)}</Rich>}
      </span>
    </>
  )
}

function LoadingSubject() {
  return (
    <>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <SkeletonText width="most" />
    </>
  )
}

/** Says why a ticket is not in the queue, and brings it back. */
function SnoozedNotice({ ticket }: { ticket: DeskTicket }) {
  const { id, snoozed, requester } = ticket
  const wake = useWake(id)

  return (
    <Banner
      action={
        <Button busy={wake.isPending} onClick={() => wake.mutate()}>
          {relationWords.bringBack}
        </Button>
      }
    >
      {snoozed?.until
        ? relationWords.isSnoozedUntil(formatDayAndTime(new Date(snoozed.until)), requester.name)
        : relationWords.isSnoozed(requester.name)}
    </Banner>
  )
}

type MergedNoticeProps = {
  ticketId: string
  into: NonNullable<DeskTicket['relations']['mergedInto']>
}

/** Says where a merged ticket goes on, and takes the merge back. */
function MergedNotice({ ticketId, into }: MergedNoticeProps) {
  const unmerge = useUnmerge(ticketId)

  return (
    <Banner
      action={
        <Button busy={unmerge.isPending} onClick={() => unmerge.mutate()}>
          {relationWords.takeMergeBack}
        </Button>
      }
    >
      <Rich>
        {relationWords.goesOnIn(
          <Link key="ticket" to={paths.deskTicket(into.id)}>
            {relationWords.numbered(String(into.number))}
          </Link>,
          into.byName,
          formatDayAndTime(new Date(into.at)),
        )}
      </Rich>
    </Banner>
  )
}
