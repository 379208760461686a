import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'

import { accountEndpoints } from '#shared/account/endpoints.ts'
import type { TotpSetup } from '#shared/account/contract.ts'
import { ApiError, errorMessage } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Banner } from '#web/kit/feedback/banner.tsx'
import { Button } from '#web/kit/parts/button.tsx'
import { CopyButton } from '#web/kit/parts/copy-button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import form from './dialog-form.module.css'
import { QrCode } from './qr-code.tsx'
import styles from './totp-dialog.module.css'

type TotpDialogProps = {
  /** Null while it is closed. */
  setup: TotpSetup | null
  onAdded: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** The key for the app, as a picture and in words; a code of it shows that it has arrived. */
export function TotpDialog({ setup, onAdded, onClose }: TotpDialogProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const confirm = useMutation({
    mutationFn: () => call(accountEndpoints.confirmTotp, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => {
      forget()
      onAdded(recoveryCodes)
    },
    onError: (error) => {
      setProblem((error instanceof ApiError ? error.fields['code'] : undefined) ?? null)
      input.current?.focus()
    },
  })

  function forget() {
    setCode('')
    setProblem(null)
    confirm.reset()
  }

  function close() {
    if (confirm.isPending) return
    forget()
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (confirm.isPending) return
    if (code.trim() !== '') return confirm.mutate()
    setProblem('Enter the code that the app shows')
    return input.current?.focus()
  }

  return (
    <Dialog
      open={setup !== null}
      onClose={close}
      title="Set up your authenticator app"
      initialFocus={input}
    >
      {setup && (
        <form className={form.form} noValidate onSubmit={submit}>
          {confirm.isError && problem === null && (
            <Banner tone="danger">{errorMessage(confirm.error)}</Banner>
          )}
          <div className={styles.key}>
            <QrCode text={setup.uri} label="QR code with the key for your authenticator app" />
            <div className={styles.words}>
              <p>Scan the code with your authenticator app, or enter this key by hand:</p>
              <p className={styles.secret}>
                <code>{setup.secret}</code>
                <CopyButton value={setup.secret.replaceAll(' ', '')} name="key" />
              </p>
            </div>
          </div>
          <Field
            label="Authentication code"
            hint="The six digits that the app shows for this account now."
            error={problem}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                className={styles.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={16}
                value={code}
                onChange={(event) => {
                  setCode(event.target.value)
                  setProblem(null)
                }}
              />
            )}
          </Field>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              busy={confirm.isPending}
              busyLabel="Confirming..."
            >
              Confirm
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}
