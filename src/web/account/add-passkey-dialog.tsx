import { useRef, useState } from 'react'

import * as words from '#words/account-dialogs.ts'
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
    const body = { name: name.trim() || words.unnamed, response }
    const { recoveryCodes } = await call(accountEndpoints.addPasskey, { body })
    setName('')
    onAdded(recoveryCodes)
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.addPasskey}
      description={words.browserAsks}
      action={{ label: words.goOn, busyLabel: words.waiting }}
      onConfirm={add}
      onClose={onClose}
      initialFocus={nameInput}
    >
      <Field label={words.name} hint={words.nameHint}>
        {(control) => (
          <TextInput
            {...control}
            ref={nameInput}
            autoComplete="off"
            placeholder={words.unnamed}
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
