import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import * as words from '#words/desk.ts'
import type { DeskTicketItem } from '#shared/desk/contract.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { SelectBox } from '#web/desk/selection/select-box.tsx'
import { formatDayAndTime, formatExactTime, formatShortAge } from '#web/lib/format/format-time.ts'
import { useIntent } from '#web/lib/input/use-intent.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { PriorityBadge, StatusBadge } from '#web/tickets/display/ticket-badges.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { ClockMark, OctagonMark } from '#web/ui/display/marks.tsx'
import { TimeText, useNow } from '#web/ui/display/time-text.tsx'

import { dueLook } from './due-look.ts'
import type { RowSelection } from './use-selection.ts'
import dueTextStyles from './due-text.module.css'
import styles from './queue-table.module.css'

type QueueRowProps = {
  ticket: DeskTicketItem
  /** The last column says when it was raised, or when it was changed. */
  shows: 'created' | 'changed'
  viewerId: string
  selection: RowSelection
}

export function QueueRow({ ticket, shows, viewerId, selection }: QueueRowProps) {
  const { search } = useLocation()
  const queryClient = useQueryClient()
  const intent = useIntent(() => void queryClient.prefetchQuery(deskQueries.ticket(ticket.id)))
  const { assignee, customer, requester, due } = ticket

  return (
    <tr
      className={styles.row}
      data-due={due?.state}
      data-ticket={ticket.id}
      data-selected={selection.has(ticket.id)}
    >
      <td className={styles.due}>
        <span className={styles.pick}>
          {ticket.status !== 'Closed' && (
            <SelectBox
              label={words.selectTicket(String(ticket.number))}
              isOn={selection.has(ticket.id)}
              onToggle={(isRange) => selection.toggle(ticket.id, isRange)}
            />
          )}
          <span>
            <DueText due={due} />
            {ticket.snoozed && <SnoozedText snoozed={ticket.snoozed} />}
          </span>
        </span>
      </td>
      <td className={styles.subject}>
        <Link
          {...intent}
          // Keys that lead down the list cross tickets as a pointer does.
          onFocus={intent.onPointerEnter}
          onBlur={intent.onPointerLeave}
          to={paths.deskTicket(ticket.id)}
          state={{ listSearch: search }}
          className={styles.link}
          dir="auto"
        >
          {withoutOrganization(ticket.subject, customer.name)}
        </Link>
        <p className={styles.second}>
          <span className={styles.number}>{words.numbered(String(ticket.number))}</span>
          <span className={styles.requester} dir="auto">
            {requester.name}
          </span>
        </p>
        {ticket.passage && (
          <p className={styles.passage} data-note={ticket.passage.isNote}>
            {ticket.passage.isNote && <span className={styles.noteMark}>{words.inNote}</span>}{' '}
            <span dir="auto">{ticket.passage.text}</span>
          </p>
        )}
      </td>
      <td className={styles.customer} dir="auto" title={customer.name}>
        {customer.name}
      </td>
      <td className={styles.status}>
        <StatusBadge status={ticket.status} />
      </td>
      <td className={styles.priority}>
        <PriorityBadge priority={ticket.priority} />
      </td>
      <td className={styles.assignee} data-nobody={assignee === null} dir="auto">
        {assignee === null
          ? words.unassigned
          : assignee.id === viewerId
            ? words.you
            : assignee.name}
      </td>
      <td className={styles.age}>
        <TimeText
          at={shows === 'created' ? ticket.createdAt : ticket.deskUpdatedAt}
          format={formatShortAge}
        />
      </td>
    </tr>
  )
}

/** Next deadline in words, with a mark and a color when it is near. A closed ticket has none. */
function DueText({ due }: Pick<DeskTicketItem, 'due'>) {
  const now = useNow()
  if (due === null) return <span className={dueTextStyles.calm}>{words.nothingDue}</span>

  const { state, text } = dueLook(due, now)
  return (
    <span className={dueTextStyles.due}>
      <time
        dateTime={due.at}
        title={words.promisedFor(words.clockNames[due.clock], formatExactTime(new Date(due.at)))}
        data-state={state}
      >
        {state === 'breached' && (
          <Badge tone="breached" icon={<OctagonMark />}>
            {text}
          </Badge>
        )}
        {state === 'near' && (
          <Badge tone="pending" icon={<ClockMark />}>
            {text}
          </Badge>
        )}
        {state === 'on_track' && <span className={dueTextStyles.calm}>{text}</span>}
      </time>
      <span className={dueTextStyles.clock}>{words.clockNames[due.clock]}</span>
    </span>
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
