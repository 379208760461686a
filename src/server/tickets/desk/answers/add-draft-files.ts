import { randomUUID } from 'node:crypto'

import type { AnswerDraft } from '#shared/desk/answers/parts.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import { MAX_ATTACHMENTS } from '#shared/limits.ts'
import { textKey } from '#shared/words/catalogue.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { takePendingFiles } from '#server/platform/files/take-pending-files.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { lockDraft, touchDraft } from './draft-queries.ts'
import { insertHeldFiles, listHeldFiles } from '#server/tickets/desk/ticket/held-file-queries.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import { filesOfDraft, presentDraft } from './present-draft.ts'

type Options = { files: ReceivedFile[]; idempotency?: Idempotency }

/**
 * Keeps files with what an agent is writing, once per Idempotency-Key. The text keeps its version, so
 * that it can be saved while they arrive. The ticket may be closed, as for the text.
 *
 * @throws AppError `invalid_input` where there would be more than an answer may have.
 */
export function addDraftFiles(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, kind }: { ticketId: string; kind: AnswerKind },
  { files, idempotency }: Options,
): Promise<{ draft: AnswerDraft | null }> {
  if (files.length === 0) throw invalidInput({ attachments: textKey('deskTicket.chooseFiles') })
  return asStaff(deps.db, async (tx) => {
    const { customerId } = await getTicketKey(tx, ticketId)
    const ticket = { customerId, id: ticketId }
    const key = { agentId: agent.userId, ticketId, kind }
    await once(tx, deps, agent, {
      idempotency,
      async work() {
        const at = deps.now()
        await touchDraft(tx, { ...key, customerId }, { version: randomUUID(), at })
        const held = filesOfDraft(await listHeldFiles(tx, ticket), key)
        if (held.length + files.length > MAX_ATTACHMENTS)
          throw invalidInput({
            attachments: (words) => words.deskTicket.tooManyFiles(MAX_ATTACHMENTS),
          })
        await takePendingFiles(tx, files)
        const behind = (held.at(-1)?.position ?? -1) + 1
        await insertHeldFiles(tx, ticket, { files, holder: key, at, behind })
        return {}
      },
    })
    // As it is by now, also for a request that is repeated later.
    const draft = await lockDraft(tx, key)
    return { draft: draft ? presentDraft(draft, await listHeldFiles(tx, ticket)) : null }
  })
}
