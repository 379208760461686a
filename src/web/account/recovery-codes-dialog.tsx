import { Download, Printer } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/account.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { downloadText } from '#web/ui/files/download-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'

import styles from './recovery-codes-dialog.module.css'

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
