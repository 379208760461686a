import { useRef, useState } from 'react'

import { accountEndpoints } from '#shared/account/endpoints.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/account/values.ts'
import { call } from '#web/lib/call.ts'
import { Field } from '#web/kit/basic/field.tsx'
import { TextInput } from '#web/kit/basic/text-input.tsx'

import { ConfirmDialog } from './confirm-dialog.tsx'
import { makePasskey } from '#web/access/passkeys/passkeys.ts'

type AddPasskeyDialogProps = {
  open: boolean
  onAdded: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

const DEFAULT_NAME = 'Passkey'

export function AddPasskeyDialog({ open, onAdded, onClose }: AddPasskeyDialogProps) {
  const [name, setName] = useState('')
  const nameInput = useRef<HTMLInputElement>(null)

  async function add() {
    const options = await call(accountEndpoints.beginPasskey, { body: {} })
    const response = await makePasskey(options)
    const body = { name: name.trim() || DEFAULT_NAME, response }
    const { recoveryCodes } = await call(accountEndpoints.addPasskey, { body })
    setName('')
    onAdded(recoveryCodes)
  }

  return (
    <ConfirmDialog
      open={open}
      title="Add a passkey"
      description="Your browser then asks for your fingerprint, face, device PIN or security key."
      action={{ label: 'Continue', busyLabel: 'Waiting for the passkey...' }}
      onConfirm={add}
      onClose={onClose}
      initialFocus={nameInput}
    >
      <Field label="Name" hint="A name for this passkey, such as “Work laptop”">
        {(control) => (
          <TextInput
            {...control}
            ref={nameInput}
            autoComplete="off"
            placeholder={DEFAULT_NAME}
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
