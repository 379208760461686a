import { Clock } from 'lucide-react'
import { useState } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-ticket.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SendLaterDialog } from './send-later-dialog.tsx'

type SendLaterProps = { ticket: DeskTicket; disabled: boolean; onSend: (at: Date) => void }

/** The other way to send a reply, beside the button. */
export function SendLater({ ticket, disabled, onSend }: SendLaterProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  return (
    <>
      <Button
        icon={<Clock aria-hidden="true" />}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        {words.sendLater}
      </Button>
      {/* It stays when it is closed: only then does closing it give the focus back. */}
      {wasOpened && (
        <SendLaterDialog
          ticket={ticket}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onSend={onSend}
        />
      )}
    </>
  )
}
