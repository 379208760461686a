import { Plus } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/desk.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Button } from '#web/ui/controls/button.tsx'

const NewTicketDialog = lazyPart(
  async () => (await import('./new-ticket-dialog.tsx')).NewTicketDialog,
)

/**
 * Opens the form for a ticket on behalf of a person, which is loaded when the button is about to be
 * pressed.
 */
export function NewTicketButton() {
  const [isOpen, setIsOpen] = useState(false)
  const begin = NewTicketDialog.preload

  return (
    <>
      <Button
        icon={<Plus aria-hidden="true" />}
        onPointerEnter={begin}
        onFocus={begin}
        onClick={() => setIsOpen(true)}
      >
        {words.newTicket}
      </Button>
      {isOpen && <NewTicketDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
