import type { Ticket } from '#shared/tickets/contract.ts'
import { Card } from '#web/kit/parts/card.tsx'
import { SkeletonText } from '#web/kit/feedback/skeleton.tsx'

import { AttachmentList } from './attachment-list.tsx'
import { PlainText } from './plain-text.tsx'
import styles from './ticket-description.module.css'

type TicketDescriptionProps = {
  ticket: Pick<Ticket, 'description' | 'attachments'> | undefined
  /** The attachments are not known yet. */
  isPartial: boolean
}

export function TicketDescription({ ticket, isPartial }: TicketDescriptionProps) {
  return (
    <Card title="Description">
      {ticket ? (
        <div className={styles.content}>
          <PlainText text={ticket.description} />
          {!isPartial && ticket.attachments.length > 0 && (
            <div className={styles.attachments}>
              <h3>Attachments ({ticket.attachments.length})</h3>
              <AttachmentList attachments={ticket.attachments} />
            </div>
          )}
        </div>
      ) : (
        <>
          <SkeletonText />
          <SkeletonText width="most" />
          <SkeletonText width="half" />
        </>
      )}
    </Card>
  )
}
