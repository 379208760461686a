import { X } from 'lucide-react'

import * as words from '#words/quarantine.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import styles from './mails.module.css'
import type { MailSelection } from './use-mail-selection.ts'
import type { useDiscardMails } from './use-settle-mail.ts'

type DiscardPanelProps = {
  selection: MailSelection
  discard: ReturnType<typeof useDiscardMails>
}

/** Stays at the lower edge, within reach wherever a long list is scrolled to. */
export function DiscardPanel({ selection, discard }: DiscardPanelProps) {
  const { selected, clear } = selection
  const isOnline = useOnline()

  return (
    <div className={styles.panel} data-lower-edge>
      <output className={styles.count}>{words.selected(selected.length)}</output>
      <div className={styles.acts}>
        <Button
          disabled={!isOnline}
          busy={discard.isPending}
          busyLabel={words.discarding}
          onClick={() => discard.mutate({ mailIds: selected })}
        >
          {words.discard}
        </Button>
        <IconButton label={words.clearSelection} onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
