import type { AnswerDraft } from '#shared/desk/answers/parts.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { listDrafts } from './draft-queries.ts'
import { listHeldFiles } from '#server/tickets/desk/ticket/held-file-queries.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import { presentDraft } from './present-draft.ts'

/** Lists an agent's drafts for a ticket, open or closed. No one else sees them. */
export function listAnswerDrafts(
  deps: Pick<Deps, 'db'>,
  agent: Viewer,
  ticketId: string,
): Promise<AnswerDraft[]> {
  return asStaff(deps.db, async (tx) => {
    const { customerId } = await getTicketKey(tx, ticketId)
    const drafts = await listDrafts(tx, { agentId: agent.userId, ticketId })
    if (drafts.length === 0) return []
    const files = await listHeldFiles(tx, { customerId, id: ticketId })
    return drafts.map((draft) => presentDraft(draft, files))
  })
}
