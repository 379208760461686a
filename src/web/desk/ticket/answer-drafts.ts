import { useState } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import { useViewer } from '#web/access/viewer-context.ts'
import { type DraftKey, readDraft, writeDraft } from '#web/lib/drafts.ts'

import { newestMark, type SeenMark } from './came-since.ts'

/** A reply and a note are kept apart: a note that comes back as a reply would go to the customer. */
export function answerDraftKey(userId: string, ticketId: string, kind: AnswerKind): DraftKey {
  return { userId, name: `desk-${kind}:${ticketId}` }
}

/** What the writer of a reply had seen when they began, kept as long as the reply is. */
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
    /** Of a reply that changes: it begins with its first letter, and ends with its last. */
    follow: ({ hadText, hasText }: { hadText: boolean; hasText: boolean }) => {
      if (!hasText) change(null)
      else if (!hadText) change(newestMark(comments))
    },
  }
}
