import type { DeskTicketItem } from '#shared/desk/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { mustBeChangeable } from '#server/tickets/changeable-ticket.ts'
import { recordEvent } from '#server/tickets/record-event.ts'
import { presentDeskItem } from './present-desk-item.ts'
import { assignIfNobodys, listDeskItems, lockNextTicket } from './queue-queries.ts'

/** More than this many agents do not assign tickets within the same instant. */
const TRIES = 20

/**
 * Assigns the unassigned ticket that is due next to the viewer. Two agents who ask at once get two
 * tickets. Returns null when every open ticket is somebody's.
 */
export async function takeNextTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
): Promise<DeskTicketItem | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const taken = await asStaff(deps.db, async (tx) => {
      const found = await lockNextTicket(tx)
      if (!found) return null
      const by = { viewer, byAgent: true }
      const ticket = mustBeChangeable(found, by)
      const at = deps.now()
      // Somebody may have assigned it while this transaction looked for it: look again, in a new one.
      if (!(await assignIfNobodys(tx, ticket, { assigneeId: viewer.userId, at }))) return undefined
      await recordEvent(tx, ticket, {
        type: 'assigned',
        by,
        at,
        data: { assigneeId: viewer.userId },
      })
      const [item] = await listDeskItems(
        tx,
        [{ customerId: ticket.customerId, ticketId: ticket.id }],
        at,
      )
      return item && presentDeskItem(item)
    })
    if (taken !== undefined) return taken
  }
  return null
}
