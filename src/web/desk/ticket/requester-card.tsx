import { useLocation } from 'react-router'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import * as words from '#words/desk-ticket.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { StatusBadge } from '#web/tickets/display/ticket-badges.tsx'

import { BouncedMark } from './late.tsx'
import styles from './ticket-facts.module.css'

/** The requester, and what else they have raised. */
export function RequesterCard({ ticket }: { ticket: DeskTicket }) {
  const { requester, customer, otherTickets } = ticket
  const { state } = useLocation()

  return (
    <Card title={words.requester}>
      <BouncedMark ticketId={ticket.id} />
      <dl className={styles.list}>
        <div>
          <dt dir="auto" className={styles.name}>
            {requester.name}
          </dt>
          {!ticket.isRequesterActive && (
            <dd>
              <Badge tone="closed">{words.deactivated}</Badge>
            </dd>
          )}
          <dd>
            <a href={`mailto:${requester.email}`}>{requester.email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.otherTickets}</dt>
          <dd>
            {otherTickets.length === 0 && words.noOtherTickets}
            <ul className={styles.tickets}>
              {otherTickets.map(({ id, number, subject, status, createdAt }) => (
                <li key={id} className={styles.ticket}>
                  <Link to={paths.deskTicket(id)} state={state} className={styles.subject}>
                    <bdi>{withoutOrganization(subject, customer.name)}</bdi>
                  </Link>
                  <StatusBadge status={status} />
                  <span className={styles.quiet}>
                    {words.ticketNumber(number)} <TimeText at={createdAt} format={formatShortAge} />
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
