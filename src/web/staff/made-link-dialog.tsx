import { useRef } from 'react'

import type { MadeLink } from '#shared/staff/contract.ts'
import { formatDayAndTime } from '#web/lib/format-time.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { CopyButton } from '#web/kit/feedback/copy-button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'

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
      title={isInvitation ? `${made.member.name} is invited` : 'The link is ready'}
      description={made && describe(made)}
      initialFocus={doneButton}
    >
      {made && (
        <>
          <div className={styles.link}>
            <code className={styles.text}>{made.url}</code>
            <CopyButton value={made.url} name="link" />
          </div>
          <p className={styles.note}>
            Works once, until {formatDayAndTime(new Date(made.expiresAt))}. It is not shown again; a
            new one can be made at any time.
          </p>
          <DialogActions>
            <Button ref={doneButton} variant="primary" onClick={onClose}>
              Done
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function describe({ mail, member }: MadeLink): string {
  if (mail === 'queued') {
    return `A mail with this link is on its way to ${member.email}; if it cannot be sent, Background Work says why. You can also hand it over yourself.`
  }
  return `This portal sends no mail. Hand this link to ${member.name} in a way that nobody else can read: whoever has it can set the password.`
}
