import { useQueryClient } from '@tanstack/react-query'

import { accountEndpoints } from '#shared/account/endpoints.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import { type AccountDialog, dialogNamed } from './account-dialog.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { TotpDialog } from './totp-dialog.tsx'

type SecondFactorDialogsProps = {
  dialog: AccountDialog | null
  onAsk: (dialog: AccountDialog | null) => void
  /** The row that was pressed is gone. */
  onPasskeyRemoved: () => void
}

/** One at a time; some lead to the next. */
export function SecondFactorDialogs({ dialog, onAsk, onPasskeyRemoved }: SecondFactorDialogsProps) {
  const queryClient = useQueryClient()
  const removed = dialogNamed(dialog, 'remove-passkey')?.passkey
  const shown = dialogNamed(dialog, 'recovery-codes')

  function close() {
    onAsk(null)
  }

  async function finish(done: string, codes: string[] | null = null) {
    // Before the dialog closes: the page behind it shows the change when it is seen again.
    await queryClient.invalidateQueries({ queryKey: ['account'] })
    if (codes) return onAsk({ name: 'recovery-codes', codes, done })
    close()
    return toast.success(done)
  }

  return (
    <>
      <ConfirmDialog
        open={dialog?.name === 'confirm-app'}
        title="Set up an authenticator app"
        description="Any app for one-time codes will do, such as the one your team uses already."
        action={{ label: 'Continue', busyLabel: 'Checking...' }}
        onConfirm={async () => {
          const setup = await call(accountEndpoints.beginTotp, { body: {} })
          onAsk({ name: 'set-up-app', setup })
        }}
        onClose={close}
      />
      <TotpDialog
        setup={dialogNamed(dialog, 'set-up-app')?.setup ?? null}
        onAdded={(codes) => void finish('Authenticator app set up', codes)}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog?.name === 'remove-app'}
        title="Remove the authenticator app?"
        description="Its codes are not asked for any more. Without another second step, your password alone signs you in."
        action={{ label: 'Remove app', busyLabel: 'Removing...', variant: 'danger' }}
        onConfirm={async () => {
          await call(accountEndpoints.removeTotp, { body: {} })
          await finish('Authenticator app removed')
        }}
        onClose={close}
      />
      <AddPasskeyDialog
        open={dialog?.name === 'add-passkey'}
        onAdded={(codes) => void finish('Passkey added', codes)}
        onClose={close}
      />
      <RenamePasskeyDialog
        passkey={dialogNamed(dialog, 'rename-passkey')?.passkey ?? null}
        onRenamed={() => void finish('Passkey renamed')}
        onClose={close}
      />
      <ConfirmDialog
        open={removed !== undefined}
        title={`Remove ${removed?.name}?`}
        description="It does not sign you in any more. Without another second step, your password alone does."
        action={{ label: 'Remove passkey', busyLabel: 'Removing...', variant: 'danger' }}
        onConfirm={async () => {
          const params = { passkeyId: removed?.id ?? '' }
          await call(accountEndpoints.removePasskey, { params, body: {} })
          await finish('Passkey removed')
          onPasskeyRemoved()
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog?.name === 'make-codes'}
        title="Make new recovery codes?"
        description="The codes that you have kept so far are worth nothing any more."
        action={{ label: 'Make new codes', busyLabel: 'Making codes...' }}
        onConfirm={async () => {
          const { recoveryCodes } = await call(accountEndpoints.makeRecoveryCodes, { body: {} })
          await finish('New recovery codes made', recoveryCodes)
        }}
        onClose={close}
      />
      <RecoveryCodesDialog
        codes={shown?.codes ?? null}
        onKept={() => {
          close()
          if (shown) toast.success(shown.done)
        }}
      />
    </>
  )
}
