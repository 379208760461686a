import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import * as words from '#words/desk.ts'
import type { DeskTicketItem } from '#shared/desk/contract.ts'
import * as ticketWords from '#words/tickets.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { SelectBox } from '#web/desk/selection/select-box.tsx'
import { formatDay, formatDayAndTime, formatExactTime } from '#web/lib/format/format-time.ts'
import { useIntent } from '#web/lib/input/use-intent.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import {
  ConfidentialMark,
  PriorityBadge,
  StatusBadge,
} from '#web/tickets/display/ticket-badges.tsx'
import { SlaBadge } from '#web/tickets/sla/sla-results.tsx'
import { Avatar, initialsOf } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { ClockMark, OctagonMark } from '#web/ui/display/marks.tsx'
import { TimeText, useNow } from '#web/ui/display/time-text.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { personName } from '#web/tickets/display/person-name.tsx'

import { closedVerdict, dueLook, formatSpan } from './due-look.ts'
import type { QueueColumns } from './queue-table.tsx'
import type { RowSelection } from './use-selection.ts'
import dueTextStyles from './due-text.module.css'
import styles from './queue-table.module.css'

const HOUR_MS = 3_600_000

type QueueRowProps = {
  ticket: DeskTicketItem
  columns: QueueColumns
  viewerId: string
  selection: RowSelection
}

export function QueueRow({ ticket, columns, viewerId, selection }: QueueRowProps) {
  const { search } = useLocation()
  const queryClient = useQueryClient()
  const intent = useIntent(() => void queryClient.prefetchQuery(deskQueries.ticket(ticket.id)))
  const { assignee, customer, requester, due } = ticket
  // It waits for the requester: a promise that ends meanwhile is not what agents owe first.
  const isWaiting = ticket.status === 'Pending'
  const instants = {
    created: ticket.createdAt,
    changed: ticket.deskUpdatedAt,
    closed: ticket.closedAt,
  }

  return (
    <tr
      className={styles.row}
      data-due={isWaiting ? undefined : due?.state}
      data-waiting={isWaiting}
      data-unread={ticket.isUnread}
      data-ticket={ticket.id}
      data-selected={selection.has(ticket.id)}
    >
      <td className={styles.due} data-snoozed={ticket.snoozed !== null}>
        <span className={styles.pick}>
          {ticket.status !== 'Closed' && (
            <SelectBox
              label={words.selectTicket(String(ticket.number))}
              isOn={selection.has(ticket.id)}
              onToggle={(isRange) => selection.toggle(ticket.id, isRange)}
            />
          )}
          <span>
            {due ? (
              <DueText due={due} isWaiting={isWaiting} />
            ) : (
              <SlaBadge status={closedVerdict(ticket.sla)} isClosed />
            )}
            {ticket.snoozed && <SnoozedText snoozed={ticket.snoozed} />}
          </span>
        </span>
      </td>
      <td className={styles.subject}>
        <span className={styles.line}>
          <Avatar name={requester.name} />
          <Link
            {...intent}
            // Keys that lead down the list cross tickets as a pointer does.
            onFocus={intent.onPointerEnter}
            onBlur={intent.onPointerLeave}
            to={paths.deskTicket(ticket.id)}
            state={{ listSearch: search }}
            className={styles.link}
          >
            <bdi>{withoutOrganization(ticket.subject, customer.name)}</bdi>
          </Link>
          <ConfidentialMark ticket={ticket} />
          {ticket.isUnread && <VisuallyHidden>{words.unread}</VisuallyHidden>}
          <span className={styles.number}>{words.numbered(String(ticket.number))}</span>
          <VisuallyHidden>{requester.name}</VisuallyHidden>
        </span>
        {ticket.passage && (
          <p className={styles.passage} data-note={ticket.passage.isNote}>
            {ticket.passage.isNote && <span className={styles.noteMark}>{words.inNote}</span>}{' '}
            <span dir="auto">{ticket.passage.text}</span>
          </p>
        )}
      </td>
      <td className={styles.last}>
        <LastWords words={ticket.lastWords} isOver={ticket.status === 'Closed'} />
      </td>
      <td className={styles.customer} title={customer.name}>
        <bdi>{customer.name}</bdi>
      </td>
      {columns.hasStatus && (
        <td className={styles.status}>
          <StatusBadge status={ticket.status} />
        </td>
      )}
      <td className={styles.priority}>
        <PriorityBadge priority={ticket.priority} />
      </td>
      {columns.hasAssignee && (
        <td className={styles.assignee} data-unassigned={assignee === null}>
          {assignee === null ? (
            words.unassigned
          ) : (
            <span className={styles.line}>
              <Avatar name={assignee.name} size="small" />
              <bdi className={styles.name}>
                {assignee.id === viewerId ? words.you : assignee.name}
              </bdi>
            </span>
          )}
        </td>
      )}
      <td className={styles.age}>
        <TimeText
          at={instants[columns.instant] ?? ticket.createdAt}
          format={columns.instant === 'closed' ? formatDay : formatAge}
        />
      </td>
    </tr>
  )
}

function formatAge(date: Date, now: Date): string {
  const ageMs = now.getTime() - date.getTime()
  return formatSpan(ageMs < HOUR_MS ? ageMs : ageMs - (ageMs % HOUR_MS))
}

type LastWordsProps = { words: DeskTicketItem['lastWords']; isOver: boolean }

/** Shows who spoke last, and the beginning of what they said. A dot when that was the requester: the turn is ours. */
function LastWords({ words: last, isOver }: LastWordsProps) {
  if (!last) return <span className={styles.noReply}>{ticketWords.noReplyYet}</span>
  const isOurs = last.isRequester && !isOver
  const name = personName({ ...last, name: last.by })
  return (
    <span className={styles.line} data-ours={isOurs} title={last.text}>
      {isOurs && (
        <span className={styles.dot}>
          <VisuallyHidden>{words.requesterSpokeLast}</VisuallyHidden>
        </span>
      )}
      <span className={styles.said}>
        <bdi className={styles.speaker} title={name} data-initials={initialsOf(name)}>
          {name}
        </bdi>
        : <bdi>{last.text}</bdi>
      </span>
    </span>
  )
}

type DueTextProps = { due: NonNullable<DeskTicketItem['due']>; isWaiting: boolean }

/** Next deadline in words, with a mark and a color when it is near and the turn is ours. */
function DueText({ due, isWaiting }: DueTextProps) {
  const now = useNow()
  const { state, text } = dueLook(due, now)
  const looks = {
    breached: { tone: 'breached', icon: <OctagonMark /> },
    near: { tone: 'pending', icon: <ClockMark /> },
  } as const
  return (
    <time
      className={dueTextStyles.due}
      {...(due.at !== null && {
        dateTime: due.at,
        title: words.promisedFor(words.clockNames[due.clock], formatExactTime(new Date(due.at))),
      })}
      data-state={state}
    >
      {isWaiting || state === 'on_track' || state === 'paused' ? (
        <span className={dueTextStyles.calm}>{text}</span>
      ) : (
        <Badge {...looks[state]}>{text}</Badge>
      )}
      <VisuallyHidden>{words.clockNames[due.clock]}</VisuallyHidden>
    </time>
  )
}

/** Until when a ticket stays out of the queue. Its promises run on, so they stand beside it. */
function SnoozedText({ snoozed }: { snoozed: NonNullable<DeskTicketItem['snoozed']> }) {
  const { until } = snoozed
  return (
    <span className={dueTextStyles.snoozed}>
      {until === null
        ? words.snoozedUntilAnswer
        : words.snoozedUntil(formatDayAndTime(new Date(until)))}
    </span>
  )
}
