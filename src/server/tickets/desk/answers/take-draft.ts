import type { Answer } from '#shared/desk/input.ts'

import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { AtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { deleteDraft, type DraftRow, lockDraft } from './draft-queries.ts'
import {
  asReceived,
  countHeldFiles,
  dropHeldFiles,
  takeHeldFiles,
} from '#server/tickets/desk/ticket/held-file-queries.ts'

/**
 * Takes the files of the sender's draft that go with an answer, and drops the draft, because it is sent.
 * One with another text stays: that was written in another window, or is a part of this one, which the
 * page empties then. Both are sanitized.
 */
export async function takeDraft(
  desk: AtDesk,
  { kind, comment, heldFiles }: Answer,
): Promise<ReceivedFile[]> {
  const { tx, ticket, by, at } = desk
  const key = { agentId: by.viewer.userId, ticketId: ticket.id, kind }
  const draft = await lockDraft(tx, key)
  if (!draft) return []
  const taken = heldFiles ? await takeHeldFiles(tx, ticket, key, heldFiles) : []
  if (draft.content === comment || (await isLeftEmpty(desk, draft))) {
    await dropHeldFiles(tx, ticket, key, { keep: [], at })
    await deleteDraft(tx, key)
  }
  return taken.map(asReceived)
}

/** A draft that was begun by its files, and never got a text. */
async function isLeftEmpty({ tx, ticket }: AtDesk, { content, agentId, kind }: DraftRow) {
  return content === '' && (await countHeldFiles(tx, ticket, { agentId, kind })) === 0
}
