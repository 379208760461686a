import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { encode } from 'uqr'

import * as words from '#words/account.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import type { TotpSetup } from '#shared/account/contract.ts'
import { call } from '#web/lib/http/call.ts'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

import styles from './totp-dialog.module.css'

type TotpDialogProps = {
  /** Null while it is closed. */
  setup: TotpSetup | null
  onAdded: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

const BLANK = { code: '' }

/** The key for the app, as a picture and in words; a code of it shows that it has arrived. */
export function TotpDialog({ setup, onAdded, onClose }: TotpDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const confirm = useMutation({
    mutationFn: (body: typeof BLANK) => call(accountEndpoints.confirmTotp, { body }),
    onSuccess: ({ recoveryCodes }) => {
      forget()
      onAdded(recoveryCodes)
    },
    onError: () => input.current?.focus(),
  })
  const form = useForm({
    initial: BLANK,
    check: ({ code }) => (code.trim() === '' ? { code: words.enterAppCode } : {}),
    sending: confirm,
  })

  function forget() {
    form.reset(BLANK)
    confirm.reset()
  }

  function close() {
    if (confirm.isPending) return
    forget()
    onClose()
  }

  return (
    <Dialog open={setup !== null} onClose={close} title={words.setUpYourApp} initialFocus={input}>
      {setup && (
        <DialogForm
          form={form}
          onSend={() => confirm.mutate(form.values)}
          action={{ label: words.confirm, busyLabel: words.confirming }}
          failure={{ error: form.failure }}
          onCancel={close}
        >
          <div className={styles.key}>
            <QrCode text={setup.uri} label={words.qrCode} />
            <div className={styles.words}>
              <p>{words.scanQrCode}</p>
              <p className={styles.secret}>
                <code>{setup.secret}</code>
                <CopyButton value={setup.secret.replaceAll(' ', '')} name={words.keyToCopy} />
              </p>
            </div>
          </div>
          <Field label={words.code} hint={words.appCodeHint} error={form.problemOf('code')}>
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                name="code"
                className={styles.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={16}
                value={form.values.code}
                onChange={(event) => form.change('code', event.target.value)}
              />
            )}
          </Field>
        </DialogForm>
      )}
    </Dialog>
  )
}

/** Cameras want a quiet edge of four modules around it. */
const BORDER = 4

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })

  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={data.map(pathOfRow).join('')} />
    </svg>
  )
}

/** Modules side by side are one piece, so that no seam is seen between them. */
function pathOfRow(row: boolean[], y: number): string {
  let path = ''
  let start = 0
  for (let x = 1; x <= row.length; x += 1) {
    if (row[x] === row[start]) continue
    if (row[start]) path += `M${start} ${y}h${x - start}v1h${start - x}z`
    start = x
  }
  return path
}
