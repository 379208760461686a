import { useState } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { answerDraftKey } from '#web/desk/answers/compare-draft.ts'
import { readDraft, writeDraft } from '#web/lib/storage/drafts.ts'

import { newestMark, type SeenMark } from './came-since.ts'

/**
 * Remembers the newest comment that the writer of a reply had seen when they began, for as long as
 * the reply is kept.
 */
export function useSeenMark({ id: ticketId, comments }: Pick<DeskTicket, 'id' | 'comments'>) {
  const userId = useViewer().id
  const key = { userId, name: `desk-seen:${ticketId}` }
  const [mark, setMark] = useState<SeenMark | null>(() => {
    const hasReply = readDraft(answerDraftKey(userId, ticketId, 'reply')) !== null
    return hasReply ? (readDraft(key) ?? newestMark(comments)) : null
  })

  function change(next: SeenMark | null) {
    setMark(next)
    writeDraft(key, next)
  }

  return {
    mark,
    change,
    /** Follows the text of a reply, which begins with its first letter and ends with its last. */
    follow: ({ hadText, hasText }: { hadText: boolean; hasText: boolean }) => {
      if (!hasText) change(null)
      else if (!hadText) change(newestMark(comments))
    },
  }
}
