import { useQueryClient } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/account.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { downloadText } from '#web/ui/files/download-text.ts'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'

import { type AccountDialog, dialogNamed, PasskeyDialogs } from './passkeys.tsx'
import styles from './recovery-codes.module.css'
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
  const shown = dialogNamed(dialog, 'recovery-codes')

  function close() {
    onAsk(null)
  }

  async function finish(done: string, codes: string[] | null = null) {
    // Before the dialog closes: the page behind it shows the change when it is seen again.
    await queryClient.invalidateQueries({ queryKey: ['account'] })
    if (codes) {
      onAsk({ name: 'recovery-codes', codes, done })
      return
    }
    close()
    toast.success(done)
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
      <PasskeyDialogs
        dialog={dialog}
        removalNote={words.removedPasskeyNote}
        onDone={finish}
        onRemoved={onPasskeyRemoved}
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

type RecoveryCodesDialogProps = {
  /** Null while it is closed. */
  codes: string[] | null
  onKept: () => void
}

export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const viewer = useViewer()
  const { name } = useBrand()
  const keptButton = useRef<HTMLButtonElement>(null)

  const title = words.codesOf(viewer.email, name)
  const text = codes?.join('\n') ?? ''

  return (
    <Dialog
      open={codes !== null}
      // Codes are shown only this once: closing must not be mistaken for having kept them.
      onClose={() => keptButton.current?.focus()}
      title={words.keepCodes}
      description={words.whatCodesAre}
      initialFocus={keptButton}
    >
      {codes && (
        <div className={styles.dialog}>
          <div className={styles.sheet}>
            <p className={styles.title}>{title}</p>
            <ol className={styles.codes}>
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ol>
          </div>
          <div className={styles.ways}>
            <CopyButton value={text} name={words.codesToCopy} />
            <Button
              icon={<Download aria-hidden="true" />}
              onClick={() => downloadText(words.codesFile, `${title}\n\n${text}\n`, 'text/plain')}
            >
              {words.download}
            </Button>
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {words.print}
            </Button>
          </div>
          <DialogActions>
            <Button ref={keptButton} variant="primary" onClick={onKept}>
              {words.codesSaved}
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  )
}
