import { v7 as uuidv7 } from 'uuid'

import type { Tx } from '#server/platform/db/client.ts'
import { cleanFilename } from '#server/platform/files/filename.ts'
import { addReply } from '#server/tickets/core/add-reply.ts'
import type { Actor, ExternalAgent } from '#server/tickets/core/audience.ts'
import { type ChangeableTicket, changedExternally } from '#server/tickets/core/changeable-ticket.ts'
import { insertAttachments } from '#server/tickets/core/attachment-queries.ts'

type Said = {
  by: Actor | ExternalAgent
  /** For an agent: sanitized HTML. */
  content: string
  /** When it was said. The ticket changes only now. */
  saidAt: Date
  now: Date
  /** Their bytes stay where they are. */
  files?: ExternalFile[]
}

type ExternalFile = { filename: string; sizeBytes: number; contentType: string }

/**
 * Adds a reply that was given elsewhere. The ticket keeps its status, which was decided there as well.
 */
export async function addExternalReply(
  tx: Tx,
  ticket: ChangeableTicket,
  { by, content, saidAt, now, files = [] }: Said,
): Promise<{ ticket: ChangeableTicket; commentId: string; attachmentIds: string[] }> {
  const reply = { by, content, at: saidAt, changedAt: now }
  const { ticket: changed, comment } = await addReply(tx, ticket, reply)
  const commentId = comment.id
  const attachmentIds = await attach(tx, ticket, files, { commentId, at: saidAt })
  return { ticket: changedExternally(changed), commentId, attachmentIds }
}

/** Adds files without bytes: they are read from their system on demand. */
async function attach(
  tx: Tx,
  { customerId, id: ticketId }: ChangeableTicket,
  files: ExternalFile[],
  { commentId, at: createdAt }: { commentId: string; at: Date },
): Promise<string[]> {
  if (files.length === 0) return []
  const rows = await insertAttachments(
    tx,
    files.map(({ filename, sizeBytes, contentType }, position) => ({
      customerId,
      id: uuidv7(),
      ticketId,
      commentId,
      filename: cleanFilename(filename),
      sizeBytes,
      contentType,
      storageKey: null,
      position,
      createdAt,
    })),
  )
  return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id)
}
