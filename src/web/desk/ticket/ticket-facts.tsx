import { useState } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-ticket.ts'
import { LinksCard } from '#web/desk/relations/links-card.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { knownZone } from '#web/tickets/sla/business-times.ts'
import { SlaDisclosure } from '#web/tickets/sla/sla-disclosure.tsx'
import { SlaResults } from '#web/tickets/sla/sla-results.tsx'

import { CustomerCard } from './customer-card.tsx'
import { TicketTime } from './late.tsx'
import { RequesterCard } from './requester-card.tsx'
import styles from './ticket-facts.module.css'
import { readDeskSla } from '#web/desk/ticket-query.ts'

/** Facts for an agent next to the conversation. */
export function TicketFacts({ ticket }: { ticket: DeskTicket }) {
  const [isReceiptOpen, setIsReceiptOpen] = useState(false)
  const zone = { timeZone: knownZone(ticket.customer.timeZone), businessHours: undefined }

  return (
    <aside className={styles.side} aria-label={words.beside}>
      <Card title={words.serviceLevel}>
        <SlaResults sla={ticket.sla} zone={zone} />
        <SlaDisclosure
          ticket={ticket}
          read={readDeskSla}
          isOpen={isReceiptOpen}
          onToggle={() => setIsReceiptOpen(!isReceiptOpen)}
        />
      </Card>
      <RequesterCard ticket={ticket} />
      {ticket.relations.links.length > 0 && <LinksCard ticket={ticket} />}
      <CustomerCard ticketId={ticket.id} customer={ticket.customer} />
      <TicketTime ticketId={ticket.id} />
    </aside>
  )
}
