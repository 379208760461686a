import { useState } from 'react'
import { useLocation } from 'react-router'

import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-ticket.ts'
import * as ticketWords from '#words/tickets.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { CustomerBrief, useTicketBrief } from '#web/desk/relations/customer-brief.tsx'
import { LinksCard } from '#web/desk/relations/links-card.tsx'
import { formatCalendarDay, formatShortAge } from '#web/lib/format/format-time.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { RatingText } from '#web/tickets/display/rating-text.tsx'
import { StatusBadge } from '#web/tickets/display/ticket-badges.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { NowText, TimeText } from '#web/ui/display/time-text.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import {
  knownZone,
  WEEKDAY_AND_CLOCK,
  zoneName,
  zoneTime,
} from '#web/tickets/sla/business-times.ts'
import { SlaDisclosure } from '#web/tickets/sla/sla-disclosure.tsx'
import { SlaResults } from '#web/tickets/sla/sla-results.tsx'
import { readDeskSla } from '#web/desk/ticket-query.ts'

import { BouncedMark } from '#web/desk/ticket-mail/ticket-mail.tsx'
import { ParticipantsCard } from './participants-card.tsx'
import { TicketTime } from '#web/desk/time/ticket-time.tsx'
import styles from './ticket-facts.module.css'

/** Facts for an agent next to the conversation. */
export function TicketFacts({ ticket }: { ticket: DeskTicket }) {
  const [isReceiptOpen, setIsReceiptOpen] = useState(false)
  const zone = { timeZone: knownZone(ticket.customer.timeZone), businessHours: undefined }

  return (
    <>
      <Card title={words.serviceLevel}>
        <SlaResults ticket={ticket} zone={zone} />
        <SlaDisclosure
          ticket={ticket}
          read={readDeskSla}
          isOpen={isReceiptOpen}
          onToggle={() => setIsReceiptOpen(!isReceiptOpen)}
        />
      </Card>
      {ticket.ratings.length > 0 && <RatingsCard ratings={ticket.ratings} />}
      <RequesterCard ticket={ticket} />
      <ParticipantsCard ticket={ticket} />
      {ticket.relations.links.length > 0 && <LinksCard ticket={ticket} />}
      <CustomerCard ticketId={ticket.id} customer={ticket.customer} />
      <TicketTime ticketId={ticket.id} />
    </>
  )
}

/** How the requester rated each closing, the last one first. */
function RatingsCard({ ratings }: Pick<DeskTicket, 'ratings'>) {
  return (
    <Card title={ticketWords.satisfaction}>
      <ul className={styles.ratings}>
        {ratings.map((rating) => (
          <li key={rating.closedAt}>
            <RatingText rating={rating}>
              <TimeText at={rating.ratedAt} format={formatShortAge} className={styles.quiet} />
            </RatingText>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const FEW = 3

/** The requester, and what else they have raised. */
function RequesterCard({ ticket }: { ticket: DeskTicket }) {
  const { requester, customer, otherTickets } = ticket
  const [isAllShown, setIsAllShown] = useState(false)
  const shown = isAllShown ? otherTickets : otherTickets.slice(0, FEW)
  const { state } = useLocation()

  return (
    <Card title={words.requester}>
      <BouncedMark ticketId={ticket.id} />
      <dl className={styles.list}>
        <div>
          <dt className={styles.name}>
            <Avatar name={requester.name} size="small" /> <bdi>{requester.name}</bdi>
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
              {shown.map(({ id, number, subject, status, createdAt }) => (
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
            {shown.length < otherTickets.length && (
              <Button variant="ghost" onClick={() => setIsAllShown(true)}>
                {words.showAllOthers(otherTickets.length)}
              </Button>
            )}
          </dd>
        </div>
      </dl>
    </Card>
  )
}

type CustomerCardProps = { ticketId: string; customer: DeskTicket['customer'] }

/** Facts that an agent should know of the customer, such as whether they are still at work. */
function CustomerCard({ ticketId, customer }: CustomerCardProps) {
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
      <CustomerBrief source={useTicketBrief(ticketId)} customer={customer} hasBanner />
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
