import { draftNames } from '#web/lib/storage/drafts.ts'

import { replyAttempt, type ReplyAttempt } from './find-sent-reply.ts'
import { createSubmissionKeys, submissionStore } from './submission-keys.ts'

export function replyDraftKey(userId: string, ticketId: string) {
  return { userId, name: `reply:${ticketId}` }
}

/** The person's replies that were sent from this browser and not answered, by their ticket. */
export function lostReplies(userId: string): Map<string, ReplyAttempt> {
  const prefix = submissionStore(replyDraftKey(userId, '')).name
  const lost = new Map<string, ReplyAttempt>()
  for (const name of draftNames(userId).filter((stored) => stored.startsWith(prefix))) {
    const ticketId = name.slice(prefix.length)
    const keys = createSubmissionKeys(submissionStore(replyDraftKey(userId, ticketId)))
    const attempt = replyAttempt(keys.last())
    if (attempt) lost.set(ticketId, attempt)
  }
  return lost
}
