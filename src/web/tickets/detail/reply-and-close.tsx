import type { Ticket } from '#shared/tickets/contract.ts'

import { CloseTicketDialog } from './close-ticket-dialog.tsx'
import { ReplyBox } from './reply-box.tsx'
import { useReplyForm } from './use-reply-form.ts'

type ReplyAndCloseProps = {
  ticket: Ticket
  /** It is closed, and a reply opens it again. */
  reopens: boolean
  /** The dialog is open. */
  isClosing: boolean
  onCancel: () => void
  /** Closed just now, or found to have been closed before. */
  onClosed: () => void
}

/** What can be done to an open ticket. Together, because closing it ends the reply that was begun. */
export function ReplyAndClose(props: ReplyAndCloseProps) {
  const { ticket, reopens, isClosing, onCancel, onClosed } = props
  const reply = useReplyForm(ticket, { onClosedAlready: onClosed })

  return (
    <>
      <ReplyBox reply={reply} reopens={reopens} />
      <CloseTicketDialog
        ticketId={ticket.id}
        open={isClosing}
        reply={reply}
        onCancel={onCancel}
        onClosed={onClosed}
      />
    </>
  )
}
