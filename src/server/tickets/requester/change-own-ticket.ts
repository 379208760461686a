import type { CreateTicket } from '#shared/tickets/input.ts'
import type { Reply } from '#shared/tickets/contract.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { withUsageLimits } from '#server/usage/with-usage-limits.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import { changeTicket, type ChangedTicket } from '#server/tickets/core/change-ticket.ts'
import type { ChangeableTicket, mustBeChangeable } from '#server/tickets/core/changeable-ticket.ts'
import { getTicketParts } from '#server/tickets/core/get-ticket-parts.ts'
import { presentTicket } from '#server/tickets/core/present-ticket.ts'
import { findReopenableUntil } from '#server/tickets/core/queries.ts'
import { ticketAnswerMemory } from '#server/tickets/core/ticket-answer-memory.ts'

type Options = {
  idempotency: Idempotency | undefined
  /** The size of the texts and files that are added. */
  bytes?: number
  /** Fields of the request that a repeated answer takes from it. */
  brought?: Partial<Pick<CreateTicket, 'description'>>
  /** Which tickets can be changed so. */
  check?: typeof mustBeChangeable
  /** Done before the ticket must be open. */
  prepare?: (tx: Tx, by: Requesting, key: TicketIds, at: Date) => Promise<void>
}

type Requesting = Extract<Actor, { byAgent: false }>
type TicketIds = { customerId: string; ticketId: string }
type Context = { tx: Tx; ticket: ChangeableTicket; actor: Requesting; at: Date }

/**
 * Changes a ticket as a customer's person: within their limits, in their role, once per
 * Idempotency-Key.
 */
export function changeOwnTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  ticketId: string,
  { idempotency, bytes, brought, check, prepare }: Options,
  change: (context: Context) => Promise<ChangedTicket>,
): Promise<Reply> {
  const actor: Requesting = { viewer, byAgent: false }
  const { customerId } = viewer
  return withUsageLimits(deps, viewer, { replies: 1, bytes }, (counted) =>
    asViewer(deps.db, viewer, (tx) =>
      once(tx, deps, viewer, {
        idempotency,
        memory: ticketAnswerMemory(tx, customerId, brought),
        async work() {
          counted.begin()
          const key = { customerId, ticketId }
          await prepare?.(tx, actor, key, deps.now())
          const changing = { actor, key, check }
          const { ticket, comment } = await changeTicket(tx, deps, changing, (locked, at) =>
            change({ tx, ticket: locked, actor, at }),
          )
          const until = await findReopenableUntil(tx, ticket)
          const presented = {
            ...presentTicket(ticket, await getTicketParts(tx, ticket)),
            ...(until && { reopenableUntil: until.toISOString() }),
          }
          return { ticket: presented, ...(comment && { comment }) }
        },
      }),
    ),
  )
}
