import type { Comment } from '#shared/tickets/contract.ts'

import type { Submitted } from './submission-keys.ts'

/** A reply that was sent and may have arrived, though no answer came. */
export type ReplyAttempt = {
  comment: string
  /** Their descriptions, see describeFiles. */
  files: string[]
  /** When the ticket had changed last before, by the server's clock. */
  since: string
}

/** The attempt that a kept submission tells of: its content is the text and the descriptions of its files. */
export function replyAttempt(submitted: Submitted | null): ReplyAttempt | null {
  if (submitted === null || submitted.since === '') return null
  try {
    const [comment, files]: unknown[] = JSON.parse(submitted.content)
    if (typeof comment !== 'string' || !Array.isArray(files)) return null
    return { comment, files: files.map(String), since: submitted.since }
  } catch {
    // Not ours.
    return null
  }
}

/** That reply in a conversation: one of the person's own that is newer and says the same. */
export function findSentReply(
  comments: Comment[],
  { comment, files, since }: ReplyAttempt,
): Comment | undefined {
  return comments.find(
    ({ content, createdAt, isAgent, isSystem, attachments }) =>
      !isAgent &&
      !isSystem &&
      createdAt > since &&
      content === comment.toWellFormed().trim() &&
      attachments.length === files.length,
  )
}
