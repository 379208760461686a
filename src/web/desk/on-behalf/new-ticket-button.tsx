import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import * as words from '#words/desk-new.ts'
import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'
import { Button } from '#web/kit/parts/button.tsx'

const load = () => import('./new-ticket-dialog.tsx')
const NewTicketDialog = lazy(async () => ({ default: (await load()).NewTicketDialog }))

/** Opens the form for a ticket of somebody else, which is loaded when the button is about to be pressed. */
export function NewTicketButton() {
  const [isOpen, setIsOpen] = useState(false)
  const begin = () => void load().catch(() => undefined)

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
      {isOpen && (
        <ErrorBoundary fallback={<p role="alert">{words.formFailed}</p>}>
          <Suspense>
            <NewTicketDialog onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
