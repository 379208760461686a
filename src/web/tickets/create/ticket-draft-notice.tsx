import * as words from '#words/tickets.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './ticket-draft-notice.module.css'
import { hasWords, type KeptTicketDraft } from './ticket-draft.ts'

type DraftNoticeProps = {
  restored: KeptTicketDraft
  areFilesMissing: boolean
  isDiscarded: boolean
  /** False once something new was typed, which the old draft would replace. */
  canUndo: boolean
  onDiscard: () => void
  onUndo: () => void
}

/** Why the form is not empty. */
export function DraftNotice(props: DraftNoticeProps) {
  const { restored, areFilesMissing, isDiscarded, canUndo, onDiscard, onUndo } = props
  if (!hasWords(restored.draft) && restored.fileCount === 0) return null

  return (
    <Banner
      action={
        // One button, which keeps the focus, and its room when it is gone.
        <Button
          className={isDiscarded && !canUndo ? styles.gone : undefined}
          onClick={isDiscarded ? onUndo : onDiscard}
        >
          {isDiscarded ? words.undo : words.discardDraft}
        </Button>
      }
    >
      {isDiscarded ? words.draftDiscarded : textOf(restored, areFilesMissing)}
    </Banner>
  )
}

function textOf({ draft, fileCount }: KeptTicketDraft, areFilesMissing: boolean): string {
  if (areFilesMissing) return words.filesMissing(fileCount)
  return hasWords(draft) ? words.keptDraft : words.keptFiles(fileCount)
}
