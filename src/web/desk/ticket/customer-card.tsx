import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-ticket.ts'
import { CustomerBrief } from '#web/desk/relations/customer-brief.tsx'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { NowText } from '#web/ui/display/time-text.tsx'
import { withSearch } from '#web/lib/navigation/address.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import {
  knownZone,
  WEEKDAY_AND_CLOCK,
  zoneName,
  zoneTime,
} from '#web/tickets/sla/business-times.ts'

import styles from './ticket-facts.module.css'

type CustomerCardProps = { ticketId: string; customer: DeskTicket['customer'] }

/** Facts that an agent should know of the customer, such as whether they are still at work. */
export function CustomerCard({ ticketId, customer }: CustomerCardProps) {
  const { id, name, domain, mspStartDate, openTickets, technicalContacts } = customer
  const timeZone = knownZone(customer.timeZone)

  return (
    <Card title={words.customer}>
      <dl className={styles.list}>
        <div>
          <dt dir="auto" className={styles.name}>
            {name}
          </dt>
          {!customer.isActive && (
            <dd>
              <Badge tone="closed">{words.inactive}</Badge>
            </dd>
          )}
          {domain && <dd>{domain}</dd>}
        </div>
        <div>
          <dt>{words.openTickets}</dt>
          <dd>
            <Link to={withSearch(paths.desk, new URLSearchParams({ customer: id }))}>
              {words.openTicketCount(openTickets)}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{words.localTime}</dt>
          <dd>
            <NowText format={(now) => zoneTime(now, timeZone, WEEKDAY_AND_CLOCK)} />{' '}
            <span className={styles.quiet}>{zoneName(timeZone)}</span>
          </dd>
        </div>
        {mspStartDate && (
          <div>
            <dt>{words.mspSince}</dt>
            <dd>{formatCalendarDay(mspStartDate)}</dd>
          </div>
        )}
        {technicalContacts.length > 0 && (
          <div>
            <dt>{words.contacts}</dt>
            <dd className={styles.contacts}>
              {technicalContacts.map((contact) => (
                <Contact
                  key={`${contact.name} ${contact.email} ${contact.phone}`}
                  contact={contact}
                />
              ))}
            </dd>
          </div>
        )}
      </dl>
      <CustomerBrief ticketId={ticketId} customer={customer} />
    </Card>
  )
}

type ContactProps = { contact: DeskTicket['customer']['technicalContacts'][number] }

function Contact({ contact: { name, email, phone } }: ContactProps) {
  return (
    <div>
      <p dir="auto">{name}</p>
      {email && <a href={`mailto:${email}`}>{email}</a>}{' '}
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
    </div>
  )
}
