import type { DeskTicket } from '#shared/desk/contract.ts'
import type { LinkKind } from '#shared/desk/relations/values.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { lockTwoTickets } from './lock-two-tickets.ts'
import { deleteLink, type DeskKey, insertLink } from './queries.ts'
import { recordAtDesk } from './record-at-desk.ts'

type Two = { ticketId: string; otherTicketId: string }

/**
 * Says how a ticket belongs to another one, open or closed, of any customer. It takes the place of what
 * was said of the two before, from either side.
 *
 * @throws AppError `not_found`, `invalid_input`
 */
export async function linkTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, otherTicketId, kind }: Two & { kind: LinkKind },
): Promise<{ ticket: DeskTicket }> {
  if (ticketId === otherTicketId)
    throw invalidInput({ otherTicketId: (words) => words.tickets.otherThanThis })
  await asStaff(deps.db, async (tx) => {
    const { key, otherKey } = await lockTwoTickets(tx, ticketId, otherTicketId)
    await addLink(tx, { from: key, to: otherKey, kind }, { agent, at: deps.now() })
  })
  return showDeskTicket(deps, ticketId)
}

/** Links two tickets, and tells the staff. Without an agent it came about by itself. */
export async function addLink(
  tx: Tx,
  { from, to, kind }: { from: DeskKey; to: DeskKey; kind: LinkKind },
  { agent, at }: { agent: Pick<Viewer, 'userId'> | null; at: Date },
) {
  await deleteLink(tx, from, to)
  await insertLink(tx, from, to, { kind, createdAt: at })
  await recordAtDesk(tx, [from, to], { type: 'linked', agent, at })
}

/** Takes the link of two tickets away. Where there is none, nothing happens. */
export async function unlinkTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, otherTicketId }: Two,
): Promise<{ ticket: DeskTicket }> {
  await asStaff(deps.db, async (tx) => {
    const { key, otherKey } = await lockTwoTickets(tx, ticketId, otherTicketId)
    if (await deleteLink(tx, key, otherKey))
      await recordAtDesk(tx, [key, otherKey], { type: 'unlinked', agent, at: deps.now() })
  })
  return showDeskTicket(deps, ticketId)
}
