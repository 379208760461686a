import type { Tx } from '#server/platform/db/client.ts'
import { notify } from '#server/tickets/desk/notices/notify.ts'
import type { Answered, Writer } from '#server/channels/mail/triage/decision/triage-mail.ts'

/** Tells an agent, who may never look at the desk, that their answer by mail has not reached its ticket. */
export function tellOfHeldAnswer(
  tx: Tx,
  { writer, answered }: { writer: Writer; answered: Answered },
  at: Date,
): Promise<void> {
  const ticket = { customerId: answered.customerId, id: answered.ticketId }
  return notify(tx, ticket, { kind: 'answer_held', to: [writer.userId], by: null, at })
}
