import type { ReopenTicket } from '#shared/tickets/input.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import { addReply } from '#server/tickets/core/add-reply.ts'
import { mustBeReopenable } from '#server/tickets/core/changeable-ticket.ts'
import { findReopenableUntil, lockTicket } from '#server/tickets/core/queries.ts'
import { reopenTicket } from '#server/tickets/core/reopen-ticket.ts'
import { sizeOf } from '#server/usage/with-usage-limits.ts'
import { changeOwnTicket } from './change-own-ticket.ts'

/**
 * Opens a closed ticket again, for as many days after its closing as the installation allows. The
 * reason becomes the requester's reply. No clock starts: the verdict of the first closing stands.
 *
 * @throws AppError `not_found`, `conflict`
 */
export function reopenOwnTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { ticketId, reason }: ReopenTicket & { ticketId: string },
  { idempotency }: { idempotency?: Idempotency } = {},
) {
  return changeOwnTicket(
    deps,
    viewer,
    ticketId,
    {
      idempotency,
      bytes: sizeOf(reason),
      async prepare(tx, by, key, at) {
        const ticket = mustBeReopenable(await lockTicket(tx, key.customerId, key.ticketId), by)
        if (!ticket) throw new AppError('conflict', (words) => words.tickets.isOpenAlready)
        const until = await findReopenableUntil(tx, ticket)
        if (!until || at > until)
          throw new AppError('conflict', (words) => words.tickets.tooLateToReopen)
        const line = { code: 'reopened' as const, by: by.viewer.name }
        await reopenTicket(tx, ticket, { by, at, status: 'Open', verdictStands: true, line })
      },
    },
    ({ tx, ticket, actor, at }) => addReply(tx, ticket, { by: actor, content: reason, at }),
  )
}
