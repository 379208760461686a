import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { findDraftFile } from '#server/tickets/desk/ticket/held-file-queries.ts'
import { type FileExchange, sendFile } from '#server/tickets/files/send-file.ts'

/** Sends a file of what the agent is writing, or the requested range of it. Colleagues have none of it. */
export async function sendDraftFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  agent: Viewer,
  fileId: string,
  exchange: FileExchange,
) {
  const file = await asStaff(db, (tx) => findDraftFile(tx, { agentId: agent.userId, id: fileId }))
  if (!file) throw notFound((words) => words.deskTicket.noSuchFile)
  return sendFile(file, (range) => files.read(file.storageKey, range), exchange)
}
