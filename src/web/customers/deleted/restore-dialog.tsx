import { useRef } from 'react'

import * as words from '#words/customers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'

import type { CustomerRestoration } from './use-restore-customer.ts'

/** Asks when another customer has a domain of it by now. */
export function RestoreDialog({ name, restore }: { name: string; restore: CustomerRestoration }) {
  const cancelButton = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      open={restore.conflict !== null}
      onClose={restore.giveUp}
      title={words.askWithFewerDomains(name)}
      description={restore.conflict}
      initialFocus={cancelButton}
    >
      <DialogActions>
        <Button ref={cancelButton} onClick={restore.giveUp}>
          {words.cancel}
        </Button>
        <Button variant="primary" busy={restore.isPending} onClick={restore.goWithoutDomains}>
          {words.restore}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
