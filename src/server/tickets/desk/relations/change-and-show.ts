import type { DeskTicket } from '#shared/desk/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { type AtDesk, changeAtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'

/** Changes an open ticket as an agent, where doing it twice does no harm, and answers it. */
export async function changeAndShow(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  ticketId: string,
  change: (desk: AtDesk) => Promise<void>,
): Promise<{ ticket: DeskTicket }> {
  await asStaff(deps.db, async (tx) => {
    await changeAtDesk(tx, deps, agent, { ticketId, idempotency: undefined }, async (desk) => {
      await change(desk)
      return {}
    })
  })
  return showDeskTicket(deps, ticketId)
}
