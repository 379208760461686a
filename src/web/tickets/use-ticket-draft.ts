import { useState } from 'react'

import { type DraftKey, readDraft, writeDraft } from '#web/lib/drafts.ts'

import { parseTicketDraft, serializeTicketDraft, type TicketDraft } from './ticket-draft.ts'

export function newTicketDraftKey(userId: string): DraftKey {
  return { userId, name: 'new-ticket' }
}

/** The texts of a ticket that has not been sent survive a reload and a new sign-in. */
export function useTicketDraft(key: DraftKey) {
  const [restored] = useState(() => parseTicketDraft(readDraft(key)))

  return {
    restored,
    keep: (draft: TicketDraft) => writeDraft(key, serializeTicketDraft(draft)),
    drop: () => writeDraft(key, null),
  }
}
