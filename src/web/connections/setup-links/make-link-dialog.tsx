import { useRef, useState } from 'react'

import type { MadeSetupLink, SetupLinks } from '#shared/connections/setup-links/contract.ts'
import * as words from '#words/setup-links.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useFocusWhen } from '#web/lib/use-when.ts'

import { MakeLinkForm } from './make-link-form.tsx'
import styles from './setup-links-card.module.css'

type MakeLinkDialogProps = {
  customerId: string
  contacts: SetupLinks['contacts']
  onClose: () => void
}

/** Asks for whom a link is, and shows it once. */
export function MakeLinkDialog({ customerId, contacts, onClose }: MakeLinkDialogProps) {
  const first = useRef<HTMLInputElement>(null)
  const [made, setMade] = useState<MadeSetupLink | null>(null)

  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? words.madeTitle : words.makeTitle}
      description={made ? words.madeFor(made.link.name) : words.makeDescription}
      initialFocus={first}
    >
      {made ? (
        <Made made={made} onClose={onClose} />
      ) : (
        <MakeLinkForm
          customerId={customerId}
          contacts={contacts}
          nameInput={first}
          onMade={setMade}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}

function Made({ made, onClose }: { made: MadeSetupLink; onClose: () => void }) {
  const doneButton = useRef<HTMLButtonElement>(null)
  useFocusWhen(true, () => doneButton.current)

  return (
    <>
      <div className={styles.url}>
        <code className={styles.text}>{made.url}</code>
        <CopyButton value={made.url} name={words.linkName} />
      </div>
      {made.mail === 'queued' && <p>{words.mailQueued(made.link.email ?? '')}</p>}
      {made.mail === 'off' && <p>{words.mailOff}</p>}
      <DialogActions>
        <Button ref={doneButton} variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </>
  )
}
