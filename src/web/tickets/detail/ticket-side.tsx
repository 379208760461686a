import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import type { Ticket } from '#shared/tickets/contract.ts'
import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import * as words from '#words/tickets.ts'
import { call } from '#web/lib/http/call.ts'
import { asOwnChange } from '#web/tickets/queries/own-changes.ts'
import { acceptTicket } from '#web/tickets/queries/ticket-queries.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'

import { AudienceCard } from './audience-card.tsx'
import { SlaDisclosure } from '#web/tickets/sla/sla-disclosure.tsx'
import { SlaResults } from '#web/tickets/sla/sla-results.tsx'
import styles from './ticket-side.module.css'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import { useServiceZone } from '#web/tickets/sla/use-service-zone.ts'
import { ConfidentialSwitch } from '#web/tickets/writing/confidential-switch.tsx'
import { ShownTime } from './shown-time.tsx'

// Few organizations have it shown, and it comes after all else.

type TicketSideProps = {
  ticket: Ticket | undefined
  /** Not all of it is known yet. */
  isPartial: boolean
}

export function TicketSide({ ticket: given, isPartial }: TicketSideProps) {
  const [isReceiptOpen, setIsReceiptOpen] = useState(false)
  const zone = useServiceZone()
  // Together, so that nothing below moves when the second of them comes.
  const ticket = zone && given

  return (
    <aside
      className={styles.side}
      data-loading={!ticket}
      data-tall={isReceiptOpen}
      data-print={isReceiptOpen ? undefined : 'hide'}
      aria-label={words.serviceAndDetails}
    >
      <Card title={words.serviceLevel}>
        {ticket ? (
          <>
            <SlaResults ticket={ticket} zone={zone} />
            <SlaDisclosure
              ticket={ticket}
              isOpen={isReceiptOpen}
              onToggle={() => setIsReceiptOpen(!isReceiptOpen)}
            />
          </>
        ) : (
          <LoadingLines />
        )}
      </Card>
      {ticket && <AudienceCard ticket={ticket} />}
      {ticket && (
        <div data-print="hide">
          <Card title={words.details}>
            <Details ticket={ticket}>
              {!isPartial && !ticket.isOfColleague && <OwnConfidentialSwitch ticket={ticket} />}
            </Details>
          </Card>
        </div>
      )}
      {ticket && <ShownTime ticketId={ticket.id} />}
    </aside>
  )
}

/** Its requester alone decides, besides the support team. */
function OwnConfidentialSwitch({ ticket }: { ticket: Ticket }) {
  const queryClient = useQueryClient()
  const params = { ticketId: ticket.id }

  return (
    <ConfidentialSwitch
      ticket={ticket}
      read={() => call(ticketEndpoints.getConfidentiality, { params })}
      save={(confidential) =>
        asOwnChange({ ticketId: ticket.id, comments: 0 }, async () => {
          const body = { confidential }
          const answer = await call(ticketEndpoints.setConfidential, { params, body })
          await acceptTicket(queryClient, answer.ticket)
          return answer.ticket
        })
      }
    />
  )
}

function Details({ ticket, children }: { ticket: Ticket; children: ReactNode }) {
  const nameOf = useCategoryName()
  const categories = ticket.categories.map(nameOf)

  return (
    <dl className={styles.list}>
      <div className={styles.entry}>
        <dt>{categories.length > 1 ? words.categories : words.category}</dt>
        <dd className={styles.categories}>
          {(categories.length > 0 ? categories : [words.noCategory]).map((category) => (
            <Badge key={category} tone="neutral">
              {category}
            </Badge>
          ))}
        </dd>
      </div>
      <div className={styles.entry}>
        <dt>{words.lastUpdated}</dt>
        <dd>
          <TimeText at={ticket.updatedAt} format={formatAge} />
        </dd>
      </div>
      {ticket.closedAt && (
        <div className={styles.entry}>
          <dt>{words.closedAt}</dt>
          <dd>
            <TimeText at={ticket.closedAt} format={formatAge} />
          </dd>
        </div>
      )}
      {ticket.resolutionCode && (
        <div className={styles.entry}>
          <dt>{words.resolutionReason}</dt>
          <dd>{words.resolutions[ticket.resolutionCode]}</dd>
        </div>
      )}
      {children && (
        <div className={styles.entry}>
          <dt>{words.visibility}</dt>
          <dd>{children}</dd>
        </div>
      )}
    </dl>
  )
}

function LoadingLines() {
  return (
    <>
      <SkeletonText width="half" />
      <SkeletonText width="most" />
      <SkeletonText width="half" />
      <SkeletonText width="most" />
    </>
  )
}
