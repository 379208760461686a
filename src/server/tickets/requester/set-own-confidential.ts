import type { SetConfidential } from '#shared/tickets/input.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaffWithin, asViewer } from '#server/platform/db/as-role.ts'
import { mustBeDecidable } from '#server/tickets/core/changeable-ticket.ts'
import { findTicket, getListedTicket } from '#server/tickets/core/queries.ts'
import { getConfidentiality, setConfidential } from '#server/tickets/core/set-confidential.ts'
import { changeOwnTicket } from './change-own-ticket.ts'

/**
 * Makes the viewer's ticket confidential, or takes that back.
 *
 * @throws AppError `not_found`, `forbidden` for a ticket of another person, `conflict`
 */
export function setOwnConfidential(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { ticketId, confidential }: SetConfidential & { ticketId: string },
) {
  const options = { idempotency: undefined, check: mustBeDecidable }
  return changeOwnTicket(deps, viewer, ticketId, options, async ({ tx, ticket, actor, at }) => {
    await setConfidential(tx, ticket, { confidential, by: actor, at })
    return { ticket: await getListedTicket(tx, ticket, at) }
  })
}

/** Lists people whose sight of the viewer's ticket depends on whether it is confidential. */
export function getOwnConfidentiality(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { ticketId }: { ticketId: string },
) {
  return asViewer(db, viewer, async (tx) => {
    const found = await findTicket(tx, viewer.customerId, ticketId)
    const ticket = mustBeDecidable(found, { viewer, byAgent: false })
    return asStaffWithin(tx, () => getConfidentiality(tx, ticket))
  })
}
