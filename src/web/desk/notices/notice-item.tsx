import type { Notice } from '#shared/desk/notices/contract.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import * as words from '#words/desk.ts'
import * as healthWords from '#words/operations.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { type Address, withSearch } from '#web/lib/navigation/address.ts'
import { failurePath } from '#web/lib/navigation/failure-path.ts'
import { formatDayAndTime, formatShortAge } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'

import styles from './notice-panel.module.css'

type NoticeItemProps = { notice: Notice; onOpen: () => void; onMarkRead: () => void }

/** One line of the bell: a ticket with what happened to it, or the tickets of one act. */
export function NoticeItem({ notice, onOpen, onMarkRead }: NoticeItemProps) {
  const { ticket, tickets = 1, isRead } = notice
  const isMany = tickets > 1
  const title = isMany ? words.wereAssigned(byOf(notice), tickets) : titleOf(notice)

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
          to={isMany ? withSearch(paths.desk, 'view=mine') : pathOf(notice)}
          className={styles.message}
          onClick={open}
        >
          <bdi>{title}</bdi>
        </Link>
        {!isMany && ticket && <span className={styles.happened}>{whatHappened(notice)}</span>}
        <span className={styles.time}>
          {!isMany && ticket && (
            <span>{words.atCustomer(String(ticket.number), notice.customer.name)}</span>
          )}
          <TimeText at={notice.at} format={formatShortAge} />
        </span>
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

function titleOf({ ticket, customer, failure }: Notice): string {
  if (ticket) return withoutOrganization(ticket.subject, customer.name)
  return failure ? healthWords.failureTitles[failure.kind](failure.name ?? '', failure.step) : ''
}

function pathOf({ ticket, failure }: Notice): Address {
  if (ticket) return paths.deskTicket(ticket.id)
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
    return words.customerReplied(notice.by ?? words.theCustomer)
  if (notice.kind === 'reply_dropped') return words.replyDropped[notice.reason ?? 'customer_wrote']
  if (notice.kind === 'answer_held') return words.answerHeld
  if (notice.kind === 'mail_bounced') return words.mailBounced
  if (notice.kind === 'woken') return words.snoozeOver
  const { clock = 'response', dueAt = notice.at } = notice
  const isLate = Date.parse(dueAt) < Date.parse(notice.at)
  const said = isLate ? words.ticketOverdue : words.ticketDueSoon
  return said[clock](formatDayAndTime(new Date(dueAt)))
}
