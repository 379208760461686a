import type { AnswerKind } from '#shared/desk/values.ts'

import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { Acting, Actor } from '#server/tickets/core/audience.ts'
import { mustBeChangeable, mustTakeNotes } from '#server/tickets/core/changeable-ticket.ts'
import { writeAnswer } from '#server/tickets/desk/answers/write-answer.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'

type Answer = {
  customerId: string
  ticketId: string
  kind: AnswerKind
  /** Sanitized. */
  content: string
  files: ReceivedFile[]
}

/**
 * Adds what an agent wrote in a mail, as their reply or as a note. Returns the comment's id.
 *
 * @throws AppError `not_found`, `ticket_closed`
 */
export async function answerByMail(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  agent: Acting,
  { customerId, ticketId, ...answer }: Answer,
): Promise<string> {
  const by: Actor = { viewer: agent, byAgent: true }
  const check = answer.kind === 'note' ? mustTakeNotes : mustBeChangeable
  const ticket = check(await lockTicket(tx, customerId, ticketId), by)
  const { commentId } = await writeAnswer({ tx, ticket, by, at: now() }, answer)
  return commentId
}
