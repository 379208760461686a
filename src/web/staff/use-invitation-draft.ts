import { useState } from 'react'

import { useViewer } from '#web/access/session/viewer-context.ts'
import { readDraft, writeDraft } from '#web/lib/storage/drafts.ts'

import { type MemberValues, parseInvitation, serializeInvitation } from './member-values.ts'

function invitationKey(userId: string) {
  return { userId, name: 'invitation' }
}

export function hasInvitationDraft(userId: string): boolean {
  return parseInvitation(readDraft(invitationKey(userId))) !== null
}

/** An invitation that was begun survives a reload and a new sign-in, until it is sent or given up. */
export function useInvitationDraft() {
  const { id: userId } = useViewer()
  const key = invitationKey(userId)
  const [restored, setRestored] = useState(() => parseInvitation(readDraft(key)))
  const [discarded, setDiscarded] = useState<MemberValues | null>(null)

  function begin(values: MemberValues | null) {
    setRestored(values)
    // As it is by now: more may have been typed since it was restored.
    setDiscarded(values === null ? parseInvitation(readDraft(key)) : null)
    writeDraft(key, values && serializeInvitation(values))
  }

  return {
    restored,
    hasRestored: restored !== null,
    keep: (values: MemberValues) => {
      writeDraft(key, serializeInvitation(values))
      setDiscarded(null)
    },
    discard: () => begin(null),
    undoDiscard: discarded ? () => begin(discarded) : null,
    drop: () => {
      setRestored(null)
      setDiscarded(null)
      writeDraft(key, null)
    },
  }
}
