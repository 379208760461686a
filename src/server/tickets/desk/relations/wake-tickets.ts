import type { DeskTicket } from '#shared/desk/contract.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'
import { recordEvent } from '#server/tickets/core/record-event.ts'
import { notify } from '#server/tickets/desk/notices/notify.ts'
import { findAssigneeId } from '#server/tickets/desk/ticket/ticket-queries.ts'
import { changeAndShow } from './change-and-show.ts'
import { type DeskKey, listDueToWake, wakeTicketRow } from './queries.ts'
import { recordAtDesk } from './record-at-desk.ts'

const AT_ONCE = 500

/** Brings a ticket back before its time. One that is not snoozed stays as it is. */
export function wakeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  ticketId: string,
): Promise<{ ticket: DeskTicket }> {
  return changeAndShow(deps, agent, ticketId, async ({ tx, ticket, by, at }) => {
    if (await wakeTicketRow(tx, { customerId: ticket.customerId, ticketId }, { at }))
      await recordEvent(tx, ticket, { type: 'woken', by, at })
  })
}

/** Brings back the tickets whose moment has come. Two processes may run it at once. */
export async function wakeDueTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  stopping?: AbortSignal,
): Promise<void> {
  const at = deps.now()
  const list = () => asWorker(deps.db, (tx) => listDueToWake(tx, { at, limit: AT_ONCE }))
  for (let due = await list(); due.length > 0; due = await list()) {
    for (const ticket of due) {
      if (stopping?.aborted) return
      await asWorker(deps.db, (tx) => wakeOne(tx, ticket, at))
    }
  }
}

async function wakeOne(tx: Tx, key: DeskKey, at: Date) {
  const { customerId, ticketId } = key
  // Lock the ticket first, as its changes do: in another order two could wait for each other.
  const ticket = await lockTicket(tx, customerId, ticketId)
  if (!ticket || !(await wakeTicketRow(tx, key, { at, isDue: true }))) return
  await recordAtDesk(tx, [key], { type: 'woken', agent: null, at })
  const assigneeId = await findAssigneeId(tx, ticket)
  if (assigneeId) await notify(tx, ticket, { kind: 'woken', to: [assigneeId], by: null, at })
}
