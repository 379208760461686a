import { Clock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-sending.ts'
import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'
import { Button } from '#web/kit/parts/button.tsx'

const load = () => import('./send-later-dialog.tsx')
const Dialog = lazy(async () => ({ default: (await load()).SendLaterDialog }))

function begin() {
  load().catch(() => undefined)
}

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
        onPointerEnter={begin}
        onFocus={begin}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        {words.sendLater}
      </Button>
      {/* It stays when it is closed: only then does closing it give the focus back. */}
      {wasOpened && (
        <ErrorBoundary fallback={<p role="alert">{words.dialogFailed}</p>}>
          <Suspense>
            <Dialog
              ticket={ticket}
              open={isOpen}
              onClose={() => setIsOpen(false)}
              onSend={onSend}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
