import { useState } from 'react'

import type { Answer } from '#shared/desk/input.ts'
import type { MacroChanges } from '#shared/desk/macros/input.ts'
import type { MacroChange } from '#shared/desk/macros/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { readDraft, writeDraft } from '#web/lib/storage/drafts.ts'

import { parseChanges } from './parse-changes.ts'

/** Changes that macros will make to a ticket with the next answer. Kept with the draft, as its text is. */
export function useMacroChanges(ticketId: string, kind: Answer['kind']) {
  const { id: userId } = useViewer()
  const draftKey = { userId, name: `desk-changes-${kind}:${ticketId}` }
  const [changes, setChanges] = useState(() => parseChanges(readDraft(draftKey)))

  function set(next: MacroChanges) {
    setChanges(next)
    writeDraft(draftKey, Object.keys(next).length > 0 ? JSON.stringify(next) : null)
  }

  return {
    changes,
    hasAny: Object.keys(changes).length > 0,
    /** A later macro decides where two say something of the same field. */
    add: (more: MacroChanges) => {
      const { waits: _, ...others } = changes
      set({ ...(more.status ? others : changes), ...more })
    },
    drop: (field: MacroChange) => {
      const { [field]: _, ...others } = changes
      const { waits: __, ...left } = others
      set(field === 'status' ? left : others)
    },
    clear: () => set({}),
    /** Replaces them by the choice of another window, or of a reply that was taken back. */
    replace: set,
    /** As an answer says it. */
    forAnswer: (): Pick<
      Answer,
      'assignee' | 'priority' | 'categories' | 'resolutionCode' | 'status' | 'waits'
    > => {
      const { assignee, ...others } = changes
      if (assignee === undefined) return others
      return { ...others, assignee: assignee === 'me' ? userId : assignee }
    },
  }
}

export type MacroChangesState = ReturnType<typeof useMacroChanges>
