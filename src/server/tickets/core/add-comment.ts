import { v7 as uuidv7 } from 'uuid'

import type { Comment } from '#shared/tickets/contract.ts'
import { systemMessage } from '#shared/tickets/system-message.ts'
import type { SystemText } from '#shared/tickets/system-text.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { attachFiles } from './attach-files.ts'
import type { Author } from './audience.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'
import { presentComment } from './present-ticket.ts'
import { insertComment } from './comment-queries.ts'

/** System texts are stored in English for readers elsewhere, such as the CRM. */
const { tickets: words } = wordsIn('en')

type NewComment = {
  by: Author | 'system'
  /** For the system, one of its texts, which each reader has in their language. */
  content: string | SystemText
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
    ...wordedOf(content),
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
  if (by === 'system') return { authorId: null, authorName: words.system, kind: 'system' as const }
  const { userId: authorId, name: authorName } = by.viewer
  if (by.byAgent) return { authorId, authorName, kind: 'agent' as const }
  const { isExternal = false } = by.viewer
  return { authorId, authorName, kind: 'requester' as const, isExternal }
}

function wordedOf(content: string | SystemText) {
  if (typeof content === 'string') return { content }
  return { content: systemMessage(content, words), said: JSON.stringify(content) }
}
