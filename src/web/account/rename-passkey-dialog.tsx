import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'

import * as words from '#words/account.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import type { Passkey } from '#shared/account/contract.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/account/values.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

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
      title={words.renamePasskey}
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
  const rename = useMutation({
    mutationFn: (name: string) =>
      call(accountEndpoints.renamePasskey, {
        params: { passkeyId: passkey.id },
        body: { name: name.trim() },
      }),
    onSuccess: onRenamed,
  })
  const form = useForm({
    initial: { name: passkey.name },
    sending: rename,
    problemsIn: (failure) => ({ name: errorMessage(failure) }),
    onChange: rename.reset,
  })

  return (
    <DialogForm
      form={form}
      onSend={() => rename.mutate(form.values.name)}
      action={{ label: words.save, busyLabel: words.saving }}
      onCancel={onClose}
    >
      <Field label={words.passkeyName} error={form.problemOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="name"
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={form.values.name}
            readOnly={rename.isPending}
            onChange={(event) => form.change('name', event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  )
}
