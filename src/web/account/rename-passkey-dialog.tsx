import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'

import { accountEndpoints } from '#shared/account/endpoints.ts'
import type { Passkey } from '#shared/account/contract.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/account/values.ts'
import { errorMessage } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import styles from './dialog-form.module.css'

type RenamePasskeyDialogProps = {
  /** Null while it is closed. */
  passkey: Passkey | null
  onRenamed: () => void
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <Dialog
      open={passkey !== null}
      onClose={onClose}
      title="Rename the passkey"
      initialFocus={input}
    >
      {passkey && (
        <RenameForm passkey={passkey} input={input} onRenamed={onRenamed} onClose={onClose} />
      )}
    </Dialog>
  )
}

function RenameForm({
  passkey,
  input,
  onRenamed,
  onClose,
}: {
  passkey: Passkey
  input: RefObject<HTMLInputElement | null>
  onRenamed: () => void
  onClose: () => void
}) {
  const [name, setName] = useState(passkey.name)
  const rename = useMutation({
    mutationFn: () =>
      call(accountEndpoints.renamePasskey, {
        params: { passkeyId: passkey.id },
        body: { name: name.trim() },
      }),
    onSuccess: onRenamed,
    onError: () => input.current?.focus(),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!rename.isPending) rename.mutate()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label="Name" error={rename.isError ? errorMessage(rename.error) : null}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              rename.reset()
            }}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={rename.isPending} busyLabel="Saving...">
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
