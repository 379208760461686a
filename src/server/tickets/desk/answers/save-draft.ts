import { randomUUID } from 'node:crypto'

import type { DraftConflict } from '#shared/desk/answers/contract.ts'
import type { AnswerDraftInput } from '#shared/desk/answers/input.ts'
import type { AnswerDraft } from '#shared/desk/answers/parts.ts'
import type { AnswerKind } from '#shared/desk/values.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { deleteDraft, type DraftRow, lockDraft, replaceDraft } from './draft-queries.ts'
import { dropHeldFiles, listHeldFiles } from '#server/tickets/desk/ticket/held-file-queries.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import { sanitizeAgentHtml } from '#server/tickets/core/sanitize-agent-html.ts'
import { filesOfDraft, presentDraft } from './present-draft.ts'

type Ticket = { customerId: string; id: string }

/**
 * Keeps what an agent is writing, over the version that they have seen. An empty draft without files is
 * dropped. The ticket may be closed: nothing that was typed is lost.
 *
 * @throws AppError `conflict`, with the draft as it is, where it is another version by now.
 */
export function saveAnswerDraft(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, kind, version, newestSeen, files, chosen, ...input }: SavedDraft,
): Promise<{ draft: AnswerDraft | null }> {
  const content = sanitizeAgentHtml(input.content, { keepsMentions: kind === 'note' })
  return asStaff(deps.db, async (tx) => {
    const at = deps.now()
    const { customerId } = await getTicketKey(tx, ticketId)
    const ticket = { customerId, id: ticketId }
    const key = { agentId: agent.userId, ticketId, kind }
    const current = await lockDraft(tx, key)
    if ((current?.version ?? null) !== version) throw await conflict(tx, ticket, current)
    if (current && files) await dropHeldFiles(tx, ticket, key, { keep: files, at })
    const keptFiles = current ? await listHeldFiles(tx, ticket) : []
    if (content === '' && filesOfDraft(keptFiles, key).length === 0) {
      await deleteDraft(tx, key)
      return { draft: null }
    }
    const draft = await replaceDraft(tx, {
      customerId,
      ...key,
      content,
      newestSeen: newestSeen ?? null,
      version: randomUUID(),
      updatedAt: at,
      ...(chosen && { chosen: JSON.stringify(chosen) }),
    })
    return { draft: presentDraft(draft, keptFiles) }
  })
}

type SavedDraft = AnswerDraftInput & { ticketId: string; kind: AnswerKind }

async function conflict(tx: Tx, ticket: Ticket, current: DraftRow | undefined): Promise<AppError> {
  const draft = current ? presentDraft(current, await listHeldFiles(tx, ticket)) : null
  return new AppError('conflict', (words) => words.deskTicket.draftConflict, {
    extra: { draft } satisfies DraftConflict,
  })
}
