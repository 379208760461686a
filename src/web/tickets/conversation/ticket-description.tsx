import type { ReactNode } from 'react'

import type { Ticket } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { AttachmentList } from '#web/tickets/attachments/attachment-list.tsx'
import { SystemMessage } from './system-message.tsx'
import styles from './ticket-description.module.css'

type TicketDescriptionProps = {
  ticket: Pick<Ticket, 'description' | 'attachments' | 'mail'> | undefined
  /** The attachments are not known yet. */
  isPartial: boolean
  /** Said beneath the words. */
  beneath?: ReactNode
}

export function TicketDescription({ ticket, isPartial, beneath }: TicketDescriptionProps) {
  return (
    <Card title={words.description}>
      {ticket ? (
        <div className={styles.content}>
          <SystemMessage text={ticket.description} mail={ticket.mail} />
          {!isPartial && ticket.attachments.length > 0 && (
            <div className={styles.attachments}>
              <h3>{words.attachmentCount(ticket.attachments.length)}</h3>
              <AttachmentList attachments={ticket.attachments} />
            </div>
          )}
          {beneath}
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
