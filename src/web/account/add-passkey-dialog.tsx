import { useRef, useState } from 'react'

import * as words from '#words/account.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/account/values.ts'
import { call } from '#web/lib/http/call.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'

import { ConfirmDialog } from './confirm-dialog.tsx'
import { makePasskey } from '#web/access/passkeys/passkeys.ts'

type AddPasskeyDialogProps = {
  open: boolean
  onAdded: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

export function AddPasskeyDialog({ open, onAdded, onClose }: AddPasskeyDialogProps) {
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
