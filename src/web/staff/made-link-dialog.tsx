import { useRef } from 'react'

import * as words from '#words/staff.ts'
import type { MadeLink } from '#shared/staff/contract.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'

import styles from './made-link-dialog.module.css'

type MadeLinkDialogProps = { made: MadeLink | null; onClose: () => void }

/** The one time that the link is shown. */
export function MadeLinkDialog({ made, onClose }: MadeLinkDialogProps) {
  const doneButton = useRef<HTMLButtonElement>(null)
  const isInvitation = made?.purpose === 'invitation'

  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      title={isInvitation ? words.isInvited(made.member.name) : words.linkReady}
      description={made && describe(made)}
      initialFocus={doneButton}
    >
      {made && (
        <>
          <div className={styles.link}>
            <code className={styles.text}>{made.url}</code>
            <CopyButton value={made.url} name={words.linkToCopy} />
          </div>
          <p className={styles.note}>
            {words.worksOnce(formatDayAndTime(new Date(made.expiresAt)))}
          </p>
          <DialogActions>
            <Button ref={doneButton} variant="primary" onClick={onClose}>
              {words.done}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function describe({ mail, member }: MadeLink): string {
  return mail === 'queued' ? words.linkMailed(member.email) : words.handLinkOver(member.name)
}
