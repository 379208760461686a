import type { DeskTicketItem } from '#shared/desk/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import { mustBeChangeable } from '#server/tickets/core/changeable-ticket.ts'
import { recordEvent } from '#server/tickets/core/record-event.ts'
import { decideByHand } from '#server/tickets/desk/ticket/decide-by-hand.ts'
import { readItems } from '#server/tickets/desk/ticket/item-queries.ts'
import { presentItems } from './list.ts'
import { assignIfNobodys, lockNextTicket } from './queries.ts'

class TakenMeanwhile extends Error {}
/** Not kept for the Idempotency-Key: there may be something when it is asked again. */
class NothingToTake extends Error {}

/** More than this many agents do not assign tickets within the same instant. */
const TRIES = 20

/**
 * Assigns the unassigned ticket that is due next to the viewer. Two agents who ask at the same time
 * get two tickets; one who asks again with the same Idempotency-Key gets the same. Returns null
 * when every open ticket is assigned.
 */
export async function takeNextTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  idempotency?: Idempotency,
): Promise<DeskTicketItem | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      return await asStaff(deps.db, async (tx) => {
        const { taken } = await once(tx, deps, viewer, {
          idempotency,
          work: async () => ({ taken: await assignNext(tx, viewer, deps.now()) }),
        })
        const rows = await readItems(tx, [taken.ticketId])
        return (await presentItems(tx, viewer, rows, deps.now()))[0] ?? null
      })
    } catch (error) {
      if (error instanceof NothingToTake) return null
      if (!(error instanceof TakenMeanwhile)) throw error
    }
  }
  return null
}

/** @throws TakenMeanwhile, NothingToTake */
async function assignNext(tx: Tx, viewer: Viewer, at: Date) {
  const found = await lockNextTicket(tx)
  if (!found) throw new NothingToTake()
  const by: Actor = { viewer, byAgent: true }
  const ticket = mustBeChangeable(found, by)
  const assigneeId = viewer.userId
  // Another agent may have assigned it while this transaction looked for it: look again, in a new
  // one.
  if (!(await assignIfNobodys(tx, ticket, { assigneeId, at }))) throw new TakenMeanwhile()
  await recordEvent(tx, ticket, { type: 'assigned', by, at, data: { assigneeId } })
  await decideByHand({ tx, ticket }, { assigneeId })
  return { customerId: ticket.customerId, ticketId: ticket.id }
}
