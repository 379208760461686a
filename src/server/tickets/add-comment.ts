import { v7 as uuidv7 } from 'uuid'

import type { Comment } from '#shared/tickets/contract.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { attachFiles } from './attach-files.ts'
import type { Author } from './audience.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'
import { presentComment } from './present-ticket.ts'
import { insertComment } from './comment-queries.ts'

/** What the system says in a ticket is stored with it, in one language for all its readers. */
export const LOG_WORDS = wordsIn('en').ticketLog
export const RESOLUTIONS = wordsIn('en').tickets.resolutions

type NewComment = {
  by: Author | 'system'
  content: string
  at: Date
  files?: ReceivedFile[]
  /** A note, which only staff see, with its files. */
  isInternal?: boolean
}

/** Adds a comment by a person or by the system. Returns it as answers present it. */
export async function addComment(
  tx: Tx,
  ticket: ChangeableTicket,
  { by, content, at, files = [], isInternal = false }: NewComment,
): Promise<Comment> {
  const comment = await insertComment(tx, ticket, {
    id: uuidv7(),
    ...authorOf(by),
    isInternal,
    content,
    createdAt: at,
  })
  const attachments = await attachFiles(tx, ticket, files, {
    commentId: comment.id,
    isInternal,
    at,
  })
  return presentComment(comment, attachments)
}

function authorOf(by: Author | 'system') {
  if (by === 'system')
    return { authorId: null, authorName: LOG_WORDS.system, kind: 'system' as const }
  const { userId: authorId, name: authorName } = by.viewer
  return { authorId, authorName, kind: by.byAgent ? ('agent' as const) : ('requester' as const) }
}
