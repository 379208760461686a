import { useState } from 'react'

import type { Ticket } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { Fold, isLongText } from '#web/tickets/html/plain-text.tsx'
import { AttachmentList } from '#web/tickets/attachments/attachment-list.tsx'
import { SystemMessage } from './system-message.tsx'
import styles from './ticket-description.module.css'

/** So short that the replies below it are in sight. */
const SHORT = { characters: 600, lines: 8, files: 4 }

type DescriptionProps = {
  ticket: Pick<Ticket, 'description' | 'attachments' | 'mail' | 'commentCount'>
  /** The attachments are not known yet. */
  isPartial: boolean
}

export function TicketDescription({
  ticket,
  isPartial,
}: Omit<DescriptionProps, 'ticket'> & { ticket: DescriptionProps['ticket'] | undefined }) {
  return (
    <Card title={words.description}>
      {ticket ? (
        <Description ticket={ticket} isPartial={isPartial} />
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

/** Folded in a ticket that has replies: these are what its reader came for. */
function Description({ ticket, isPartial }: DescriptionProps) {
  const { description, attachments, mail, commentCount } = ticket
  // A reply that comes later folds nothing that is being read.
  const [hasReplies] = useState(commentCount > 0)
  const files = isPartial ? [] : attachments
  const isLong = isLongText(description, SHORT) || files.length > SHORT.files
  const content = (
    <div className={styles.content}>
      <SystemMessage text={description} mail={mail} />
      {files.length > 0 && (
        <div className={styles.attachments}>
          <h3>{words.attachmentCount(files.length)}</h3>
          <AttachmentList attachments={files} />
        </div>
      )}
    </div>
  )
  return hasReplies && isLong ? <Fold isOld>{content}</Fold> : content
}
