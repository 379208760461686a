import type { SetupLink } from '#shared/connections/setup-links/contract.ts'
import { setupLinkEndpoints } from '#shared/connections/endpoints.ts'
import * as words from '#words/setup-links.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'
import { call } from '#web/lib/http/call.ts'

import { useChangeLinks } from './use-change-links.ts'

type RevokeDialogProps = { customerId: string; link: SetupLink; onClose: () => void }

export function RevokeDialog({ customerId, link, onClose }: RevokeDialogProps) {
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
    <ConfirmDialog
      open
      title={words.revokeTitle(link.name)}
      description={words.revokeDescription}
      action={{
        label: words.revoke,
        busyLabel: words.revoking,
        variant: 'danger',
        failure: words.revokeFailed,
      }}
      onConfirm={() => revoke.mutateAsync(undefined)}
      onClose={onClose}
    />
  )
}
