import { useRef } from 'react'

import type { SetupLink } from '#shared/connections/setup-links/contract.ts'
import { setupLinkEndpoints } from '#shared/connections/endpoints.ts'
import * as words from '#words/setup-links.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { call } from '#web/lib/http/call.ts'

import { useChangeLinks } from './use-change-links.ts'

type RevokeDialogProps = { customerId: string; link: SetupLink; onClose: () => void }

export function RevokeDialog({ customerId, link, onClose }: RevokeDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  const params = { customerId, linkId: link.id }
  const revoke = useChangeLinks(
    customerId,
    () => call(setupLinkEndpoints.revokeSetupLink, { params }),
    {
      onDone: () => {
        toast.success(words.revoked)
        onClose()
      },
    },
  )

  return (
    <Dialog
      open
      onClose={() => revoke.isPending || onClose()}
      title={words.revokeTitle(link.name)}
      description={words.revokeDescription}
      initialFocus={cancelButton}
    >
      <FormFailure title={words.revokeFailed} error={revoke.error} />
      <DialogActions>
        <Button ref={cancelButton} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          variant="danger"
          busy={revoke.isPending}
          busyLabel={words.revoking}
          onClick={() => revoke.mutate(undefined)}
        >
          {words.revoke}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
