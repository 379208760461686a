import { useRef, useState } from 'react'

import type { Mail } from '#shared/mail/held/contract.ts'
import * as words from '#words/quarantine.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button } from '#web/ui/controls/button.tsx'

import { useDiscardMails } from './use-settle-mail.ts'

/** Discards all held mail of one sender. It asks first, because the others are not on this page. */
export function DiscardOfSender({ mail }: { mail: Mail }) {
  const { heldOfSender: count, from } = mail
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const discard = useDiscardMails({ leavesPage: true })
  const close = () => {
    if (!discard.isPending) setIsAsking(false)
  }

  if (from.address === null || count < 2) return null
  const { address } = from
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{words.discardAll(count)}</Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={words.discardAllTitle(count, address)}
        description={words.discardAllText}
        initialFocus={cancel}
      >
        <FormFailure title={words.discardManyFailed} error={discard.error} />
        <DialogActions>
          <Button ref={cancel} onClick={close}>
            {words.cancel}
          </Button>
          <Button
            variant="danger"
            busy={discard.isPending}
            busyLabel={words.discarding}
            onClick={() => discard.mutate({ from: address })}
          >
            {words.discard}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
