import type { DeskTicket } from '#shared/desk/contract.ts'
import { WaitingReplies } from '#web/desk/answers/waiting-replies.tsx'
import { useReadyForKeys } from '#web/desk/shortcuts/use-pending-keys.ts'
import { useShortcuts } from '#web/desk/shortcuts/use-shortcuts.ts'

import { CloseDialog } from './close-dialog.tsx'
import { Composer } from './composer.tsx'
import { useComposer } from './use-composer.ts'

type WriteAndCloseProps = {
  ticket: DeskTicket
  /** The dialog is open. */
  isClosing: boolean
  onCancel: () => void
  /** Closed just now, or found to have been closed before. */
  onClosed: () => void
}

/** Form for a note at a closed ticket. */
export function AddNote({ ticket }: { ticket: DeskTicket }) {
  const composer = useComposer(ticket)
  useReadyForKeys(ticket.id, true)
  useShortcuts({ n: () => composer.begin('note') })

  return <Composer ticket={ticket} composer={composer} />
}

/** Everything that can be done to an open ticket. Together, because closing it ends an unsent answer. */
export function WriteAndClose({ ticket, isClosing, onCancel, onClosed }: WriteAndCloseProps) {
  const composer = useComposer(ticket)
  useReadyForKeys(ticket.id, true)
  useShortcuts({ r: () => composer.begin('reply'), n: () => composer.begin('note') })

  return (
    <>
      <Composer ticket={ticket} composer={composer} />
      {ticket.waiting.length > 0 && (
        <WaitingReplies ticket={ticket} onUndone={composer.adopt} onSent={composer.leave} />
      )}
      <CloseDialog
        ticketId={ticket.id}
        open={isClosing}
        composer={composer}
        onCancel={onCancel}
        onClosed={onClosed}
      />
    </>
  )
}
