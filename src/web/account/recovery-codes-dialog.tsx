import { Download, Printer } from 'lucide-react'
import { useRef } from 'react'

import { useViewer } from '#web/access/viewer-context.ts'
import { useBrand } from '#web/lib/brand.ts'
import { downloadText } from '#web/kit/extras/download-text.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { CopyButton } from '#web/kit/feedback/copy-button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'

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

  const title = `Recovery codes of ${viewer.email} for ${name}`
  const text = codes?.join('\n') ?? ''

  return (
    <Dialog
      open={codes !== null}
      // They are shown this once: only whoever says so has kept them.
      onClose={() => keptButton.current?.focus()}
      title="Keep your recovery codes"
      description="Each of them signs you in once when your other ways are out of reach. They are not shown again, so keep them where you keep important things: not only on the device that you sign in with."
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
            <CopyButton value={text} name="recovery codes" />
            <Button
              icon={<Download aria-hidden="true" />}
              onClick={() =>
                downloadText('recovery-codes.txt', `${title}\n\n${text}\n`, 'text/plain')
              }
            >
              Download
            </Button>
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              Print
            </Button>
          </div>
          <DialogActions>
            <Button ref={keptButton} variant="primary" onClick={onKept}>
              I have kept them
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  )
}
