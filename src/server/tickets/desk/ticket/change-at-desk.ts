import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import { type ChangeableTicket, mustBeChangeable } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'
import { getTicketKey } from './ticket-key.ts'

export type AtDesk = {
  tx: Tx
  ticket: ChangeableTicket
  by: Actor
  at: Date
  /** Set for a bulk change: staff are notified of all its tickets by one notice. */
  act?: string | undefined
}

type Changing = {
  ticketId: string
  idempotency: Idempotency | undefined
  /** Which tickets can be changed so. */
  check?: typeof mustBeChangeable
}

/**
 * Locks a ticket of any customer for an agent and changes it, once per Idempotency-Key. The result of `change` is kept with the key, so it holds ids and no texts: the ticket is read again for each answer.
 *
 * @throws AppError `not_found`, `ticket_closed`
 */
export function changeAtDesk<Made extends object>(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  agent: Viewer,
  { ticketId, idempotency, check = mustBeChangeable }: Changing,
  change: (at: AtDesk) => Promise<Made>,
): Promise<Made> {
  return once(tx, deps, agent, {
    idempotency,
    async work() {
      const { customerId } = await getTicketKey(tx, ticketId)
      const by: Actor = { viewer: agent, byAgent: true }
      const ticket = check(await lockTicket(tx, customerId, ticketId), by)
      return change({ tx, ticket, by, at: deps.now() })
    },
  })
}
