import { useState } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { readDraft, writeDraft } from '#web/lib/storage/drafts.ts'
import { useWhen } from '#web/lib/use-when.ts'

import { changedSince, newestChange } from './changed-since.ts'

/** Finds what colleagues have changed since the viewer began to write, kept as long as their text is. */
export function useChangesSince({ id: ticketId, changes }: DeskTicket, isWriting: boolean) {
  const { id: userId } = useViewer()
  const key = { userId, name: `desk-changes-seen:${ticketId}` }
  const [mark, setMark] = useState(() => (isWriting ? readDraft(key) : null))

  function change(next: string | null) {
    setMark(next)
    writeDraft(key, next)
  }

  useWhen(isWriting && mark === null, () => change(newestChange(changes)))
  useWhen(!isWriting && mark !== null, () => change(null))

  return {
    changes: changedSince(changes, isWriting ? mark : null, userId),
    see: () => change(newestChange(changes)),
  }
}
