import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import * as words from '#words/account.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/account/values.ts'
import { makePasskey } from '#web/access/passkeys/passkeys.ts'
import { call } from '#web/lib/http/call.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'

import { type AccountDialog, dialogNamed } from './account-dialog.ts'
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
        title={words.setUpAppTitle}
        description={words.anyApp}
        action={{ label: words.goOn, busyLabel: words.checking }}
        onConfirm={async () => {
          const setup = await call(accountEndpoints.beginTotp, { body: {} })
          onAsk({ name: 'set-up-app', setup })
        }}
        onClose={close}
      />
      <TotpDialog
        setup={dialogNamed(dialog, 'set-up-app')?.setup ?? null}
        onAdded={(codes) => void finish(words.appSetUp, codes)}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog?.name === 'remove-app'}
        title={words.askRemoveApp}
        description={words.removedAppNote}
        action={{ label: words.removeApp, busyLabel: words.removing, variant: 'danger' }}
        onConfirm={async () => {
          await call(accountEndpoints.removeTotp, { body: {} })
          await finish(words.appRemoved)
        }}
        onClose={close}
      />
      <AddPasskeyDialog
        open={dialog?.name === 'add-passkey'}
        onAdded={(codes) => void finish(words.passkeyAdded, codes)}
        onClose={close}
      />
      <RenamePasskeyDialog
        passkey={dialogNamed(dialog, 'rename-passkey')?.passkey ?? null}
        onRenamed={() => void finish(words.passkeyRenamed)}
        onClose={close}
      />
      <ConfirmDialog
        open={removed !== undefined}
        title={words.askRemovePasskey(removed?.name ?? '')}
        description={words.removedPasskeyNote}
        action={{ label: words.removePasskey, busyLabel: words.removing, variant: 'danger' }}
        onConfirm={async () => {
          const params = { passkeyId: removed?.id ?? '' }
          await call(accountEndpoints.removePasskey, { params, body: {} })
          await finish(words.passkeyRemoved)
          onPasskeyRemoved()
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog?.name === 'make-codes'}
        title={words.askMakeCodes}
        description={words.oldCodesNote}
        action={{ label: words.makeCodes, busyLabel: words.makingCodes }}
        onConfirm={async () => {
          const { recoveryCodes } = await call(accountEndpoints.makeRecoveryCodes, { body: {} })
          await finish(words.codesMade, recoveryCodes)
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

type AddPasskeyDialogProps = {
  open: boolean
  onAdded: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

function AddPasskeyDialog({ open, onAdded, onClose }: AddPasskeyDialogProps) {
  const [name, setName] = useState('')
  const nameInput = useRef<HTMLInputElement>(null)

  async function add() {
    const options = await call(accountEndpoints.beginPasskey, { body: {} })
    const response = await makePasskey(options)
    const body = { name: name.trim() || words.unnamedPasskey, response }
    const { recoveryCodes } = await call(accountEndpoints.addPasskey, { body })
    setName('')
    onAdded(recoveryCodes)
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.addPasskeyTitle}
      description={words.browserAsks}
      action={{ label: words.goOn, busyLabel: words.waitingForNewPasskey }}
      onConfirm={add}
      onClose={onClose}
      initialFocus={nameInput}
    >
      <Field label={words.passkeyName} hint={words.passkeyNameHint}>
        {(control) => (
          <TextInput
            {...control}
            ref={nameInput}
            autoComplete="off"
            placeholder={words.unnamedPasskey}
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
