import type { ReactNode } from 'react'

import * as words from '#words/ui.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'

type DraftNoticeProps = {
  hasRestored: boolean
  onDiscard: () => void
  /** Null when there is nothing to undo. */
  onUndo: (() => void) | null
  /** Why the form is not as it is stored. */
  children: ReactNode
}

export function DraftNotice({ hasRestored, onDiscard, onUndo, children }: DraftNoticeProps) {
  if (!hasRestored && !onUndo) return null

  // One button in one place: it keeps the focus when it was pressed.
  return (
    <Banner
      action={
        <Button onClick={onUndo ?? onDiscard}>{onUndo ? words.undo : words.discardDraft}</Button>
      }
    >
      {onUndo ? words.draftDiscarded : children}
    </Banner>
  )
}
