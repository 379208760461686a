import { useState } from 'react'

import { readDraft, writeDraft } from '#web/lib/drafts.ts'

import { parseTicketDraft, serializeTicketDraft, type TicketDraft } from './ticket-draft.ts'

/** The texts of a ticket that has not been sent survive a reload and a new sign-in. */
export function useTicketDraft(userId: string) {
  const key = { userId, name: 'new-ticket' }
  const [restored] = useState(() => parseTicketDraft(readDraft(key)))

  return {
    restored,
    keep: (draft: TicketDraft) => writeDraft(key, serializeTicketDraft(draft)),
    drop: () => writeDraft(key, null),
  }
}
