import { v7 as uuidv7 } from 'uuid'

import type { Tx } from '#server/platform/db/client.ts'
import { takePendingFiles } from '#server/platform/files/take-pending-files.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'
import { type AttachmentRow, insertAttachments } from './attachment-queries.ts'

/** Attaches received files to a ticket, or to one of its comments. */
export async function attachFiles(
  tx: Tx,
  ticket: ChangeableTicket,
  files: ReceivedFile[],
  on: { commentId: string | null; isInternal?: boolean; at: Date },
): Promise<AttachmentRow[]> {
  if (files.length === 0) return []
  await takePendingFiles(tx, files)
  return insertAttachments(
    tx,
    files.map((file, position) => ({
      customerId: ticket.customerId,
      id: uuidv7(),
      ticketId: ticket.id,
      commentId: on.commentId,
      isInternal: on.isInternal ?? false,
      filename: file.filename,
      sizeBytes: file.sizeBytes,
      contentType: file.contentType,
      storageKey: file.storageKey,
      sha256: file.sha256,
      position,
      createdAt: on.at,
    })),
  )
}
