import type { ChangeDeskTicket } from '#shared/desk/input.ts'

import type { AtDesk } from './change-at-desk.ts'
import { updateWaitingChoices } from './waiting-queries.ts'

/**
 * Lets what an agent decides now hold against replies that wait: they were chosen for before, and are
 * released after. A status that is set by hand also keeps them from closing the ticket.
 */
export async function decideByHand(
  { tx, ticket }: Pick<AtDesk, 'tx' | 'ticket'>,
  { assigneeId, priority, categories, status }: ChangeDeskTicket,
): Promise<void> {
  const without = [
    ...(assigneeId === undefined ? [] : ['assignee']),
    ...(priority === undefined ? [] : ['priority']),
    ...(categories === undefined ? [] : ['categories']),
    ...(status === undefined ? [] : ['status', 'waits', 'resolutionCode']),
  ]
  if (without.length === 0) return
  // A ticket that was unassigned by hand is not assigned to the writer of a reply.
  const chosen = { ...(status && { status }), ...(assigneeId === null && { assignee: 'none' }) }
  await updateWaitingChoices(tx, ticket, { without, chosen })
}
