import type { DeskTicket } from '#shared/desk/contract.ts'
import type { ChangeDeskTicket } from '#shared/desk/input.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { changeAtDesk } from './change-at-desk.ts'
import { changeFields } from './change-fields.ts'
import { decideByHand } from './decide-by-hand.ts'
import { showDeskTicket } from './get-desk-ticket.ts'

/** Assigns a ticket, or changes its fields. What is as it was already counts as no change. */
export async function changeDeskTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, ...changes }: ChangeDeskTicket & { ticketId: string },
  { idempotency }: { idempotency?: Idempotency } = {},
): Promise<{ ticket: DeskTicket }> {
  await asStaff(deps.db, async (tx) => {
    await changeAtDesk(tx, deps, agent, { ticketId, idempotency }, async (desk) => {
      await changeFields(desk, changes)
      await decideByHand(desk, changes)
      return {}
    })
  })
  return showDeskTicket(deps, ticketId)
}
