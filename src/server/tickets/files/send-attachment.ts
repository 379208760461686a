import { notFound } from '#server/platform/app-error.ts'
import { asStaff, asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { isStaff, type Viewer } from '#server/access/viewer.ts'
import {
  type AttachmentRow,
  findAttachment,
  findAttachmentAtDesk,
} from '#server/tickets/core/attachment-queries.ts'

import { type FileExchange, sendFile } from './send-file.ts'

/** Sends a file of a ticket that the viewer sees, or the requested range of it. Staff see every ticket. */
export async function sendAttachment(
  deps: Pick<Deps, 'db' | 'files'>,
  viewer: Viewer,
  attachmentId: string,
  exchange: FileExchange,
) {
  const file = await getAttachment(deps, viewer, attachmentId)
  const { storageKey } = file
  // The address of a file that is the CRM's is another.
  if (storageKey === null) throw missingFile()
  return sendFile(file, (range) => deps.files.read(storageKey, range), exchange)
}

/** @throws AppError when there is no such file, or the viewer does not see its ticket. */
export async function getAttachment(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  attachmentId: string,
): Promise<AttachmentRow> {
  const file = isStaff(viewer)
    ? await asStaff(deps.db, (tx) => findAttachmentAtDesk(tx, attachmentId))
    : await asViewer(deps.db, viewer, (tx) => findAttachment(tx, viewer.customerId, attachmentId))
  if (!file) throw missingFile()
  return file
}

function missingFile() {
  return notFound((words) => words.tickets.fileMissing)
}
