import { Plus } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/desk.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NewTicketDialog } from './new-ticket-dialog.tsx'

/** Opens the form for a ticket on behalf of a person. */
export function NewTicketButton() {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button icon={<Plus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {words.newTicket}
      </Button>
      {isOpen && <NewTicketDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
